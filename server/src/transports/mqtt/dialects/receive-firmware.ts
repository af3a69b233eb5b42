import { ofProtection, type ShownPin } from '../../../features/devices/records/shown-device.ts'
import type { PinAliases } from '../../../features/devices/rules/pin-aliases.ts'
import type { ConnectedDevice } from '../../../features/devices/twins/connected-device.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Roomwire } from '../../../roomwire.ts'
import type { Firmware } from '../admission.ts'
import type { TakeReport } from '../renamed-pins.ts'
import type { GivenLease, Taken, Translation } from './dialect.ts'

type Speaking = {
  translation: Translation
  take: TakeReport
  aliases: PinAliases | undefined
}

/** The leases that a board ends by itself, by its keys for the pins. */
function givenLeases(pins: readonly ShownPin[], aliases: PinAliases | undefined) {
  const given = new Map<string, GivenLease>()
  for (const { key, lease } of pins) {
    const onBoard = aliases ? aliases.onBoard(key) : key
    const isGiven = lease?.holder === 'device' && lease.commandId !== ofProtection
    if (!isGiven || onBoard === undefined) continue
    given.set(onBoard, { messageId: String(lease.commandId), endsAt: lease.endsAt })
  }
  return given
}

/**
 * Takes the messages of firmware as the reports that they are. Nobody reads at the firmware why one is
 * refused: that goes into the log.
 */
export function receiveFirmware(
  needs: Pick<Roomwire, 'log' | 'twins'>,
  device: ConnectedDevice,
  { translation, take, aliases }: Speaking,
): Firmware['receive'] {
  translation.resume(givenLeases(needs.twins.pinsOf(device) ?? [], aliases))
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
