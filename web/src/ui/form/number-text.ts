/* Numbers and codes as people type and paste them. Nothing is guessed: a text that is not certainly a number is none. */

/** The signs by which a locale writes numbers: '1,234.5' is the first of English, '1.234,5' of German. */
type Signs = { decimal: string; group: string }

function signsOf(locale: string | undefined): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const signOf = (of: string) => parts.find(({ type }) => type === of)?.value ?? ''
  // The Arabic signs stand for these.
  return {
    decimal: signOf('decimal').replace('٫', '.'),
    group: signOf('group').replace('٬', ','),
  }
}

/** The value of a digit of any script. Digits stand in rows from 0 to 9 (Unicode, Nd). */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Plain digits for those of any script; no blanks, and nothing that nobody sees. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    // The wide ＋ － ． and ， of East Asian keyboards.
    .replaceAll(/[＋-．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Thousands as people write them: '1,234', '12.345.678', '1,23,456', '1'234'. */
const grouped = /^\d{1,3}([.,'])(?:\d{2,3}\1)*\d{3}$/

/**
 * Reads a number as a person typed it. Blanks do not count, and neither does the unit behind it.
 * A single comma or point is the decimal sign, unless the locale writes thousands so and three
 * digits follow it.
 * @param unit of the field, which may stand behind the number
 * @param locale of the person; the browser's when it is left out
 * @returns undefined where the text is empty or not certainly a number.
 */
export function readNumber(
  text: string,
  { unit, locale }: { unit?: string | undefined; locale?: string | undefined } = {},
): number | undefined {
  const signs = signsOf(locale)
  const typed = plain(text)
    .replace(/^[−–]/u, '-')
    .replaceAll('٫', signs.decimal)
    .replaceAll(/[’٬]/gu, "'")
  const hasUnit = unit !== undefined && typed.toLowerCase().endsWith(unit.toLowerCase())
  const [, sign = '', digits = ''] =
    /^([-+]?)([\d.,']+)$/.exec(hasUnit ? typed.slice(0, -unit.length) : typed) ?? []
  const value = magnitude(digits, signs)
  if (value === undefined) return undefined
  // Nobody means −0.
  return value === 0 ? 0 : Number(sign + value)
}

function magnitude(digits: string, { decimal, group }: Signs): number | undefined {
  const signs = digits.replaceAll(/\d/g, '')
  const last = signs.charAt(signs.length - 1)
  const isThousand = group === last && decimal !== last && !digits.startsWith('0')
  // The last of several signs is the decimal sign if it stands once. A single sign is one unless it separates thousands.
  const isOnce = last !== '' && last !== "'" && signs.indexOf(last) === signs.length - 1
  const hasDecimal = isOnce && (signs.length > 1 || !isThousand || !grouped.test(digits))
  const [whole = '', rest] = hasDecimal ? digits.split(last) : [digits]
  if (/\D/.test(whole) && !grouped.test(whole)) return undefined
  const joined = whole.replaceAll(/\D/g, '')
  return asNumber(rest === undefined ? joined : `${joined}.${rest}`)
}

const asNumber = (text: string) => (/^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined)

/** A number as it stands in a field: by the signs of the locale, without those of thousands. */
export const fieldNumber = (value: number, locale?: string): string =>
  value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 })

/** Which numbers a field takes. */
export type NumberRule = {
  least: number
  most: number
  /** How many decimals at most; none when it is left out. */
  decimals?: number | undefined
  /** It may stand behind the number, e.g. `W`. */
  unit?: string | undefined
}

/**
 * The number of a field.
 * @returns undefined where the text is empty or `numberError` names an error.
 */
export function numberIn(text: string, rule: NumberRule, locale?: string): number | undefined {
  const value = readNumber(text, { unit: rule.unit, locale })
  return value !== undefined && isWithin(value, rule) ? value : undefined
}

function isWithin(value: number, { least, most, decimals = 0 }: NumberRule): boolean {
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value
}

/** The error of a typed number, for a person; undefined for a right one, and for an empty field. */
export function numberError(text: string, rule: NumberRule, locale?: string): string | undefined {
  if (text.trim() === '' || numberIn(text, rule, locale) !== undefined) return undefined
  const { least, most, decimals = 0 } = rule
  const value = readNumber(text, { unit: rule.unit, locale })
  const [from, to] = [least, most].map((bound) => bound.toLocaleString(locale))
  if (decimals > 0 && value !== undefined && value >= least && value <= most) {
    return `Enter at most ${decimals} decimals`
  }
  return `Enter a ${decimals > 0 ? '' : 'whole '}number from ${from} to ${to}`
}

/**
 * A code of digits as it was typed or pasted: '1234 5678 9012' is '123456789012'. Blanks and
 * hyphens between digits do not count; any other text stays as it is, for the field to refuse.
 */
export function readDigits(text: string): string {
  const typed = plain(text)
  return /^\d+(?:[-‐-–]\d+)*$/u.test(typed) ? typed.replaceAll(/\D/g, '') : text.trim()
}
