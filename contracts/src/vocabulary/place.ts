import { z } from 'zod'

const degrees = (most: number, message: string) =>
  z.number(message).min(-most, message).max(most, message)

/** Where a home is: the sun rises there. */
export const homePlace = z.strictObject(
  {
    latitude: degrees(90, 'must be -90 to 90 degrees, above 0 in the north'),
    longitude: degrees(180, 'must be -180 to 180 degrees, above 0 in the east'),
  },
  'must have a latitude and a longitude',
)
