import { base64url } from './base64url.ts'

/** The largest photo of a room, as bytes of JPEG. */
export const photoBytesMax = 150 * 1024
/** Its longest side, px. */
export const photoSideMax = 1_600

const charactersMax = Math.ceil(photoBytesMax / 3) * 4

/** A photo as it travels and is stored: the bytes of a JPEG. */
export const photo = base64url(charactersMax)

/** The largest body with a photo in it, bytes. */
export const photoBodyBytesMax = charactersMax + 1_024
