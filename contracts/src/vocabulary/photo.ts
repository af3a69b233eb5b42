import { base64url } from './base64url.ts'
import { limits } from './limits.ts'

const charactersMax = Math.ceil(limits.photoBytesMax / 3) * 4

/** A photo as it travels and is stored: the bytes of a JPEG. */
export const photo = base64url(charactersMax)

/** The largest body with a photo in it, bytes. */
export const photoBodyBytesMax = charactersMax + 1_024
