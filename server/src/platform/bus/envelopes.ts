import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** The version of what replicas say to each other. It is part of each subject and each key, so that versions do not hear each other. */
export const busProtocol = 3

const sizes = { name: 16, number: 6, tag: 16 }
const headSize = sizes.name + sizes.number

/** An opened envelope that a replica has sealed with its key: `number` rises with each one. */
export type Opened = { from: string; number: number; content: unknown }

export type Envelopes = ReturnType<typeof openEnvelopes>

/**
 * Seals what a replica sends to others, and opens what they send (AES-256-GCM). An envelope is the
 * name of its sender (16 bytes), its number (6), the ciphertext and its tag (16). Each sender has a
 * key of its own, made from its name, and the number is the nonce: no nonce is used twice while no
 * two starts draw the same 128 bits. The subject is authenticated data.
 * @param key of the installation.
 * @param me the name of this replica: 16 random bytes of each start, in base64url.
 */
export function openEnvelopes(key: Buffer, me: string) {
  const head = Buffer.alloc(headSize)
  if (head.write(me, 'base64url') !== sizes.name)
    throw new Error('A replica has a name of 16 bytes')
  const own = keyOf(key, head.subarray(0, sizes.name))
  /** The keys of replicas that are known: to make one takes as long as to open an envelope. */
  const kept = new Map<string, Buffer>()
  let number = 0
  return {
    /** Seals a text of JSON for one subject. */
    seal(subject: string, json: string): Buffer {
      number += 1
      head.writeUIntBE(number, sizes.name, sizes.number)
      const cipher = createCipheriv('aes-256-gcm', own, nonceOf(head)).setAAD(Buffer.from(subject))
      const text = cipher.update(json, 'utf8')
      return Buffer.concat([head, text, cipher.final(), cipher.getAuthTag()])
    },

    /** Opens an envelope; undefined when it was not sealed with the installation's key for this subject. */
    open(subject: string, sealed: Uint8Array): Opened | undefined {
      if (sealed.length < headSize + sizes.tag) return undefined
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
      const name = bytes.subarray(0, sizes.name)
      const from = name.toString('base64url')
      const decipher = createDecipheriv(
        'aes-256-gcm',
        kept.get(from) ?? keyOf(key, name),
        nonceOf(bytes),
      )
      decipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(-sizes.tag))
      const text = decipher.update(bytes.subarray(headSize, -sizes.tag))
      try {
        decipher.final()
      } catch {
        return undefined // Somebody without the key has made or changed it.
      }
      const sent = bytes.readUIntBE(sizes.name, sizes.number)
      return { from, number: sent, content: JSON.parse(text.toString('utf8')) }
    },

    /** Keeps the key of a replica at hand, until it is forgotten. */
    keep(name: string): void {
      kept.set(name, keyOf(key, Buffer.from(name, 'base64url')))
    },
    forget(name: string): void {
      kept.delete(name)
    },
  }
}

const keyOf = (key: Buffer, name: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, name, `roomwire bus ${busProtocol}`, 32))

/** The number of an envelope, with zeros before it. */
function nonceOf(head: Buffer): Buffer {
  const nonce = Buffer.alloc(12)
  head.copy(nonce, 12 - sizes.number, sizes.name, headSize)
  return nonce
}
