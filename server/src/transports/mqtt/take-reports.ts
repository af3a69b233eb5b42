import type { ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import { type ReportTopic, topicOf } from '@roomwire/contracts/device/topics.ts'
import type { PinAliases } from '../../features/devices/rules/pin-aliases.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { Admission, DeviceLine } from './admission.ts'
import { ofDevice, type TakeReport } from './renamed-pins.ts'
import { takeMessage, takeMessageNow } from './take-message.ts'

/** Takes the reports of a device, by the names that it has for the pins of its board. */
export function takeReports(
  needs: NeedsOf<typeof takeMessage> & Pick<Roomwire, 'deviceQuotas'>,
  device: ConnectedDevice,
  { aliases, line }: { aliases: PinAliases | undefined; line: DeviceLine },
): TakeReport {
  const take: TakeReport = async (topic, payload) => {
    const error = await takeMessage(needs, device, topic, payload)
    complainOfQuota(needs, device, line, topic)
    return error
  }
  return aliases ? ofDevice(aliases, take) : take
}

/** Hot: receives the reports of a device whose board is its first one. */
export function receiveReports(
  needs: NeedsOf<typeof takeMessageNow> & Pick<Roomwire, 'deviceQuotas'>,
  device: ConnectedDevice,
  line: DeviceLine,
): Admission['receive'] {
  return (topic, payload, settle) => {
    const taking = takeMessageNow(needs, device, topic, payload, (outcome) => {
      try {
        complainOfQuota(needs, device, line, topic)
      } finally {
        settle(outcome)
      }
    })
    return taking?.then((error) => {
      complainOfQuota(needs, device, line, topic)
      return error
    })
  }
}

/** The report is acknowledged, else the device would send it again; a message tells what is not kept of it. */
function complainOfQuota(
  { deviceQuotas }: Pick<Roomwire, 'deviceQuotas'>,
  device: ConnectedDevice,
  line: DeviceLine,
  topic: ReportTopic,
): void {
  const error = deviceQuotas.complaint(device)
  if (error === null) return
  const report: ErrorReport = { topic: topicOf(device.identifier, topic), error }
  line.send('error', JSON.stringify(report))
}
