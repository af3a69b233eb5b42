import type { DeviceControl } from '@roomwire/contracts/live/from-browser.ts'
import {
  highestState,
  isFan,
  kindOf,
  type PinKey,
  type PinState,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandStore } from './command-store.ts'
import {
  publishCommandFailed,
  publishCommandStage,
  publishDeviceChanged,
  publishDeviceEvent,
} from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceRef, DeviceStore } from './device-store.ts'
import { findVisibleDevice } from './find-visible-device.ts'

type Needs = {
  devices: DeviceStore
  atomicallyRelaxed: Atomically<{
    devices: DeviceStore
    commands: CommandStore
    deviceReader: DeviceReader
  }>
  audit: Audit
  bus: Bus
  clock: Clock
}

/**
 * Asks a device to act (SOCK-2). The stored state changes only when the device
 * itself reports it (see receive-report.ts). How it goes on is told on the home's
 * subject to `origin`, the page that asked.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input'; 'device_offline' when it
 * is not connected, so that nothing waits to fire later.
 */
export async function controlDevice(
  needs: Needs,
  actor: Actor,
  origin: string,
  desired: DeviceControl,
): Promise<void> {
  const { audit, bus, clock } = needs
  const { pin, state } = readDesired(desired)
  const device = await findVisibleDevice(needs, actor, desired.deviceIdentifier, 'control', pin)
  const begunAt = clock.now()
  const deadlineAt = begunAt + limits.commandLifeMs
  const written = await writeDown(needs, device, {
    deviceId: device.id,
    personId: actor.personId,
    messageId: desired.messageId,
    origin,
    action: desired.action,
    pin,
    desired: state,
    begunAt,
    deadlineAt,
  })
  if (!written) return // Said before: it acts at most once.
  const { commandId, shown, ended } = written
  const noted = { device: device.id, command: commandId, pin, desired: state }
  audit.enqueue('command.requested', actor, noted)
  auditEndedCommands(audit, device.homeId, ended)
  if (!device.connected) throw refuse('device_offline', offlineWords(device))

  const ledger = { origin, message_id: JSON.stringify(desired.messageId) }
  await publishCommandStage(bus, device.homeId, ledger, 'sent')
  for (const older of ended) {
    await publishCommandFailed(bus, device.homeId, older, 'command_superseded')
  }
  if (shown) await publishDeviceChanged(bus, shown)
  const { action } = desired
  await publishDeviceEvent(bus, device.id, {
    kind: 'command',
    commandId,
    action,
    pin,
    state,
    deadlineAt,
  })
}

/** Writes the command into the ledger; for an offline device it ends there. */
function writeDown(
  { atomicallyRelaxed }: Needs,
  device: DeviceRef,
  command: Parameters<CommandStore['begin']>[0],
) {
  return atomicallyRelaxed(async ({ commands, devices, deviceReader }) => {
    // The device's row first, as everywhere: two who lock its commands and it in turn would wait for each other.
    await devices.countChange(device.id)
    const commandId = await commands.begin(command)
    if (commandId === undefined) return undefined
    if (!device.connected) {
      const words = offlineWords(device)
      const failed = await commands.fail(device.id, commandId, words, command.begunAt)
      return { commandId, shown: undefined, ended: failed ? [failed] : [] }
    }
    const ended = await commands.supersede(device.id, command.pin, commandId, command.begunAt)
    const shown = await deviceReader.one(device.id, command.begunAt)
    return { commandId, shown, ended }
  })
}

const offlineWords = (device: DeviceRef) => `${device.name ?? device.identifier} is offline`

/**
 * Which pin is to become what.
 * @throws Refusal 'invalid_input' for what this kind of device can't do.
 */
function readDesired({ deviceIdentifier, action, pin, state }: DeviceControl): {
  pin: PinKey
  state: PinState
} {
  const kind = kindOf(deviceIdentifier)
  const desired = desiredOf(action, pin, state)
  if (desired.pin === undefined) throw badPin(`${action} needs a pin`)
  if (!pinsOf(kind).includes(desired.pin)) {
    throw badPin(`This device has no pin ${desired.pin}`)
  }
  if (desired.state === undefined) throw badState('setFanState needs a state from 0 to 3')
  if (action === 'setFanState' && !isFan(kind, desired.pin)) {
    throw badPin(`Pin ${desired.pin} is not a fan`)
  }
  if (desired.state > highestState(kind, desired.pin)) {
    throw badState(`Pin ${desired.pin} can only be 0 or 1`)
  }
  return { pin: desired.pin, state: desired.state }
}

const badPin = (error: string) => refuse('invalid_input', error, { field: 'pin' })
const badState = (error: string) => refuse('invalid_input', error, { field: 'state' })

function desiredOf(
  action: DeviceControl['action'],
  pin: PinKey | undefined,
  state: PinState | undefined,
): { pin: PinKey | undefined; state: PinState | undefined } {
  switch (action) {
    case 'on':
      return { pin, state: 1 }
    case 'off':
      return { pin, state: 0 }
    case 'setFanState':
      return { pin: pin ?? '13', state }
    case 'pumpOn':
      return { pin: 'pump', state: 1 }
    case 'pumpOff':
      return { pin: 'pump', state: 0 }
    case 'ledOn':
      return { pin: 'led', state: 1 }
    case 'ledOff':
      return { pin: 'led', state: 0 }
  }
}
