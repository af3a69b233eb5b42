/**
 * Reads a tank's level from the device's own text, which has no fixed format. A
 * number with % is exact, a known word is a band, and anything else is shown as it
 * is with a tank that shows no level.
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

/** Reads the level from the text of a device (CTRL-5). */
export function readWaterLevel(text: string | null): WaterLevel {
  const number = text?.match(/(\d+(?:[.,]\d+)?)\s*%/)?.[1]
  if (number !== undefined) {
    const percent = Number(number.replace(',', '.'))
    return percent <= 100 ? { kind: 'exact', percent } : { kind: 'unknown' }
  }
  const band = text === null ? undefined : bands[text.trim().toUpperCase()]
  return band === undefined ? { kind: 'unknown' } : { kind: 'band', percent: band }
}

/** Below this level the tank is low. */
export const lowPercent = 15

/** From this level on the tank is full. */
export const fullPercent = 95
