import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import { openHoldBack } from '../../platform/hold-back.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { Admission, DeviceLine, Firmware } from './admission.ts'

type RateNeeds = Pick<Roomwire, 'clock' | 'counts' | 'rateLimits'>

/**
 * Counts the reports of one device at its rate. One that is too fast is not read on until its turn
 * comes, so that nothing it reports is lost; one that goes on would report what is long past, and
 * is let go instead: when it comes back it reports its state.
 * @returns true for a report that may pass, a promise for one that must wait, false for one too many
 */
export function openReportRate(
  { clock, counts, rateLimits }: RateNeeds,
  device: ConnectedDevice,
  line: DeviceLine,
): () => boolean | Promise<true> {
  const holdBack = openHoldBack(clock, limits.deviceHeldBackMs)
  return () => {
    counts.fromDevices += 1
    const held = holdBack.hold(rateLimits.reserveReport(device))
    if (held === false) line.close('too_fast')
    return held
  }
}

/** Hot: receives the messages of a device at its rate. */
export function receiveAtItsRate(
  needs: RateNeeds,
  device: ConnectedDevice,
  line: DeviceLine,
  receive: Admission['receive'],
): Admission['receive'] {
  const rate = openReportRate(needs, device, line)
  return (topic, payload, settle) => {
    const held = rate()
    if (held === true) return receive(topic, payload, settle)
    if (held === false) return Promise.resolve(null)
    return held.then(() => receive(topic, payload, settle))
  }
}

/** Takes the messages of firmware at its rate. */
export function atItsRate(
  needs: RateNeeds,
  device: ConnectedDevice,
  line: DeviceLine,
  receive: Firmware['receive'],
): Firmware['receive'] {
  const rate = openReportRate(needs, device, line)
  return async (...message) => ((await rate()) ? receive(...message) : [])
}
