import { z } from 'zod'
import { idInPath } from '../vocabulary/fields.ts'
import { photo, photoBodyBytesMax } from '../vocabulary/photo.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'
import { room } from './rooms.ts'

/* Photos of rooms: a page draws them on a canvas, since an image element cannot sign in. */

const path = z.object({ id: idInPath })

export const roomPhotoEndpoint = endpoint({
  method: 'GET',
  url: '/api/rooms/{id}/photo',
  summary:
    'The photo of a room, a JPEG as base64url, for those who see the whole room. It may be kept, and asked for with If-None-Match.',
  access: 'session',
  path,
  reply: z.object({ photo: z.string() }),
})

export const setRoomPhotoEndpoint = endpoint({
  method: 'PUT',
  url: '/api/rooms/{id}/photo',
  summary:
    'Sets the photo of a room: a baseline JPEG of at most 150 KB and 1600 × 1600 px, without EXIF and XMP.',
  access: 'managers',
  path,
  body: z.strictObject({ photo }),
  bodyBytesMax: photoBodyBytesMax,
  reply: room,
})

export const removeRoomPhotoEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/rooms/{id}/photo',
  summary: 'Removes the photo of a room.',
  access: 'managers',
  path,
  reply: done,
})
