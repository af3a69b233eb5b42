/** Markers in a browser's user agent and the names that people use. The first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const machines: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser's name for people, from its user agent: 'Firefox on Android'. */
export function browserLabel(userAgent: string | null): string {
  const text = userAgent ?? ''
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([sign]) => sign.test(text))?.[1]
  // A program that is not a browser: 'curl' of 'curl/8.5.0'.
  const browser = nameIn(browsers) ?? /^(?!Mozilla)[A-Za-z][\w.-]{0,30}(?=\/|$)/.exec(text)?.[0]
  const machine = nameIn(machines)
  if (machine === undefined) return browser ?? 'Unknown browser'
  return `${browser ?? 'Browser'} on ${machine}`
}
