/** The length of a span in which a repeated report is stored once, ms. */
const spanMs = 10_000

/**
 * Whether an instant is in another span of a device than an earlier one, both epoch ms. The spans of
 * each device begin at times of its own: those that connect in the same second, as they do after a
 * restart, would else write in the same second ever after.
 */
export function isInNewSpan(deviceId: number, at: number, earlier: number): boolean {
  // By the golden ratio the beginnings of any devices in a row are spread evenly.
  const begin = (deviceId * 6_180) % spanMs
  return Math.floor((at - begin) / spanMs) !== Math.floor((earlier - begin) / spanMs)
}
