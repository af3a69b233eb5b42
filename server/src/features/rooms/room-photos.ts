import { createHash } from 'node:crypto'
import { readJpeg } from '@roomwire/contracts/vocabulary/jpeg.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Actor, PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { expectRoomFor, type ObjectReader } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import { findManageableRoom, findVisibleRoom, type ShownRoom, showRoom } from './list-rooms.ts'
import { mayRoom } from './room-access.ts'
import type { RoomPhotoStore, StoredPhoto } from './room-photo-store.ts'
import type { RoomStore } from './room-store.ts'

type Needs = { rooms: RoomStore; clock: Clock }

/**
 * The photo of a room that the actor sees as a whole.
 * @throws Refusal 'not_found', the same where there is none.
 */
export async function showRoomPhoto(
  needs: Needs & { roomPhotos: Pick<RoomPhotoStore, 'find'> },
  actor: Actor,
  roomId: number,
): Promise<StoredPhoto> {
  const room = await findVisibleRoom(needs, actor, roomId)
  const isWhole = mayRoom(actor, 'see_whole', room, needs.clock.now())
  const photo = isWhole ? await needs.roomPhotos.find(room.id) : undefined
  if (!photo) throw refuse('not_found', 'This room has no photo')
  return photo
}

type Changing = Needs & {
  atomically: Atomically<{
    roomPhotos: RoomPhotoStore
    objects: ObjectReader
    audit: AuditWriter
  }>
  bus: Bus
}

/**
 * Sets the photo of a room. Nothing of it is decoded; only what it is drawn from is stored.
 * @param photo the bytes of a JPEG, as base64url
 * @throws Refusal 'not_found', 'forbidden', 'quota_full', and 'invalid_input' for what is no photo that may be stored.
 */
export async function setRoomPhoto(
  needs: Changing & { quotas: Pick<Quotas, 'expectRoom'> },
  actor: PersonActor,
  { roomId, photo }: { roomId: number; photo: string },
): Promise<ShownRoom> {
  const room = await findManageableRoom(needs, actor, roomId)
  const jpeg = expectPhoto(Buffer.from(photo, 'base64url'))
  const hash = createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)
  if (hash === room.photo) return showRoom(needs, actor, room.id)
  const addedAt = needs.clock.now()
  await needs.atomically(async ({ roomPhotos, objects, audit }) => {
    if (!room.photo) await expectRoomFor({ ...needs, objects }, 'photosMax', room.homeId)
    await roomPhotos.set(room.id, { hash, addedAt, jpeg: jpeg.toString('base64url') })
    await audit.write('room.photo_set', actor, { room: room.id })
  })
  await publishChange(needs, room)
  return showRoom(needs, actor, room.id)
}

/** The part of a JPEG that it is drawn from. @throws Refusal 'invalid_input'. */
function expectPhoto(bytes: Buffer): Buffer {
  const no = (text: string) => refuse('invalid_input', text, { field: 'photo' })
  if (bytes.length > limits.photoBytesMax) throw no('The photo must have at most 150 KB')
  const jpeg = readJpeg(bytes)
  if (!jpeg) throw no('The photo must be a whole baseline JPEG')
  if (jpeg.tellsOrigin) throw no('The photo must not say where it was taken: it has EXIF or XMP')
  const sides = [jpeg.width, jpeg.height]
  if (sides.some((side) => side < 1 || side > limits.photoSideMax)) {
    throw no(`The photo must have at most ${limits.photoSideMax} × ${limits.photoSideMax} pixels`)
  }
  return Buffer.from(jpeg.bytes)
}

/**
 * Removes the photo of a room; nothing happens where there is none.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function removeRoomPhoto(
  needs: Changing,
  actor: PersonActor,
  roomId: number,
): Promise<void> {
  const room = await findManageableRoom(needs, actor, roomId)
  const isRemoved = await needs.atomically(async ({ roomPhotos, audit }) => {
    const wasThere = await roomPhotos.remove(room.id)
    if (wasThere) await audit.write('room.photo_removed', actor, { room: room.id })
    return wasThere
  })
  if (isRemoved) await publishChange(needs, room)
}

const publishChange = ({ bus }: { bus: Bus }, room: { id: number; homeId: number }) =>
  publishHomeEvent(bus, room.homeId, {
    kind: 'home.changed',
    what: 'rooms',
    about: [{ roomId: room.id }],
  })
