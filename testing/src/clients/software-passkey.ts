import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

/*
 * A passkey made of software, as a browser and its authenticator make one, to be
 * tried with whatever a real one would never say. Its words are WebAuthn level 3,
 * its bytes CBOR (RFC 8949) and COSE (RFC 9053), as far as they are needed.
 */

/** The fields that a passkey can lie about. */
export type PasskeyForgery = {
  /** The page's origin. */
  origin?: string
  /** The site that the authenticator has signed for. */
  site?: string
  type?: string
  challenge?: string
  /** User present 0x01, user verified 0x04. */
  flags?: number
  signCount?: number
  userHandle?: string
  signature?: string
}

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: Buffer | string) => createHash('sha256').update(text).digest()

/** Makes a passkey for a page at `origin`, or goes on with one that was kept. */
export function softwarePasskey(
  origin: string,
  kept?: { id: string; key: string; signCount: number; userHandle: string },
) {
  const privateKey = kept
    ? createPrivateKey(kept.key)
    : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const publicKey = createPublicKey(privateKey)
  const id = kept ? Buffer.from(kept.id, 'base64url') : randomBytes(16)
  let signCount = kept?.signCount ?? 0
  let userHandle = kept?.userHandle ?? ''

  const clientData = (type: string, challenge: string, lies: PasskeyForgery) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (lies: PasskeyForgery, attested?: Buffer) => {
    const flags = Buffer.from([(lies.flags ?? 0x05) | (attested ? 0x40 : 0)])
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.signCount ?? signCount)
    const site = sha256(lies.site ?? new URL(origin).hostname)
    return Buffer.concat([site, flags, count, ...(attested ? [attested] : [])])
  }

  return {
    id: base64url(id),
    keep: () => ({
      id: base64url(id),
      key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      signCount,
      userHandle,
    }),
    /** The result of `navigator.credentials.create`, as the page sends it. */
    register(options: { challenge: string; user: { id: string } }, lies: PasskeyForgery = {}) {
      userHandle = options.user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData(lies, attested))],
      ])
      return {
        id: base64url(id),
        client_data: base64url(clientData('webauthn.create', options.challenge, lies)),
        attestation: base64url(attestation),
        transports: ['internal'],
      }
    },
    /** The result of `navigator.credentials.get`; each call counts up. */
    answer(options: { challenge: string }, lies: PasskeyForgery = {}) {
      signCount += 1
      const client = clientData('webauthn.get', options.challenge, lies)
      const data = authenticatorData(lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: lies.signature ?? base64url(signature),
        user_handle: lies.userHandle ?? userHandle,
      }
    },
  }
}

/** An ES256 key as COSE writes it: kty EC2, alg -7, crv P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(x)],
    [Buffer.from([0x22]), bytes(y)],
  ])
}

const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}
