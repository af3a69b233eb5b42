import { z } from 'zod'

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

/** A locale as browsers name theirs: how times and numbers are written. */
export const locale = z
  .string('is required')
  .max(64, 'must be a locale')
  .refine(isLocale, 'must be a locale such as en-GB')
