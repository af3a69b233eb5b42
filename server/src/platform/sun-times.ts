/* When the sun rises and sets: the equations of NOAA's solar calculator, good to a minute. */

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Degrees, above 0 in the north and in the east. */
type Place = { latitude: number; longitude: number }

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

/** How high the middle of the sun stands, degrees above the horizon. */
function heightOf({ latitude, longitude }: Place, at: number): number {
  const { declination, equationOfTime } = sunAt(at)
  const hourAngle = rad((at / minuteMs + 4 * longitude + equationOfTime) / 4 - 180)
  const [north, sun] = [rad(latitude), rad(declination)]
  return deg(
    Math.asin(
      Math.sin(north) * Math.sin(sun) + Math.cos(north) * Math.cos(sun) * Math.cos(hourAngle),
    ),
  )
}

/**
 * When the sun rises or sets on the day that has this noon. The whole half day is searched: on the
 * day of the first sunset after a polar summer the sun still seems never to set at noon.
 * @param noon the local noon of the day, epoch ms: a date alone would mean another day far from Greenwich
 * @returns epoch ms; null where it does neither that day
 */
export function sunTime(event: 'sunrise' | 'sunset', place: Place, noon: number): number | null {
  const highest = highestNear(place, noon)
  const lowest = highest + (event === 'sunrise' ? -dayMs / 2 : dayMs / 2)
  const isUp = (at: number) => isUpAt(place, at)
  if (!isUp(highest) || isUp(lowest)) return null
  let [up, down] = [highest, lowest]
  while (Math.abs(up - down) > 1) {
    const between = (up + down) / 2
    if (isUp(between)) up = between
    else down = between
  }
  return Math.round((up + down) / 2)
}

const isUpAt = (place: Place, at: number): boolean => heightOf(place, at) > 90 - zenith

/** When the sun is highest on the day that has this noon, which may be before it. */
function highestNear(place: Place, noon: number): number {
  const sundial = noon / minuteMs + 4 * place.longitude + sunAt(noon).equationOfTime
  return noon + (720 - wrapped(sundial)) * minuteMs
}

/**
 * The light of the day around an instant: from when to when the sun is up, epoch ms, to ten minutes, so that nobody
 * reads from it where the place is. It lasts a whole day where the sun does not set, and no time where it does not rise.
 */
export function daylightAround(place: Place, at: number): { risesAt: number; setsAt: number } {
  const [risesAt, setsAt] = [sunTime('sunrise', place, at), sunTime('sunset', place, at)]
  const roughly = (time: number) => Math.round(time / tenMinutesMs) * tenMinutesMs
  if (risesAt !== null && setsAt !== null) {
    return { risesAt: roughly(risesAt), setsAt: roughly(setsAt) }
  }
  const from = roughly(at)
  return { risesAt: from, setsAt: isUpAt(place, highestNear(place, at)) ? from + dayMs : from }
}

const tenMinutesMs = 10 * minuteMs

/** Minutes of a day, 0 to 1,440. */
const wrapped = (minutes: number) => ((minutes % 1_440) + 1_440) % 1_440
