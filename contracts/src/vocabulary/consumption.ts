import { z } from 'zod'
import { limits } from './limits.ts'

/*
 * Watts, currency and price: with them hours become kilowatt hours and money.
 */

const wattsText = `must be a whole number from 1 to ${limits.pinWattsMax}`
/** The power of a pin while it is on, W. */
export const pinWatts = z.int(wattsText).min(1, wattsText).max(limits.pinWattsMax, wattsText)

const currencyText = 'must be a currency such as EUR'
/** A currency by its three letters (ISO 4217). */
export const currency = z
  .string(currencyText)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, currencyText)

const priceText = `must be a price from 0 to ${limits.priceMax} with at most 4 decimals`
/** The price of a kilowatt hour in the home's currency, with at most four decimals. */
export const pricePerKwh = z
  .number(priceText)
  .min(0, priceText)
  .max(limits.priceMax, priceText)
  .refine((price) => Math.abs(price * 10_000 - Math.round(price * 10_000)) < 1e-4, priceText)
