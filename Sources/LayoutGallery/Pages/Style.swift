/// How the pages look.
enum Style {
  static let sheet = """
    :root {
      --page: #f5f5f7; --card: #ffffff; --text: #1d1d1f; --faint: #6e6e73; --line: #d2d2d7;
      --link: #0066cc; --keyword: #ad3da4; --string: #c41a16; --type: #3900a0; --number: #1c00cf;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #000000; --card: #1c1c1e; --text: #f5f5f7; --faint: #98989d; --line: #38383a;
        --link: #4da3ff; --keyword: #ff7ab2; --string: #ff8170; --type: #d0a8ff; --number: #d9c97c;
      }
      .card .picture.light, figure .picture.light { display: none; }
    }
    @media (prefers-color-scheme: light) { .card .picture.dark, figure .picture.dark { display: none; } }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 24px clamp(16px, 4vw, 48px) 64px; max-width: 1280px;
      background: var(--page); color: var(--text);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: clamp(26px, 5vw, 38px); line-height: 1.15; margin: 12px 0; }
    h2 { font-size: 22px; margin: 32px 0 12px; }
    h3 { font-size: 15px; margin: 12px 0 0; font-weight: 600; }
    header p { max-width: 46em; color: var(--faint); margin: 0 0 16px; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 15px; }
    .cards {
      display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px;
      color: var(--text); display: flex; flex-direction: column; justify-content: space-between;
    }
    .card:hover { border-color: var(--link); text-decoration: none; }
    .card .picture { display: flex; align-items: center; justify-content: center; flex: 1; }
    .card .picture svg { max-height: 200px; }
    svg { max-width: 100%; height: auto; display: block; }
    .example { display: grid; gap: 0 32px; grid-template-columns: minmax(0, 1fr); }
    figure {
      margin: 0 0 16px; padding: 16px; background: var(--card); border: 1px solid var(--line);
      border-radius: 14px; overflow-x: auto;
    }
    figure svg { margin: 0 auto; }
    figcaption { margin-top: 12px; font-size: 13px; color: var(--faint); text-align: center; }
    pre {
      margin: 0; padding: 16px; overflow-x: auto; background: var(--card); line-height: 20px;
      border: 1px solid var(--line); border-radius: 14px;
    }
    code { font: 13px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
    th, td { padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line); text-align: right; }
    th { text-align: left; font-weight: 600; }
    tr:first-child > * { color: var(--faint); font-weight: 400; }
    details { margin-top: 24px; }
    summary { cursor: pointer; color: var(--link); margin-bottom: 12px; }
    .keyword { color: var(--keyword); } .text { color: var(--string); }
    .type { color: var(--type); } .number { color: var(--number); } .comment { color: var(--faint); }
    @media (min-width: 900px) {
      .example { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
      .texts h2:first-child { margin-top: 0; }
      .pictures { position: sticky; top: 16px; align-self: start; }
    }

    """
}
