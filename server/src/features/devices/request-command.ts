import {
  highestState,
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
import type { CommandStore, NewCommand } from './command-store.ts'
import { publishCommandFailed, publishDeviceChanged, publishDeviceEvent } from './device-events.ts'
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

/** A request to set one pin of one device. */
export type CommandRequest = {
  /** The device's identifier, within the home of the actor. */
  device: string
  pin: PinKey
  desired: PinState
  /** The cause of the command: a page, with the action that it requested. */
  cause: { kind: 'page'; pageId: string; action: string }
  /** Identifies the request: a second one with the same key, person and device does nothing. */
  idempotencyKey: string | number
  /** Called once the command is stored, before it is sent to the device or published to pages. */
  onSent(): void
}

/**
 * Requests that a device sets a pin: every command goes through here. The
 * stored state changes only when the device itself reports it (receive-report.ts).
 * The later stages reach the requesting page over the bus (LIVE-6).
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for a state that this kind of
 * device does not have; 'device_offline', so that no command waits to fire later.
 */
export async function requestCommand(
  needs: Needs,
  requestedBy: Actor,
  request: CommandRequest,
): Promise<void> {
  const { audit, bus, clock } = needs
  const { pin, desired } = request
  checkPossible(request)
  const device = await findVisibleDevice(needs, requestedBy, request.device, 'control', pin)
  const command = newCommand(requestedBy, device, request, clock.now())
  const written = await writeDown(needs, device, command)
  if (!written) return // It was requested before and acts at most once.
  const { commandId, shown, ended } = written
  const detail = { device: device.id, command: commandId, pin, desired }
  audit.enqueue('command.requested', requestedBy, detail)
  auditEndedCommands(audit, device.homeId, ended)
  if (!device.connected) throw refuse('device_offline', offlineText(device))

  request.onSent()
  for (const older of ended) {
    await publishCommandFailed(bus, device.homeId, older, 'command_superseded')
  }
  if (shown) await publishDeviceChanged(bus, shown)
  const { deadlineAt } = command
  await publishDeviceEvent(bus, device.id, { kind: 'command', commandId, pin, desired, deadlineAt })
}

/** @throws Refusal 'invalid_input' for a pin or a state that this kind of device does not have. */
function checkPossible({ device, pin, desired }: CommandRequest): void {
  const kind = kindOf(device)
  if (!pinsOf(kind).includes(pin)) {
    throw refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pin' })
  }
  if (desired > highestState(kind, pin)) {
    throw refuse('invalid_input', `Pin ${pin} can only be 0 or 1`, { field: 'desired' })
  }
}

/** The row of the command log. */
function newCommand(
  requestedBy: Actor,
  device: DeviceRef,
  { pin, desired, cause, idempotencyKey }: CommandRequest,
  now: number,
): NewCommand {
  return {
    deviceId: device.id,
    personId: requestedBy.personId,
    messageId: idempotencyKey,
    origin: cause.pageId,
    action: cause.action,
    pin,
    desired,
    begunAt: now,
    deadlineAt: now + limits.commandLifeMs,
  }
}

/** Writes the command into the log; for an offline device it ends there. Undefined when it was there already. */
function writeDown({ atomicallyRelaxed }: Needs, device: DeviceRef, command: NewCommand) {
  return atomicallyRelaxed(async ({ commands, devices, deviceReader }) => {
    // Locks the device's row first, as everywhere: in mixed order two transactions could deadlock.
    await devices.countChange(device.id)
    const commandId = await commands.begin(command)
    if (commandId === undefined) return undefined
    if (!device.connected) {
      const text = offlineText(device)
      const failed = await commands.fail(device.id, commandId, text, command.begunAt)
      return { commandId, shown: undefined, ended: failed ? [failed] : [] }
    }
    const ended = await commands.supersede(device.id, command.pin, commandId, command.begunAt)
    const shown = await deviceReader.one(device.id, command.begunAt)
    return { commandId, shown, ended }
  })
}

const offlineText = (device: DeviceRef) => `${device.name ?? device.identifier} is offline`
