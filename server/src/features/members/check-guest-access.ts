import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  type GivenAccess,
  type GrantPlace,
  type GuestStore,
  grantPlaceOf,
} from '../access/guest-store.ts'

/** Where a manager wants a guest to have access; without any in the whole home. */
export type RequestedPlaces = {
  roomIds: readonly number[]
  deviceIdentifiers: readonly string[]
  pins: readonly { device: string; pin: PinKey }[]
}

/** When: instants in epoch ms. */
export type RequestedTimes = { startAt: number; expiresAt: number }

/** The access that a manager asks for. */
export type RequestedAccess = RequestedPlaces &
  RequestedTimes &
  Pick<GivenAccess, 'right'> & {
    windows: readonly WeeklyWindow[]
    isPaused: boolean
  }

/** @throws Refusal 'invalid_input' for an access that ends too early, or lasts too long. */
export function checkTimes({ startAt, expiresAt }: RequestedTimes, now: number): void {
  if (expiresAt <= startAt) throw invalidEnd('The access must end after it starts')
  if (expiresAt <= now) throw invalidEnd('The access would already have ended')
  if (expiresAt - startAt > limits.guestSpanMaxMs) {
    throw invalidEnd('A guest may have access for a year at most')
  }
}

/**
 * Finds the rooms, devices and pins of an access in a home.
 * @throws Refusal 'not_found' for a room or device of another home, 'invalid_input' for a pin that
 * its device does not have.
 */
export async function findPlaces(
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
    if (!pinsOf(kindOf(device)).includes(pin)) {
      throw refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pins' })
    }
    places.push(grantPlaceOf(null, await find(device), pin))
  }
  return places.length > 0 ? places : [grantPlaceOf(null, null)]
}

/** What is stored of an access that was asked for. */
export function givenAccess(
  { startAt, expiresAt, right, windows, isPaused }: RequestedAccess,
  places: readonly GrantPlace[],
  /** Since when it is paused, if it is, epoch ms. */
  pausedSince: number,
): GivenAccess {
  return { places, startAt, expiresAt, right, windows, pausedAt: isPaused ? pausedSince : null }
}

/** The access to these places without more conditions. */
export const plainAccess = (
  places: readonly GrantPlace[],
  { startAt, expiresAt }: RequestedTimes,
): GivenAccess => ({ places, startAt, expiresAt, right: 'switch', windows: [], pausedAt: null })

/** The places, as the audit log tells of them. */
export const auditedPlaces = (places: readonly GrantPlace[]) => ({
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

const invalidEnd = (error: string) => refuse('invalid_input', error, { field: 'expiresAt' })
