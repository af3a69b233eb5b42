import { readJpeg } from '@roomwire/contracts/vocabulary/jpeg.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'

/* Pictures become photos of a room here: small, and without where, when and by which camera they were taken. */

/** The sizes (longest side, px) and qualities of JPEG that are tried until the photo is small enough. */
const tries = [
  { side: limits.photoSideMax, quality: 0.8 },
  { side: 1_280, quality: 0.7 },
  { side: 960, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 320, quality: 0.4 },
] as const

/**
 * Draws a picture anew as a photo of a room, as base64url.
 * @throws Error with a text for a person, where this browser cannot read the picture
 */
export async function photoOf(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) throw new Error('This browser cannot read that picture. Try a JPEG or PNG.')
  try {
    for (const { side, quality } of tries) {
      const jpeg = await drawnAnew(bitmap, side, quality)
      if (jpeg && jpeg.length <= limits.photoBytesMax) return asText(jpeg)
    }
  } finally {
    bitmap.close()
  }
  throw new Error('That picture cannot be made small enough. Try another one.')
}

async function drawnAnew(bitmap: ImageBitmap, side: number, quality: number) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // JPEG has no transparency: it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return blob ? readJpeg(new Uint8Array(await blob.arrayBuffer()))?.bytes : undefined
}

function asText(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A stored photo, to be drawn; null where it cannot be. */
export function bitmapOf(photo: string): Promise<ImageBitmap | null> {
  const binary = atob(photo.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).catch(() => null)
}
