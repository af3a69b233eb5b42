import type { HomePlace } from '../../identity/stored-place.ts'

/* When the sun rises and sets: the equations of NOAA's solar calculator, good to a minute. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Noon of 2000-01-01 (J2000.0), epoch ms. */
const epoch2000 = 946_728_000_000
/** How far below the horizon the middle of the sun is when its upper edge rises: refraction and its radius. */
const zenith = 90.833

const rad = (degrees: number) => (degrees * Math.PI) / 180
const deg = (radians: number) => (radians * 180) / Math.PI

/** The sun at an instant: its declination in degrees, and by how many minutes a sundial is ahead of the clock. */
function sunAt(ms: number): { declination: number; equationOfTime: number } {
  const t = (ms - epoch2000) / (36_525 * dayMs)
  const longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
  const anomaly = rad(357.52911 + t * (35_999.05029 - t * 0.0001537))
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const centre =
    Math.sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    Math.sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    Math.sin(3 * anomaly) * 0.000289
  const node = rad(125.04 - 1_934.136 * t)
  const apparent = rad(longitude + centre - 0.00569 - 0.00478 * Math.sin(node))
  const tilt = rad(23.439291 - t * (0.013004 + t * 0.00000016) + 0.00256 * Math.cos(node))
  const y = Math.tan(tilt / 2) ** 2
  const twice = 2 * rad(longitude)
  const equation =
    y * Math.sin(twice) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(twice) -
    0.5 * y * y * Math.sin(2 * twice) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly)
  return {
    declination: deg(Math.asin(Math.sin(tilt) * Math.sin(apparent))),
    equationOfTime: 4 * deg(equation),
  }
}

/** Half of the day's length in minutes; undefined where the sun does not cross the horizon. */
function halfDayMin(latitude: number, declination: number): number | undefined {
  const [north, sun] = [rad(latitude), rad(declination)]
  const cosine =
    Math.cos(rad(zenith)) / (Math.cos(north) * Math.cos(sun)) - Math.tan(north) * Math.tan(sun)
  return Math.abs(cosine) <= 1 ? 4 * deg(Math.acos(cosine)) : undefined
}

/**
 * When the sun rises or sets on the day that has this noon.
 * @param noon the local noon of the day, epoch ms: a date alone would mean another day far from Greenwich
 * @returns epoch ms; null where it does neither that day
 */
export function sunTime(
  event: 'sunrise' | 'sunset',
  { latitude, longitude }: HomePlace,
  noon: number,
): number | null {
  const sundial = noon / minuteMs + 4 * longitude + sunAt(noon).equationOfTime
  // From this noon to when the sun is highest, which may be before it, and with clocks that run evenly.
  const wait = 720 - wrapped(sundial)
  const evenHighest = noon + (wait + sunAt(noon).equationOfTime) * minuteMs
  let at = noon
  for (let round = 0; round < 4; round += 1) {
    const { declination, equationOfTime } = sunAt(at)
    const half = halfDayMin(latitude, declination)
    if (half === undefined) return null
    const highest = evenHighest - equationOfTime * minuteMs
    at = highest + (event === 'sunrise' ? -half : half) * minuteMs
  }
  return Math.round(at)
}

/** Minutes of a day, 0 to 1,440. */
const wrapped = (minutes: number) => ((minutes % 1_440) + 1_440) % 1_440
