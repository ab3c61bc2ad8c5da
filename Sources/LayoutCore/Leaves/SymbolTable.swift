// Sizes of symbols as they were measured with SwiftUI, in half points.

enum SymbolTable {
  /// By name, in the system font of 13 points and regular weight: width and height.
  static let usual = """
    airplane 32 30, ant 28 35, archivebox 32 28, arrow.clockwise 27 32,
    arrow.counterclockwise 27 32, arrow.down 26 28, arrow.left 30 24, arrow.right 30 24,
    arrow.up 26 28, arrow.up.arrow.down 36 29, arrow.up.right 25 23, arrow.uturn.left 30 28,
    at 31 32, backward.fill 39 24, battery.100 44 22, bell 30 31, bell.badge 30 33,
    bell.fill 30 31, bell.slash 30 33, bicycle 48 30, bold 22 23, bolt 26 34, book 35 28,
    book.closed 28 32, bookmark 28 32, briefcase 36 29, bubble.left 34 31, building.2 31 34,
    bus 35 34, calendar 32 28, camera 38 29, car 37 28, cart 36 29, cat 41 34, chart.bar 39 28,
    chart.pie 30 30, checklist 35 30, checkmark 28 26, checkmark.circle 30 30,
    checkmark.circle.fill 30 30, checkmark.square 30 28, chevron.down 29 17, chevron.left 20 27,
    chevron.left.forwardslash.chevron.right 42 29, chevron.right 20 27, chevron.up 29 17,
    circle 30 30, circle.fill 30 30, clock 30 30, cloud 35 25, creditcard 36 26, crop 34 32,
    crown 39 29, cursorarrow 21 31, cylinder 28 31, desktopcomputer 37 30, doc 28 32,
    doc.on.clipboard 32 36, doc.on.doc 32 36, doc.text 28 32, dog 42 34, dollarsign.circle 30 30,
    drop 22 30, ellipsis 28 9, ellipsis.circle 30 30, envelope 37 26, exclamationmark 10 29,
    exclamationmark.triangle 33 29, eye 41 26, eye.slash 41 32, eyedropper 33 32,
    face.smiling 30 30, flag 30 29, flame 26 32, folder 35 28, folder.badge.plus 35 30,
    folder.fill 35 28, forward.end.fill 30 24, forward.fill 39 24, gamecontroller 43 28,
    gear 33 32, gearshape 32 32, gearshape.fill 31 31, gift 31 31, globe 30 30,
    graduationcap 41 35, hammer 39 36, hand.raised 31 32, hand.thumbsup 30 32, headphones 32 32,
    heart 32 28, heart.circle 30 30, heart.fill 32 28, hexagon 32 33, house 37 31,
    house.fill 37 31, info.circle 30 30, iphone 27 31, italic 20 23, key 23 36, leaf 31 28,
    lightbulb 23 34, line.3.horizontal 32 17, link 33 33, list.bullet 32 23, list.number 32 26,
    location 30 30, lock 26 29, lock.open 33 29, magnifyingglass 31 30, map 33 30, message 34 29,
    mic 27 32, mic.slash 27 32, minus 27 7, minus.circle 30 30, moon 30 30, music.note 22 30,
    newspaper 35 32, number 29 29, paintbrush 33 36, paintpalette 35 30, paperclip 30 33,
    paperplane 32 31, pause.fill 22 25, pencil 27 25, pentagon 35 32, percent 30 29, person 29 28,
    person.2 43 30, person.badge.plus 29 34, person.circle 30 30, person.fill 28 27, phone 31 29,
    photo 36 28, pin 30 34, play.fill 23 26, plus 27 25, plus.circle 30 30,
    plus.circle.fill 30 30, power 30 31, printer 35 32, puzzlepiece 44 29, qrcode 30 28,
    questionmark 20 29, questionmark.circle 30 30, quote.opening 34 22, rectangle 36 28,
    rectangle.portrait 28 32, repeat 34 27, ruler 38 18, safari 30 30, scissors 39 30, seal 34 34,
    shield 28 30, shippingbox 32 33, shuffle 36 28, sidebar.left 36 28, slider.horizontal.3 32 26,
    snowflake 27 30, sparkles 30 33, speaker.slash 27 32, speaker.wave.1 31 27,
    speaker.wave.2 37 27, square 30 28, square.and.arrow.down 29 34, square.and.arrow.up 29 35,
    square.and.pencil 33 32, square.fill 30 28, square.grid.2x2 30 28, star 33 32,
    star.circle 30 30, star.fill 33 32, storefront 36 32, sun.max 32 32, tablecells 36 28,
    tag 34 33, terminal 36 28, text.alignleft 32 26, textformat 36 23, thermometer 20 33,
    touchid 33 32, tram 30 36, trash 29 33, trash.fill 29 33, tray 36 26, tree 39 38,
    triangle 33 29, trophy 31 32, tv 38 30, underline 21 27, video 38 25, wallet.pass 28 32,
    wifi 34 26, wrench 36 36, xmark 27 25, xmark.circle 30 30, xmark.circle.fill 30 30,
    """

  /// In other fonts or scales: name, size of the font, weight, scale if not medium, width, height.
  static let others = """
    arrow.clockwise 11.5 500 25 29, arrow.down.left.and.arrow.up.right 10 600 23 23,
    arrow.up.circle 11.5 500 28 28, arrow.up.right.and.arrow.down.left 10 600 24 24,
    arrow.uturn.backward 12 500 29 27, brain 12 500 36 31, checkmark.circle 11 500 27 27,
    checkmark.circle.fill 15 600 37 37, chevron.down 10 600 22 15, chevron.down 11 600 26 16,
    chevron.down 12.5 400 28 16, chevron.down 12.5 500 28 17, chevron.left 9.5 600 15 21,
    chevron.right 12.5 400 19 26, chevron.right 12.5 500 20 26, chevron.right 17 400 25 33,
    chevron.right 30 600 46 63, chevron.right 9.5 600 15 21, circle 12 500 29 29,
    clock.arrow.circlepath 11 500 29 27, command 9 700 21 21, doc.on.doc 11 400 28 32,
    doc.text 12 500 27 30, dollarsign.circle.fill 15 600 37 37,
    exclamationmark.circle 11 500 27 27, exclamationmark.triangle 11 500 27 25,
    folder 12 500 33 26, gear 17 400 43 41, gear 28 400 71 68, hammer 12 500 35 34,
    info.circle 11 400 26 26, info.circle 12 500 29 29, list.bullet 12 500 31 22,
    magnifyingglass 12 500 30 28, pencil 12 500 26 24, play.fill 11.5 500 21 24,
    point.3.connected.trianglepath.dotted 12 500 32 25, star 10 400 26 23, star 11 400 29 27,
    star 13 300 32 31, star 13 400 large 43 41, star 13 400 small 27 26, star 13 600 34 32,
    star 13 700 34 33, star 13 900 35 34, star 17 400 large 56 54, star 17 400 44 40,
    star 17 700 45 43, star 22 400 57 52, star 24 400 large 79 74, star 24 400 62 57,
    star 26 400 67 63, star 28 400 72 67, star 34 400 87 81, star 40 400 103 94,
    star.fill 30 400 78 71, terminal 12 500 34 26, wifi 17 400 45 32,
    """

  /// The words that names of symbols consist of, besides numbers.
  static let words = """
    2d 2x2 3d 3x3 4k a abc abs absolute acceleration accessibility activity aerial ai airplane
    airplay airpod airpodmax airpods airport airtag alarm alert align aligncenter alignleft
    alignright allergens alternatingcurrent ampersand amplifier and angle angled angles ant
    antenna app appclip appearance append apple applelogo applepencil applescript appletv
    applewatch apps aqi arcade archery archivebox arkit arrival arrow arrowhead arrows arrowshape
    arrowtriangle aspectratio asterisk asymmetrical at atom australianfootball auto autobrakehold
    automatic automatically autostartstop axle b back backpack backward badge badminton bag ball
    balloon bandage banknote bar barbell barcode barometer bars base baseball baseline basket
    basketball bathtub battery batteryblock beach bead beats bed bell bench bicycle binoculars
    bird birthday bitcoin bitcoinsign blinds blur bold bolt bonjour book bookmark books bottom
    bottomhalf bottomleading bottomleft bottomright bottomthird bottomtrailing bowl bowling box
    brain brakesignal branch bravo briefcase bright bubble bubbles building buildings bullet burn
    burst bus butterfly button c cabinet cable cablecar cake calendar camera cancer candybar
    canine capslock capsule captions car card cardio caret carousel carplay carrot carseat cart
    case cat catalog cedisign cellular cellularbars center centerline centsign chair chandelier
    character charging chargingcase chart chassis check checkerboard checklist checkmark
    checkmarkseal checkmarkshield chevron child children circle circlebadge circlepath clear
    clipboard clipped clock clockwise close closed cloud club cocktail coffee coil cold
    coloncurrencysign column columns combined combo command commute compact compass complete
    compose compress computer computermouse cone connected connection contact container
    contextualmenu control convertible cooktop cooldown cooling copay core cosmetic
    counterclockwise courier court cpu creditcard cricket crop cross crosscountry crossout crown
    cruise cruzeirosign cube cup curling curlybraces cursor cursorarrow curtains curve curved
    cycle cylinder d dance danger dashed data date dates debit decrease degreesign delete
    deskclock desktopcomputer detector diagonal diagram dial diameter diamond dice directcurrent
    directed direction disability disc discount dishwasher display distribute divide doc dock
    document dog dollarsign dongsign donut door dot dots dotted dottedline double down downhill
    downleft downright dpad drop dropdown dryer duffle dumbbell durationcircle e ear earbuds
    earpods earth eject electric electricity elevator ellipsis ellipsisbubble ellipsiscircle
    elliptical emergency end engine entry envelope equal equestrian eraser escape esim eurosign
    eurozonesign ev exclamationmark exclamationmarkshield exit expand export externaldrive eye
    eyebrow eyedropper eyeglasses eyes f face faceid facemask fahrenheit fall family fan faucet
    fearful feature fence fenced fencing ferry fibrechannel fieldofview figure filemenu fill film
    filter fingerprint fire fireplace firewall fireworks first fish fitness flag flame flashlight
    fleuron flexibility flipphone florinsign flowchart fluid fn focus fog folder football
    footprints footsteps fork forward forwardslash fossil foundation frame francsign from front
    fryer fuel fuelpump full fullscreen function fx g gamecontroller gauge gear gearshape
    gearshift genderless generator gift giftcard github glass globe glove goforward golf grab
    graduationcap greaterthan grid gridlines group guaranisign guitars gymnastics gyroscope h
    hammer hand handbag handball handlebars hands handset hanger hare hat hazardsign head
    headlight headphones headrest headset health hearing hearingdevice heart heat heater heavyrain
    hexagon hexagongrid hifi hifireceiver hifispeaker high highintensity highlighter hiking hockey
    holiday homekit homepod homepodmini horizontal hot hourglass house hryvniasign hunting
    hurricane i ice icecream icloud icon image in increase indent indianrupeesign indoor induction
    infinity info inhaler insert inset instruments intelligence internaldrive intersect interval
    invalid ipad iphone iphones ipod italic ivfluid j jacket jumprope k key keyboard keyhole
    kickboxing kid kipsign kph l lacrosse ladybug lamp landscape lane lanyardcard laptopcomputer
    large larger larisign laser lasso last latch launch laurel leading leadinghalf leadinglight
    leadingthird leaf left lefthalf leftright leftthird lessthan letter level library life
    lifepreserver light lightbulb lighter lightmeter lightning lightrail lights lightspectrum
    lightstrip line lines link linked lirasign list livephoto location locationarrow lock logo
    long low lowercase luggage lungs m macbook macmini macpro macro macwindow magazine magic
    magicmouse magnifyingglass magsafe mail man manatsign map mappin mark martial max maximize
    medal medical medication megaphone memories memorychip menubar menucard message metronome mic
    microbe microphone microscope microwave middle millsign min mind minimize minus mirror mixed
    modem moon moonphase moped mosaic motorcycle mount mountain mountains mouse mouth move
    movieclapper mph mug multiple multiply music mustache n nairasign native needle network
    neuropathy newspaper next nine nose nosign note notequal noteslist number numbers numbersign o
    object octagon octagons off oil oilcan old on one online open opening opticaldisc opticid
    option orange orthogonal outdoor outlet oval oven overhead overlay p paintbrush paintpalette
    painttoolkit pano paperclip paperplane parachute paragraph paragraphsign parentheses
    parkinglight parkingsign partition party pass passenger passport patch path pause paw pawprint
    pc pedal pedestrian pedometer pencil pentagon people percent perforated person personalhotspot
    perspective peruviansolessign pesetasign pesosign petals phone photo photos physics pianokeys
    pickleball pie pilates pill pills pin pip placeholdertext plan plane play playpause plus
    plusminus podium point pointer pointing polarcoordinates polishzlotysign pool popcorn portion
    portrait position power powerbutton poweroff poweron poweroutlet powerplug powersleep
    preferences presentation previous printer progress projective protein psi puzzlepiece pyramid
    q qrcode quarter questionmark questionmarkfolder quiver quote quotelevel r racquetball radar
    radial radiowaves rail rain rainbow raised rays ready receipt receive record recordingtape
    recordroom rectangle rectangles refresh refrigerator remote repeat reply return rev review
    rhombus ribbon right righthalf rightthird road robotic roll roller rolling romanshade rosette
    rotate rotated rotation rotor rounded roundedbottom roundedtop route router rower ruble
    rublesign rugby ruler run runner rupeesign s sad safari sailboat sailing sale save scalemass
    scanner scissors scooter scope scribble scroll seal search seat second sedan see selection
    sensor server setting settings shade shadow share sharedwithyou shazam shield shift
    shippingbox shoe shoeprints shovel shower shuffle side sidebar sideways sign signature
    signaturecard signpost sim simcard single sink siri sit six size skateboard skating skew
    skiing skis skull slash sleep slider slope slot slow slowmo small smallcircle smaller
    smartphone smiling smoke snow snowboard snowboarding snowflake soccer soccerball sofa softball
    sort space spaceship spacing sparkle sparkler sparkles speaker speakerphone spectrum spigot
    split splitter sportscourt sprinkler square squares squareshape squash ssd stack stair
    staircase stairs stand stapler star staroflife stars start stats status steeringwheel step
    stepper steps sterlingsign stethoscope stop stopwatch store storefront stove strengthtraining
    stretching strikethrough stroller studentdesk subtract suit suitcase sum summary sun
    sunglasses sunhorizon sunrise sunset surfing suspension suv swap swatchpalette
    swedishkronasign swift swiftdata swim swimming switch symbol syringe t table tablecells tag
    taichi takeoutbag target teddybear telephone teletype temperature tengesign tennis tennisball
    tent terminal test testtube text textbox textformat tf theater theatermasks thermometer
    thermostat thumbsdown thumbsup ticket tilted time timelapse timeline timer tirepressure title
    to toggle toilet toolbox tooth top tophalf topleading topleft topright topthird toptrailing
    torch tornado tortoise touchid towtruck track trackandfield trackpad traction traditional
    trailing trailinghalf trailingthird train training tram transit transmission transparency
    trapezoid trash tray tree triangle trianglehead trianglepath trophy tropicalstorm truck tshirt
    tugriksign tuningfork turkishlirasign turn turned tv two typesetting u ultimate umbrella
    unclip underline union universal unknown up upleft uppercase upright usb user utensils uturn
    uv v vertical vial video view viewfinder vision visionpro visor voice volleyball w waistup
    wake walk walking wallet wand warninglight washer watch watchface water waterbottle waterpolo
    wave waveform waves weather web webcam weight weightlifting wheel wheelchair wifi wifirouter
    wiggle wind windmill window windshield wine wineglass wiper with without wonsign work worn
    wrench wrestling writing wrongwaysign x xmark xserve y yard yensign yoga z zipper zl zzz
    """
}
