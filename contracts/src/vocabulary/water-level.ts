/**
 * Reads a tank's level from the device's own text, which has no fixed format. A
 * number with % is exact, a known word is a band, and anything else is shown as it
 * is with a tank that shows no level. A number that is not certain is no level:
 * below 0 or above 100, part of another one ('7.2.1 %', '1 050 %'), with a comma that
 * may stand for thousands ('1,234 %'), or one of two.
 */
export type WaterLevel = { kind: 'exact' | 'band'; percent: number } | { kind: 'unknown' }

const bands: Record<string, number> = {
  EMPTY: 4,
  LOW: 20,
  MEDIUM: 50,
  MID: 50,
  HALF: 50,
  HIGH: 80,
  FULL: 100,
}

/** A number before %, and the minus before it. What stands before them is no part of a number, a sign or a comparison. */
const levelNumber =
  /(?<![\d.,'’<>≤≥/+−–-]\s*)([−–-]\s*)?(?<!\d[eE][+-]?)(\d+(?:\.\d+|,\d{1,2}|,\d{4,})?)\s*%/u

/** A number before it, such as the lower of two; one that a label or an amount ends with is none ('Tank 2: 72 %'). */
const otherNumber = /\d[^:=(;]*$/u

const isOnly = (sign: string, text: string) => text.indexOf(sign) === text.lastIndexOf(sign)

/** Reads the level from the text of a device (CTRL-5). */
export function readWaterLevel(text: string | null): WaterLevel {
  if (text?.includes('%')) {
    const found = levelNumber.exec(text)
    const [, sign, number] = found ?? []
    const percent = Number(number?.replace(',', '.') ?? Number.NaN)
    const isAlone = isOnly('%', text) && !otherNumber.test(text.slice(0, found?.index))
    const isCertain = percent <= 100 && (!sign || percent === 0) && isAlone
    return isCertain ? { kind: 'exact', percent } : { kind: 'unknown' }
  }
  const band = text === null ? undefined : bands[text.trim().toUpperCase()]
  return band === undefined ? { kind: 'unknown' } : { kind: 'band', percent: band }
}

/** Below this level the tank is low. */
export const lowPercent = 15

/** From this level on the tank is full. */
export const fullPercent = 95
