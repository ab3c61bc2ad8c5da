// Sizes of symbols as they were measured with SwiftUI, in half points.

enum SymbolTable {
  /// In other fonts or scales: name, size of the font, weight, scale if not medium, width, height.
  static let others = """
    arrow.clockwise 11.5 500 25 29, arrow.down.left.and.arrow.up.right 10 600 23 23,
    arrow.up.circle 11.5 500 28 28, arrow.up.right.and.arrow.down.left 10 600 24 24,
    arrow.uturn.backward 12 500 29 27, brain 12 500 36 31, checkmark.circle 11 500 27 27,
    checkmark.circle.fill 15 600 37 37, chevron.down 10 600 22 15, chevron.down 11 600 26 16,
    chevron.down 12.5 400 28 16, chevron.down 12.5 500 28 17, chevron.left 9.5 600 15 21,
    chevron.right 12.5 400 19 26, chevron.right 12.5 500 20 26, chevron.right 30 600 46 63,
    chevron.right 9.5 600 15 21, circle 12 500 29 29, clock.arrow.circlepath 11 500 29 27,
    command 9 700 21 21, doc.text 12 500 27 30, dollarsign.circle.fill 15 600 37 37,
    exclamationmark.circle 11 500 27 27, exclamationmark.triangle 11 500 27 25,
    folder 12 500 33 26, gear 28 400 71 68, hammer 12 500 35 34, info.circle 12 500 29 29,
    list.bullet 12 500 31 22, magnifyingglass 12 500 30 28, pencil 12 500 26 24,
    play.fill 11.5 500 21 24, point.3.connected.trianglepath.dotted 12 500 32 25,
    star 13 300 32 31, star 13 900 35 34, star 17 400 large 56 54, star 17 700 45 43,
    star 24 400 large 79 74, star 24 400 62 57, star 28 400 72 67, star 34 400 87 81,
    star 40 400 103 94, star.fill 30 400 78 71, terminal 12 500 34 26,
    """

  /// The words that names of symbols consist of, besides numbers.
  static let words = """
    0percent 100percent 1x2 25percent 2d 2h 2x1 2x2 33percent 3d 3x1 3x2 3x3 4a 4h 4k 4l 4x3
    50percent 67percent 75percent 84percent a abc abs absolute ac acceleration accelerator
    accessibility activity adapter adjustable aerial africa ai air airbag airplane airplay
    airplayaudio airplayvideo airpod airpodmax airpodpro airpods airpodspro airport airtag alarm
    alert align aligncenter alignleft alignright allergens alt alternatingcurrent american americas
    ampersand amplifier analog and angle angled angledbottom angledtop angles answer ant antenna
    aperture app appclip appearance append apple applelogo applepencil applescript appletv
    appletvremote applewatch apps appwindow aqi arabic arcade archery archivebox arkit arms arrival
    arrow arrowhead arrowkeys arrows arrowshape arrowtriangle arrowtriangles artframe arts ascending
    asia aspectratio asterisk asymmetrical at atom audio australia australian australiandollarsign
    australianfootball australsign auto autobrakehold automatic automatically autostartstop av
    average awning axle b back background backpack backrest backward badge badminton bag bahtsign
    ball balloon bandage bank banknote bar barbell barcode barometer barre bars base baseball
    baseline bases basket basketball bathtub battery batteryblock batterypack bay beach beacon bead
    beam beats bed bell below bench beziercurve bicycle bifold bin binoculars bird birthday bitcoin
    bitcoinsign blast blinds blur body bold bolt bonjour book bookmark books bottom bottomhalf
    bottomleading bottomleft bottommiddle bottomright bottomrighthalf bottomrightquarter bottomthird
    bottomtrailing bounce bowl bowling box boxing braille brain brake brakesignal branch bravo
    brazilianrealsign briefcase bright bubble bubbles building buildings bullet burn burst bus bust
    butterfly button c cabinet cable cablecar cake calendar camera cancer candybar candybarphone
    canine cap capslock capsule capsulepath captions car carbon card cardio caret cargo carousel
    carplay carrier carrot carseat cart case casement cat catalog ccs1 ccs2 cedisign ceiling
    cellular cellularbars celsius center centerline central centsign chademo chair chandelier
    character characters charger charging chargingcase chart chassis check checked checkerboard
    checkered checklist checkmark checkmarkseal checkmarkshield chevron child children
    chineseyuanrenminbisign circle circlebadge circlepath circles circulate clap clear click
    climbing clipboard clipped clock clockwise close closed closing cloud club clutch coat coaxial
    cocktail coffee coil cold collision coloncurrencysign column columns comb combined combo
    combustion command commute compact compass complete compose compress computer computermouse
    conditioner cone connected connection connector console contact container contextualmenu control
    controlhandles convertible cooktop coolant cooldown cooling copay core cosmetic counterclockwise
    courier court cpu creditcard crescent cricket crop cross crosscountry crossed crossout crown
    cruise cruzeirosign cube cup curling curlybraces cursive cursor cursorarrow curtains curve
    curved curvedto curvepath cycle cycling cylinder cylindrical d dance danger danishkronesign dash
    dashed data date dates day daytime dc debit decrease degreesign dehumidifier delete departure
    descent desk deskclock desktopcomputer deskview detector diagonal diagonalline diagram dial
    diameter diamond dice die digitalcrown dioxide directcurrent directed direction disability disc
    discount disengaged dishwasher display distance distribute distribution divide doc dock document
    dog dollarsign dongsign donut door doorbell dot dotmatrix dots dotted dottedline dottedunderline
    double doubledecker doubletap down downhill downleft downright downtrend dpad draw drawing dress
    drive driveshaft drizzle drone drop dropdown droplets dryer duffle dumbbell duployan
    durationcircle dust e ear earbuds earphones earpods earth ecg eject electric electricity element
    elevator ellipse ellipses ellipsis ellipsisbubble ellipsiscircle elliptical emergency emission
    end engaged engine enter entry envelope equal equestrian eraser escape esim europe eurosign
    eurozonesign ev exclamation exclamationmark exclamationmarkshield exit expand export express
    extension externaldrive extinguisher extralarge extreme eye eyebrow eyedropper eyeglasses eyes f
    face faceid facemask facing fahrenheit fall family fan faucet faxmachine fearful feature fence
    fenced fencing ferry fibrechannel field fieldofview figure filemenu fill filled film filter
    filters fingerprint fingers fire fireplace firewall fireworks first fish fishing fitness fitpro
    flag flame flashlight flask flattrend fleuron flexibility flipphone floor florinsign flowchart
    fluid fn focus fog folder football footprints footsteps fork formfitting forward forwardslash
    fossil foundation frame francsign french fresh from front fryer frying fuel fuelpump full
    fullscreen function functional furniture fx g gamecontroller garage gate gauge gb gear gearshape
    gearshift gen1 gen2 gen3 gen4 genderless generator gibbous gift giftcard github glass globe
    glove glowplug gobackward goforward golf grab graduationcap greaterthan greaterthanorequalto
    greetingcard grid gridlines group guaranisign guitars gymnastics gyroscope h hail half halffull
    hammer hand handbag handball handheld handlebars hands handset hanger haptics hare hat
    hazardsign haze head header headlight headphones headrest headset health hearing hearingdevice
    heart heat heater heavyrain helm helmet hex hexagon hexagongrid hexagonpath hifi hifireceiver
    hifispeaker high highintensity highlighter hiking hill hitch hockey hold holdinghands holiday
    homebutton homekit homepod homepodmini horizon horizontal horn hot hourglass house hover
    hryvniasign humidifier humidity hunting hurricane i ibeam ice icecream icloud icon image in
    increase indent indianrupeesign indicator indoor induction infinity info inhaler insert inset
    instruments intelligence intermittent internaldrive intersect intersection interval
    intervaltraining invalid inverse inward ipad iphone iphones ipod italic ivfluid j jack jacket
    joystick jumprope justify k kashida key keyboard keyhole keypad kickboxing kid kipsign knife kph
    l l1 l2 l3 l4 lacrosse ladybug lamp landscape lane lanes lanyardcard laptopcomputer large larger
    larisign laser lasso last latch launch laurel layers layout lb leading leadinghalf leadinglight
    leadingthird leaf led left lefthalf leftright leftthird lessthan lessthanorequalto letter level
    lever library licenseplate life lifepreserver light lightbulb lighter lightmeter lightning
    lightrail lights lightspectrum lightstrip lightswitch line lines lineweight link linked liquid
    lirasign list livephoto lizard lm location locationarrow lock lodge logo long lounge loupe low
    lower lowercase lsb lt luggage lungs m m1 m2 m3 m4 macbook macmini macpro macro macstudio
    macwindow magazine magic magicmouse magnify magnifyingglass magsafe mail malaysianringgitsign
    man manatsign map mappin mark marks martial massage matrix matter max maximize measurement mecca
    medal mediabox mediastick medical medication meditate medium megaphone memories memorychip
    menubar menucard merge message meter metering metronome mic microbe microphone microscope
    microwave middle middleleft middleright millsign min mind mini minimize minus mirror mixed modem
    mono monoxide moon moonphase moonrise moonset moped mosaic motion motionlines motorcycle
    motorized mount mountain mountains mouse mouth move movieclapper mph mug multiple multiply
    multispot music mustache n nacs nairasign native needle network neuropathy new newspaper next
    nine none north norwegiankronesign nose nosign note notequal noteslist number numbers numbersign
    o oar object octagon octagons of off offgrid oil oilcan old on one onehanded online open opening
    opticaldisc opticaldiscdrive opticid option orange orthogonal oscillation out outdoor outlet
    outline outs outward oval oven overhead overlay p p1 p2 p3 p4 paddleshifter page pages
    paintbrush paintpalette painttoolkit palm pan panel pano paper paperclip paperplane parachute
    paragraph paragraphsign parentheses parkinglight parkingsign partial partition party pass
    passenger passport patch path pattern pause paw pawprint pc peacesign pedal pedestrian pedometer
    pencil pentagon people percent perforated person personalhotspot perspective peruviansolessign
    pesetasign pesosign petals phone phonetic photo photos physics pianokeys pickleball pickup pie
    pilates pill pills pin pinch pip pipe placeholdertext plaintext plan plane platter play
    playground playpause playstation plug plus plusminus podium point pointed pointer pointing
    polarcoordinates polishzlotysign pool popcorn popper portion portrait position power powerbeats
    powerbeats3 powerbutton powercord powermeter poweroff poweron poweroutlet powerplug powersleep
    preferences presentation press previous printer pro professional profile programmable progress
    projective protein psi puck pull purchased purifier puzzlepiece pyramid q qrcode quarter
    quarternote questionmark questionmarkfolder quiver quote quotelevel r r1 r2 r3 r4 rack racket
    racquetball radar radial radio radiowaves raid rail rain rainbow raised ratio rays rb ready rear
    receipt receive recessed record recordingtape recordroom rectangle rectanglepath rectangles
    rectangular redaction refresh refrigerator remote remove repeat reply resize restart retarder
    return rev review rhombus ribbon richtext right righthalf rightthird righttriangle ring rm road
    robotic roll roller rolling roman romanshade roof rosette rotate rotated rotation rotor rounded
    roundedbottom roundedtop route router rower rowing rsb rt ruble rublesign rugby rugbyball ruler
    run runner runningpace rupeesign s sad safari safetycone sailboat sailing sale saucer save scale
    scalemass scanner scatter scissors scooter scope screwdriver scribble scroll scurvepath sdcard
    seal search seat seatbelt seated seats second sedan see selection sensor sequence server setting
    settings shade shadow share sharedwithyou shareplay shazam shekelsign shell shield shift
    shippingbox shock shoe shoeprints shovel shower shuffle shutter side sidebar sidejet sideways
    sign signal signature signaturecard signpost sim simcard singaporedollarsign single sink siri
    sit six sixspeed size sizes skateboard skateboarding skating skew skiing skis skull slash sleep
    sleet slider sliding slope slot slow slowmo small smallcircle smaller smartbatterycase
    smartphone smiley smiling smoke snow snowboard snowboarding snowflake soccer soccerball
    socialdance sofa softball solobuds sort sos south space spaceship spacing spade sparkle sparkler
    sparkles speaker speakerphone spectrum speedometer spigot split splitter sports sportscourt spot
    spray spread sprinkler square squarepath squareroot squares squareshape squash squeeze ssd stack
    stair staircase stairs stand stapler star staroflife stars start stats status steeringwheel step
    stepper steps stereo sterlingsign stethoscope stick stop stopwatch store storefront stove straw
    strengthtraining stretching strikethrough strip striped stroller studentdesk studiobuds
    subscript subtract suit suitcase sum summary sun sunglasses sunhorizon sunrise sunset
    superscript surfboard surfing suspension sutton suv swap swatchpalette swedishkronasign swift
    swiftdata swim swimming swipe swirl switch switcher symbol syringe t table tablecells tachometer
    tag taichi taillight takeoutbag tap target teddybear telephone teletype temperature tengesign
    tennis tennisball tent terminal test testtube text textbox textformat tf theater theatermask
    theatermasks thermometer thermostat thumbsdown thumbsup ticket tilt tilted time timelapse
    timeline timemachine timer tip tire tirepressure title to toggle togglepower toilet toolbox
    tooth top tophalf topleading topleft topmiddle topright topthird toptrailing torch tornado
    tortoise torus touch touchid tow tower towtruck track trackandfield trackpad traction
    traditional trailing trailinghalf trailingthird train training tram transit translate
    transmission transparency transparent trapezoid trash tray treadmill tree triangle trianglebadge
    trianglehead trianglepath triangleshape trophy tropicalstorm truck trunk tsa tshirt tugriksign
    tuningfork tunnel turkishlirasign turn turned tv two type typesetting u uiwindow ultimate
    ultrawide umbrella unchecked unclip underline union unit universal unknown up upleft upper
    uppercase upright uptrend usb user utensils uturn uv v vacuum variable vertical vial video
    videoprojector view viewfinder vision visionpro visor voice voiceover volleyball w waistup wake
    walk walking wallet wand waning warninglight washer watch watchface water waterbottle waterpolo
    wave waveform waves waxing weather web webcam weight weighted weightlifting wheel wheelchair
    wide widebrim widget wifi wifirouter wiggle wind windmill window windshield wine wineglass wiper
    wireless with without wonsign word work worn wrench wrestling writing wrongwaysign x xaxis xbox
    xmark xserve xyaxis y yard yaxis yensign yieldsign yoga z zigzag zipper zl zr zzz
    """
}
