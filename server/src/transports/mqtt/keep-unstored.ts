import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { ConnectedDevice } from '../../features/devices/device-presence.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { takeReport } from './device-topics.ts'

/** The pause before reports are stored again (ms), and how many of one device are kept, and in how many bytes. */
const keeping = { retryMs: 1_000, reportsMost: 32, bytesMost: 16 * 1_024 }

type Report = { topic: ReportTopic; payload: Uint8Array }

/**
 * Keeps the last reports that could not be stored, and stores them in their order when the
 * database is back: a device in MQTT 3.1.1 does not learn that it should report again. They
 * stay unacknowledged, because a crash would lose them.
 */
export function keepUnstored(roomwire: Roomwire) {
  const waiting = new Map<ConnectedDevice, { reports: Report[]; refusal: Refusal }>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const later = () => {
    if (!isStopped) timer ??= setTimeout(() => void storeAll(), keeping.retryMs)
  }

  async function storeAll(): Promise<void> {
    for (const [device, { reports }] of waiting) {
      for (let next = reports.shift(); next; next = reports.shift()) {
        if (await isStored(device, next)) continue
        reports.unshift(next)
        break
      }
      // The other devices wait with it.
      if (reports.length > 0) break
      waiting.delete(device)
    }
    timer = undefined
    if (waiting.size > 0) later()
  }

  /** Also a report is done with that is not taken, or fails for another reason than the database. */
  async function isStored(device: ConnectedDevice, { topic, payload }: Report): Promise<boolean> {
    try {
      await takeReport(roomwire, device, topic, payload)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      roomwire.log.error({ err: error }, 'a report that was kept could not be taken')
      return true
    }
  }

  function keep(device: ConnectedDevice, report: Report, refusal: Refusal): void {
    const reports = waiting.get(device)?.reports ?? []
    reports.push(report)
    const bytes = () => reports.reduce((sum, { payload }) => sum + payload.length, 0)
    while (reports.length > keeping.reportsMost || bytes() > keeping.bytesMost) reports.shift()
    waiting.set(device, { reports, refusal })
    later()
  }

  return {
    /**
     * Handles one message of a device, as takeReport does.
     * @throws Refusal when it is kept for later.
     */
    async take(device: ConnectedDevice, topic: ReportTopic, payload: Uint8Array) {
      const refusal = waiting.get(device)?.refusal
      if (refusal) {
        keep(device, { topic, payload }, refusal)
        throw refusal
      }
      try {
        return await takeReport(roomwire, device, topic, payload)
      } catch (error) {
        if (error instanceof Refusal) keep(device, { topic, payload }, error)
        throw error
      }
    },
    /** Its connection has ended: it reports again when it comes back. */
    forget: (device: ConnectedDevice) => void waiting.delete(device),
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
