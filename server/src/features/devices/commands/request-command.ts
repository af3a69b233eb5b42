import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { PinKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isUnavailable } from '../../../platform/database/outage.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import { stoodStill } from '../../../platform/stalls.ts'
import { keyOfHolder } from '../../access/holder.ts'
import { type Actor, holderOf } from '../../identity/actor.ts'
import { countPress, type PressNeeds } from '../../limits/count-requests.ts'
import { checkVisible } from '../listing/find-visible-device.ts'
import {
  type CommandRow,
  type CommandStore,
  requesterOf,
  wasOffline,
} from '../records/command-store.ts'
import { publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceFinder } from '../records/device-finder.ts'
import type { DeviceRef } from '../records/device-store.ts'
import {
  type AskedState,
  checkPressable,
  checkState,
  checkSwitched,
  pinNamed,
  stateAsked,
} from '../rules/device-pins.ts'
import { commandKey } from '../twins/store/live-change.ts'
import type { Twins } from '../twins/twins.ts'

type Needs = PressNeeds & {
  findDevice: DeviceFinder
  twins: Pick<Twins, 'find' | 'has' | 'request' | 'isNewMessage' | 'forgetMessage'>
  atomicallyRelaxed: Atomically<{ commands: CommandStore }>
  bus: Bus
  clock: Clock
  hasReplicas: boolean
}

/** A request to set one pin of one device. */
export type CommandRequest = {
  /** The device's identifier, within the home of the actor. */
  device: string
  pin: PinKey
  desired: AskedState
  /** The kind that the pin must have for this; undefined for any. */
  kind?: PinKind | undefined
  /** For how many seconds; 0 for as long as nobody asks for something else, undefined for as long as the pin is usually on. */
  leaseS?: number | undefined
  /** For how many seconds somebody's press holds the pin against this; undefined for not at all. */
  holdS?: number | undefined
  /** The cause of the command, perhaps a scene, the page that hears its stages, and the action that it requested. */
  cause: { kind: CommandRow['cause']; sceneId?: number | undefined; pageId: string; action: string }
  /** Identifies the request: a second one with the same key, person and device does nothing. */
  idempotencyKey: string | number
  /** Called before the command is passed on to another replica, which may be gone: a stage may never come. */
  onPassedOn(): void
  /** Whether this server stood still since the request was sent, as far as it can know. */
  isLate(): boolean
}

/**
 * Requests that a device sets a pin: every command goes through here, to the replica that has
 * the device's connection (twins.ts). The stored state changes only when the device itself
 * reports it (receive-report.ts). The stages reach the requesting page over the bus (LIVE-6).
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for a pin that the device or a state that
 * the pin does not have; 'pin_gone', 'pin_changed'; 'quota_used_up'; 'device_offline' and 'server_stood_still', so that no
 * command waits to fire later.
 */
export async function requestCommand(
  needs: Needs,
  requestedBy: Actor,
  request: CommandRequest,
): Promise<void> {
  await press(needs, requestedBy, request)
}

/**
 * Hot: the same without a promise where none is needed: for a device that is connected here and a store
 * that takes it in this turn. Returns undefined then.
 * @throws the same, at once or later
 */
export function press(
  needs: Needs,
  requestedBy: Actor,
  request: CommandRequest,
): Promise<void> | undefined {
  const known = findHere(needs, requestedBy, request.device)
  if (known && manages(requestedBy.role)) return requestOf(needs, requestedBy, known, request)
  return findDevice(needs, requestedBy, request.device, known).then((device) =>
    requestOf(needs, requestedBy, device, request),
  )
}

function requestOf(
  needs: Needs,
  requestedBy: Actor,
  found: DeviceRef | undefined,
  request: CommandRequest,
): Promise<void> | undefined {
  const { twins, bus, clock } = needs
  const { pin, cause } = request
  const device = checkVisible(found, requestedBy, { action: 'control', pin, now: clock.now() })
  const desired = checkedState(device, request)
  // Commands of schedules are bounded by the number of schedules.
  if (requestedBy.kind !== 'schedule') {
    const holder = keyOfHolder(holderOf(requestedBy))
    countPress(needs, { holder, homeId: device.homeId, isOff: desired === 0 })
  }
  const isHere = twins.has(device.id)
  if (!isHere && !(device.connected && needs.hasReplicas)) {
    return refuseOffline(needs, requestedBy, device, { ...request, desired })
  }
  const command = {
    kind: 'command' as const,
    requester: requesterOf(requestedBy),
    cause: cause.kind,
    messageId: JSON.stringify(request.idempotencyKey),
    origin: cause.pageId,
    action: cause.action,
    pin,
    desired,
    leaseS: request.leaseS ?? null,
    sceneId: cause.sceneId ?? null,
    holdS: request.holdS,
    lifeMs: limits.commandLifeMs,
  }
  if (request.isLate()) throw stoodStill()
  if (isHere) return twins.request(device.id, command)
  request.onPassedOn()
  return publishDeviceEvent(bus, device.id, command)
}

const findHere = ({ twins }: Needs, { homeId }: Actor, identifier: string) =>
  homeId === null ? undefined : twins.find(homeId, identifier)

/**
 * A device that is connected here is known without asking the database, for those whose rights
 * do not depend on its room: a twin learns of another room a moment after it is stored. While the
 * database is away, what the twin knows holds for everybody.
 */
async function findDevice(
  { findDevice: find }: Needs,
  { homeId }: Actor,
  identifier: string,
  known: DeviceRef | undefined,
): Promise<DeviceRef | undefined> {
  if (homeId === null) return undefined
  try {
    return await find({ homeId, identifier })
  } catch (error) {
    if (known && isUnavailable(error)) return known
    throw error
  }
}

/**
 * The state that a request comes to.
 * @throws Refusal 'invalid_input' for a pin that the device or a state that the pin does not have;
 * 'pin_gone', 'pin_changed'
 */
function checkedState(
  { pins }: Pick<DeviceRef, 'pins'>,
  { pin: key, desired, kind, leaseS }: Pick<CommandRequest, 'pin' | 'desired' | 'kind' | 'leaseS'>,
): PinState {
  const pin = pinNamed(pins, key)
  if (kind !== undefined && pin.form.kind !== kind) {
    throw refuse('invalid_input', `Pin ${key} is not a ${kind}`, { field: 'pin' })
  }
  const state = stateAsked(pin, desired)
  checkState(key, pin, state)
  if (leaseS) checkSwitched(key, pin, 'for')
  checkPressable(pin)
  return state
}

/** Writes the command into the log as failed: it never waits for the device. @throws Refusal 'device_offline' */
async function refuseOffline(
  { twins, atomicallyRelaxed, clock }: Needs,
  requestedBy: Actor,
  device: DeviceRef,
  { pin, desired, leaseS, cause, idempotencyKey }: CommandRequest & { desired: PinState },
): Promise<void> {
  const text = `${device.name ?? device.identifier} is offline`
  const now = clock.now()
  const key = commandKey({
    device_id: device.id,
    requester_kind: requesterOf(requestedBy).kind,
    requester_id: requesterOf(requestedBy).id,
    message_id: JSON.stringify(idempotencyKey),
  })
  // It may come again when the device is back, while the same is pending: it does not join that.
  if (!twins.isNewMessage(device.id, key)) return
  const command = {
    homeId: device.homeId,
    deviceId: device.id,
    requester: requesterOf(requestedBy),
    cause: cause.kind,
    messageId: idempotencyKey,
    origin: cause.pageId,
    action: cause.action,
    pin,
    desired,
    leaseS: desired > 0 && leaseS ? leaseS : null,
    sceneId: cause.sceneId ?? null,
    begunAt: now,
    deadlineAt: now + limits.commandLifeMs,
  }
  const isNew = await atomicallyRelaxed(async ({ commands }) => {
    const id = await commands.begin(command)
    // Without the device's name: what people are called does not stand in logs.
    if (id !== undefined) await commands.fail(device.id, id, wasOffline, now)
    return id !== undefined
  }).catch((error) => {
    twins.forgetMessage(device.id, key)
    throw error
  })
  if (!isNew) return // It was requested before and acts at most once.
  throw refuse('device_offline', text)
}
