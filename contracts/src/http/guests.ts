import { z } from 'zod'
import { pinKey } from '../vocabulary/device-kind.ts'
import {
  deviceIdentifier,
  email,
  id,
  idInPath,
  instant,
  instantInput,
  newPassword,
  username,
} from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { weeklyWindows } from '../vocabulary/weekly-window.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

const tooManyPlaces = `must have at most ${limits.guestPlacesMax} entries`

/** A room, a device or one pin of it that a guest may reach. */
const grantedPlace = z.object({
  room_id: id.nullable(),
  room_name: z.string().nullable(),
  device_identifier: z.string().nullable(),
  device_name: z.string().nullable(),
  /** Null where it is not one pin. */
  pin: pinKey.nullable(),
  pin_name: z.string().nullable(),
})

/** The terms of one time: the places, and how they are given. */
const givenTerms = {
  start_at: instant,
  expires_at: instant,
  /** Every room, device and pin; empty for the whole home. */
  places: z.array(grantedPlace),
  /** False for somebody who may only look. */
  may_switch: z.boolean(),
  /** The times of the week at which it is open, by the clocks of the home; empty for always. */
  windows: weeklyWindows,
  /** Since when it is paused; null while it is not. */
  paused_at: instant.nullable(),
}
/** True for somebody who may also name their switches and choose their icons. */
const mayArrange = z.boolean()

/** An access: the terms that end last stand here, and beside it those of other times. */
export const givenAccess = {
  ...givenTerms,
  /** False once every room, device and pin of it is deleted: nothing is left to reach, and both times are 0. */
  has_access: z.boolean(),
}
/** The terms of a pass for one time. */
export const passTerms = z.object(givenTerms)
/** The terms of a guest for one time. */
export const guestTerms = passTerms.extend({ may_arrange: mayArrange })

/** A guest as the home's managers see it. Without a room and a device it is 'Full Access'. */
const guest = z.object({
  user_id: id,
  username: z.string(),
  email: z.string(),
  /** The first of `places`; for a device, the room that it is in at this moment. */
  room_id: id.nullable(),
  room_name: z.string().nullable(),
  device_identifier: z.string().nullable(),
  ...givenAccess,
  may_arrange: mayArrange,
  /** The terms of other times than the above. */
  further: z.array(guestTerms),
  /** True for an account that somebody came with: it stays theirs when it is deleted here. */
  own_account: z.boolean(),
})
export type Guest = z.infer<typeof guest>

export const listGuestsEndpoint = endpoint({
  method: 'GET',
  url: '/api/users/guest/list/{userId}',
  summary: 'The guests of the home. The path carries the caller’s own user id.',
  access: 'managers',
  path: z.object({ userId: idInPath }),
  reply: z.object({ guests: z.array(guest) }),
})

/** The terms of a request: when, and for which rooms, devices and single pins, or for everything. */
const accessTerms = {
  start_at: instantInput,
  expires_at: instantInput,
  room_ids: z.array(id, 'must be a list').max(limits.guestPlacesMax, tooManyPlaces).optional(),
  device_identifiers: z
    .array(deviceIdentifier, 'must be a list')
    .max(limits.guestPlacesMax, tooManyPlaces)
    .optional(),
  pins: z
    .array(z.strictObject({ device_identifier: deviceIdentifier, pin: pinKey }), 'must be a list')
    .max(limits.guestPlacesMax, tooManyPlaces)
    .optional(),
  /** False for somebody who may only look. */
  may_switch: z.boolean('must be yes or no').optional(),
  /** The times of the week; without any it is always open. */
  windows: weeklyWindows.optional(),
  paused: z.boolean('must be yes or no').optional(),
}

const tooManyTimes = `must have at most ${limits.accessTimesMax - 1} entries`

/** The access of a pass; more of it may be for other times. */
export const passAccess = {
  ...accessTerms,
  further: z
    .array(z.strictObject(accessTerms), 'must be a list')
    .max(limits.accessTimesMax - 1, tooManyTimes)
    .optional(),
}

const arrangeable = {
  ...accessTerms,
  /** True for somebody who may also name their switches and choose their icons. */
  may_arrange: z.boolean('must be yes or no').optional(),
}

/** The access of a guest: one room or device as the specification has it, and more of both beside it. */
export const guestAccess = {
  room_id: id.nullish(),
  device_identifier: deviceIdentifier.nullish(),
  ...arrangeable,
  /** The terms of other times than the above. */
  further: z
    .array(z.strictObject(arrangeable), 'must be a list')
    .max(limits.accessTimesMax - 1, tooManyTimes)
    .optional(),
}

export const createGuestEndpoint = endpoint({
  method: 'POST',
  url: '/api/users/guest/create',
  summary: 'Creates a guest account for a time, with a room, a device, or full access.',
  access: 'managers',
  body: z.strictObject({
    username,
    email,
    password: newPassword,
    ...guestAccess,
  }),
  reply: z.object({ message: z.string(), guest }),
})

export const updateGuestEndpoint = endpoint({
  method: 'PUT',
  url: '/api/users/guest/update/{id}',
  summary: 'Replaces what a guest may reach, and when. Their open pages follow at once.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  body: z.strictObject(guestAccess),
  reply: z.object({ message: z.string(), guest }),
})

export const deleteGuestEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/users/guest/delete/{id}',
  summary:
    'Deletes a guest account, and its sessions end at once; an account that somebody came with leaves the home and stays theirs.',
  access: 'managers',
  path: z.object({ id: idInPath }),
  reply: done,
})
