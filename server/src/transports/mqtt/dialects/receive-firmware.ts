import type { ConnectedDevice } from '../../../features/devices/twins/connected-device.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Roomwire } from '../../../roomwire.ts'
import type { Firmware } from '../admission.ts'
import type { TakeReport } from '../renamed-pins.ts'
import type { Taken, Translation } from './dialect.ts'

/**
 * Takes the messages of firmware as the reports that they are. Nobody reads at the firmware why one is
 * refused: that goes into the log.
 */
export function receiveFirmware(
  needs: Pick<Roomwire, 'log'>,
  device: ConnectedDevice,
  { translation, take }: { translation: Translation; take: TakeReport },
): Firmware['receive'] {
  /** The topics of which the log has one fault: a device that repeats it fills no disk. */
  const noted = new Set<string>()
  const note = (topic: string, error: string) => {
    if (noted.has(topic)) return
    noted.add(topic)
    needs.log.info({ deviceId: device.id, topic, error }, 'a message of firmware was not taken')
  }

  function translate(topic: string, payload: Buffer): Taken {
    try {
      return translation.take(topic, payload)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      note(topic, error.message)
      return { reports: [], replies: [] }
    }
  }

  return async (topic, payload) => {
    const { reports, replies } = translate(topic, payload)
    try {
      for (const { topic: ours, message } of reports) {
        const error = await take(ours, Buffer.from(JSON.stringify(message)))
        if (error !== null) note(topic, error)
      }
      return replies
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return undefined
    }
  }
}
