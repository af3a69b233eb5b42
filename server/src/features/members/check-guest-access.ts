import {
  kindOf,
  mayDeclarePins,
  type PinKey,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NamedAccess } from '../access/guest-accounts.ts'
import {
  type GivenAccess,
  type GrantPlace,
  type GuestStore,
  grantPlaceOf,
} from '../access/guest-store.ts'

/** Where a manager wants a guest to have access; without any in the whole home. */
type RequestedPlaces = {
  roomIds: readonly number[]
  deviceIdentifiers: readonly string[]
  pins: readonly { device: string; pin: PinKey }[]
}

/** When: instants in epoch ms. */
type RequestedTimes = { startAt: number; expiresAt: number }

/** The terms that a manager gives. */
export type RequestedTerms = RequestedPlaces &
  RequestedTimes &
  Pick<GivenAccess, 'right'> & {
    windows: readonly WeeklyWindow[]
    isPaused: boolean
  }

/** The access that a manager asks for: the first terms, and those for other times. */
export type RequestedAccess = RequestedTerms & { more: readonly RequestedTerms[] }

/** @throws Refusal 'invalid_input' for an access any part of which ends too early, or lasts too long. */
export function checkAccess(access: RequestedAccess, now: number): void {
  for (const terms of [access, ...access.more]) checkTimes(terms, now)
}

/** @throws Refusal 'invalid_input' for an access that ends too early, or lasts too long. */
function checkTimes({ startAt, expiresAt }: RequestedTimes, now: number): void {
  if (expiresAt <= startAt) throw invalidEnd('The access must end after it starts')
  if (expiresAt <= now) throw invalidEnd('The end is in the past')
  if (expiresAt - startAt > limits.guestSpanMaxMs) {
    throw invalidEnd('A guest may have access for a year at most')
  }
}

/**
 * Finds the rooms, devices and pins of an access in a home.
 * @throws Refusal 'not_found' for a room or device of another home, 'invalid_input' for a pin that
 * its device does not have.
 */
async function findPlaces(
  guests: GuestStore,
  homeId: number,
  { roomIds, deviceIdentifiers, pins }: RequestedPlaces,
): Promise<GrantPlace[]> {
  const places: GrantPlace[] = []
  for (const wanted of new Set(roomIds)) {
    const roomId = await guests.findRoom(homeId, wanted)
    if (roomId === undefined) throw refuse('not_found', 'Room not found', { field: 'roomId' })
    places.push(grantPlaceOf(roomId, null))
  }
  const find = async (identifier: string) => {
    const deviceId = await guests.findDevice(homeId, identifier)
    if (deviceId !== undefined) return deviceId
    throw refuse('not_found', 'Device not found', { field: 'deviceIdentifier' })
  }
  for (const wanted of new Set(deviceIdentifiers)) {
    places.push(grantPlaceOf(null, await find(wanted)))
  }
  const wantedPins = new Map(pins.map((wanted) => [`${wanted.device} ${wanted.pin}`, wanted]))
  for (const { device, pin } of wantedPins.values()) {
    const kind = kindOf(device)
    const known = mayDeclarePins(kind) || pinsOf(kind).includes(pin)
    if (!known) throw noPin(pin)
    const deviceId = await find(device)
    if (mayDeclarePins(kind) && !(await guests.hasPin(deviceId, pin))) throw noPin(pin)
    places.push(grantPlaceOf(null, deviceId, pin))
  }
  return places.length > 0 ? places : [grantPlaceOf(null, null)]
}

/**
 * Turns the access that was asked for into the form in which it is stored.
 * @param before the access that they had: terms that stay paused are so since then
 * @throws Refusal as findPlaces
 */
export async function findAccess(
  guests: GuestStore,
  homeId: number,
  access: RequestedAccess,
  { before, now }: { before?: NamedAccess | undefined; now: number },
): Promise<GivenAccess[]> {
  const given: GivenAccess[] = []
  for (const terms of [access, ...access.more]) {
    const { startAt, expiresAt, right, windows, isPaused } = terms
    const places = await findPlaces(guests, homeId, terms)
    const pausedAt = isPaused ? pausedSince(terms, before, now) : null
    given.push({ places, startAt, expiresAt, right, windows, pausedAt })
  }
  return given
}

/** Since when something of these places was paused before; now if nothing was. */
function pausedSince(
  { roomIds, deviceIdentifiers, pins }: RequestedPlaces,
  before: NamedAccess | undefined,
  now: number,
): number {
  const devices = [...deviceIdentifiers, ...pins.map(({ device }) => device)]
  const isHome = roomIds.length + devices.length === 0
  const paused = [...(before ? [before, ...before.more] : [])].find(
    ({ places, pausedAt }) =>
      pausedAt !== null &&
      places.some(({ roomId, deviceIdentifier }) => {
        if (deviceIdentifier !== null) return devices.includes(deviceIdentifier)
        return roomId === null ? isHome : roomIds.includes(roomId)
      }),
  )
  return paused?.pausedAt ?? now
}

/** An access, as the audit log tells of it. */
export function auditedAccess([first, ...others]: readonly GivenAccess[]) {
  const more = others.map(auditedTerms)
  return { ...auditedTerms(first), ...(more.length > 0 ? { further: more } : {}) }
}

const auditedTerms = (terms: GivenAccess | undefined) => ({
  ...auditedPlaces(terms?.places ?? []),
  expires_at: terms?.expiresAt ?? 0,
})

const auditedPlaces = (places: readonly GrantPlace[]) => ({
  rooms: places.flatMap(({ roomId }) => roomId ?? []),
  devices: places.flatMap(({ deviceId, pin }) => (pin === null ? (deviceId ?? []) : [])),
  ...auditedPins(places),
})

function auditedPins(places: readonly GrantPlace[]) {
  const pins = places.flatMap(({ deviceId, pin }) =>
    deviceId === null || pin === null ? [] : [{ device: deviceId, pin }],
  )
  return pins.length > 0 ? { pins } : {}
}

const noPin = (pin: PinKey) =>
  refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pins' })

const invalidEnd = (error: string) => refuse('invalid_input', error, { field: 'expiresAt' })
