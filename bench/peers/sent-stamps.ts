/*
 * Real devices report the same again and again: nothing in a report says which one it is. Each comes to
 * the page as one message, in the order of its device; so the next message about a device is of its
 * oldest report that no page has had yet.
 */

export type SentStamps = ReturnType<typeof openSentStamps>

/** Keeps of each device the stamps of the reports that are on their way. */
export function openSentStamps() {
  const byDevice = new Map<number, number[]>()
  return {
    add(device: number, stamp: number): void {
      const sent = byDevice.get(device)
      if (sent) sent.push(stamp)
      else byDevice.set(device, [stamp])
    },

    /** The stamp of the report that a page has got now; -1 for what no report was sent for. */
    take: (device: number): number => byDevice.get(device)?.shift() ?? -1,
  }
}
