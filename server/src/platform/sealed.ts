import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Seals a text so that only the holder of the key can read it, and only for the same `owner`
 * (AES-256-GCM; the owner is authenticated data).
 */
export function seal(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Opens what `seal` made.
 * @throws Error when the key or the owner is another one.
 */
export function unseal(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
