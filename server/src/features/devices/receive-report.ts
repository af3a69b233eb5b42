import {
  type DeviceKind,
  highestState,
  type PinKey,
  type PinState,
  pinKey,
  pinsOf,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandRow, CommandStore } from './command-store.ts'
import { messageIdOf, publishCommandStage, publishDeviceChanged } from './device-events.ts'
import { type ConnectedDevice, replacedRefusal } from './device-presence.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceFacts, DeviceStore } from './device-store.ts'

type Stores = { devices: DeviceStore; commands: CommandStore; deviceReader: DeviceReader }
type Needs = { atomicallyRelaxed: Atomically<Stores>; audit: Audit; bus: Bus; clock: Clock }

/** The content of a report; a field that is left out stays as it is. */
export type IncomingReport = {
  facts?: DeviceFacts
  /** The pins by the device's own names for them. */
  pins?: ReadonlyMap<string, PinState>
  /** A touch pad on the device was used; `state` is the new state of its pin. */
  touched?: { touchPin: number; state: PinState }
}

/**
 * Handles a report, the only way in which a device's stored state changes: stores it,
 * ends the commands that it confirms, and informs the home.
 * @throws Refusal 'invalid_input', with a text for the firmware's author, for a pin that
 * such a device does not have; 'device_replaced' when a newer connection has taken this one's place.
 */
export async function receiveReport(
  { atomicallyRelaxed, audit, bus, clock }: Needs,
  device: ConnectedDevice,
  report: IncomingReport,
): Promise<void> {
  const now = clock.now()
  const pins = reportedPins(device.kind, report)
  const { settled, shown } = await atomicallyRelaxed(
    async ({ devices, commands, deviceReader }) => {
      const isPresent = await devices.report(device.id, device.epoch, now, report.facts ?? {}, pins)
      if (!isPresent) throw replacedRefusal()
      const confirmed: CommandRow[] = []
      for (const [pin, value] of pins) {
        confirmed.push(...(await commands.settle(device.id, pin, value, now)))
      }
      return { settled: confirmed, shown: await deviceReader.one(device.id, now) }
    },
  )
  auditEndedCommands(audit, device.homeId, settled)
  if (!shown) return
  await publishDeviceChanged(bus, shown, {
    touched: report.touched,
    ...(settled.length > 0 ? { acks: settled.map(messageIdOf) } : {}),
  })
  for (const command of settled) {
    // Firmware may report without acknowledging first; the page still sees every stage.
    if (command.received_at === null)
      await publishCommandStage(bus, device.homeId, command, 'received')
    await publishCommandStage(bus, device.homeId, command, 'processed')
  }
}

/** The reported state of each pin; a touch reports the pin that its pad switches. */
function reportedPins(kind: DeviceKind, { pins, touched }: IncomingReport): Map<PinKey, PinState> {
  const reported = new Map<PinKey, PinState>()
  for (const [key, value] of pins ?? []) reported.set(checkedPin(kind, key, value), value)
  if (touched) {
    const key = pinTouchedBy(touched.touchPin)
    if (!key) throw refuse('invalid_input', `There is no touch pin ${touched.touchPin}`)
    reported.set(checkedPin(kind, key, touched.state), touched.state)
  }
  return reported
}

/** @throws Refusal when a device of this kind has no such pin, or the pin has no such state. */
function checkedPin(kind: DeviceKind, key: string, value: PinState): PinKey {
  const known = pinKey.safeParse(key)
  if (!known.success || !pinsOf(kind).includes(known.data)) {
    throw refuse('invalid_input', `A ${kind} device has no pin ${key}`)
  }
  if (value > highestState(kind, known.data)) {
    throw refuse('invalid_input', `Pin ${key} can only be 0 or 1`)
  }
  return known.data
}
