/**
 * The encrypted connection to a node, against a Noise of 60 lines that says byte by byte what is published
 * (https://github.com/haskell-cryptography/cacophony, vectors/cacophony.txt).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { createHandshake } from 'esphome-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LinkFault, NoiseLink } from './noise-link.ts'

const none = Buffer.alloc(0)
const tries = volume('NODE_TRIES', 100)
const hex = (text: string) => Buffer.from(text, 'hex')
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const pkcs8 = hex('302e020100300506032b656e04220420')
const spki = hex('302a300506032b656e032100')

function keyPair(secret: Buffer) {
  const key = Buffer.concat([pkcs8, secret])
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const shown = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, shown: shown.subarray(-32) }
}

/** One direction of an encrypted connection. */
function cipher(key: Buffer) {
  let count = 0n
  const nonce = () => {
    const bytes = Buffer.alloc(12)
    bytes.writeBigUInt64LE(count, 4)
    count += 1n
    return bytes
  }
  const options = { authTagLength: 16 }
  return {
    seal(about: Buffer, text: Buffer) {
      const one = createCipheriv('chacha20-poly1305', key, nonce(), options)
      one.setAAD(about, { plaintextLength: text.length })
      return Buffer.concat([one.update(text), one.final(), one.getAuthTag()])
    },
    open(about: Buffer, sealed: Buffer) {
      const one = createDecipheriv('chacha20-poly1305', key, nonce(), options)
      one.setAAD(about, { plaintextLength: sealed.length - 16 })
      one.setAuthTag(sealed.subarray(-16))
      return Buffer.concat([one.update(sealed.subarray(0, -16)), one.final()])
    },
  }
}

/** A side of Noise_NNpsk0_25519_ChaChaPoly_SHA256 whose key pair is given. */
function noise(psk: Buffer, prologue: Buffer, ephemeral: Buffer) {
  const own = keyPair(ephemeral)
  let ck = sha(Buffer.from('Noise_NNpsk0_25519_ChaChaPoly_SHA256'))
  let h = sha(ck, prologue)
  let key = none
  const derive = (from: Buffer, parts: number) => {
    const bytes = Buffer.from(hkdfSync('sha256', from, ck, none, 32 * parts))
    return Array.from({ length: parts }, (_, at) => bytes.subarray(32 * at, 32 * at + 32))
  }
  const mixHash = (bytes: Buffer) => {
    h = sha(h, bytes)
  }
  const mixKey = (from: Buffer) => {
    ;[ck = none, key = none] = derive(from, 2)
  }
  const mixPsk = () => {
    const [nextCk = none, hashed = none, nextKey = none] = derive(psk, 3)
    ck = nextCk
    mixHash(hashed)
    key = nextKey
  }
  const mixShown = (shown: Buffer) => {
    mixHash(shown)
    mixKey(shown)
  }
  const seal = (text: Buffer) => {
    const sealed = cipher(key).seal(h, text)
    mixHash(sealed)
    return sealed
  }
  const open = (sealed: Buffer) => {
    const text = cipher(key).open(h, sealed)
    mixHash(sealed)
    return text
  }
  const shared = (shown: Buffer) => {
    const publicKey = createPublicKey({
      key: Buffer.concat([spki, shown]),
      format: 'der',
      type: 'spki',
    })
    return diffieHellman({ privateKey: own.privateKey, publicKey })
  }
  return {
    writeFirst(text: Buffer) {
      mixPsk()
      mixShown(own.shown)
      return Buffer.concat([own.shown, seal(text)])
    },
    readFirst(message: Buffer) {
      mixPsk()
      mixShown(message.subarray(0, 32))
      return { text: open(message.subarray(32)), shown: message.subarray(0, 32) }
    },
    writeSecond(text: Buffer, shown: Buffer) {
      mixShown(own.shown)
      mixKey(shared(shown))
      return Buffer.concat([own.shown, seal(text)])
    },
    /** The ciphers of the initiator and of the responder. */
    split() {
      const [first = none, second = none] = derive(none, 2)
      return { toNode: cipher(first), fromNode: cipher(second) }
    },
  }
}

const published = {
  prologue: hex('4a6f686e2047616c74'),
  psk: hex('54686973206973206d7920417573747269616e20706572737065637469766521'),
  initiator: hex('893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a'),
  responder: hex('bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b'),
  messages: [
    [
      '4c756477696720766f6e204d69736573',
      'ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c794479b962b8aff8485742ac32f905ba45369e2465fb59e138a93d67a0d1266b6a54',
    ],
    [
      '4d757272617920526f746862617264',
      '95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f144808843d6062704d5a9c422a8e834423f8c1feada7e8d0d910a1a2cd030fb584221e3',
    ],
    ['462e20412e20486179656b', 'e632c3763d7669067383433197a3baddf146e9e70ad4b4e9e59e0f'],
    ['4361726c204d656e676572', '64c6bee32ea91c8474bb4c21d7a700109ad45af77b29764ba5eb1e'],
  ],
} as const
const vectors = published.messages.map(([text, sealed]) => ({
  text: hex(text),
  sealed: hex(sealed),
}))

it('says byte by byte what is published for its Noise protocol', () => {
  const { psk, prologue, initiator, responder } = published
  const [first, second, third, fourth] = vectors
  if (!first || !second || !third || !fourth) throw new Error('four messages are published')
  expect(noise(psk, prologue, initiator).writeFirst(first.text)).toEqual(first.sealed)
  const node = noise(psk, prologue, responder)
  const read = node.readFirst(first.sealed)
  expect(read.text).toEqual(first.text)
  expect(node.writeSecond(second.text, read.shown)).toEqual(second.sealed)
  const { toNode, fromNode } = node.split()
  expect(toNode.open(none, third.sealed)).toEqual(third.text)
  expect(fromNode.seal(none, fourth.text)).toEqual(fourth.sealed)
  // The library reads what is published too.
  const library = createHandshake({ role: 'responder', psk: Buffer.from(psk), prologue })
  expect(library.readMessage(first.sealed)).toEqual(first.text)
})

const frame = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([1, bytes.length >> 8, bytes.length & 0xff]), bytes])
const hello = frame(Buffer.from('\u0001kitchen\0'))

/** A link, and a node that has its key. */
function open(psk = randomBytes(32)) {
  let sent = none
  const link = new NoiseLink(Buffer.from(psk), (bytes) => {
    sent = Buffer.concat([sent, bytes])
  })
  link.begin()
  const node = noise(psk, Buffer.from('NoiseAPIInit\0\0'), randomBytes(32))
  // An empty frame, then one whose first byte is 0.
  expect(sent.subarray(0, 3)).toEqual(Buffer.from([1, 0, 0]))
  const { shown } = node.readFirst(sent.subarray(7))
  const answer = frame(Buffer.concat([Buffer.from([0]), node.writeSecond(none, shown)]))
  sent = none
  return { link, node, answer, take: (bytes: Buffer) => [...link.take(bytes)], sent: () => sent }
}

const message = (type: number, payload: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

it('opens with a node, and hears and says what was sent, in whatever pieces', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (bytes, size) => {
        const { link, node, answer, take, sent } = open()
        expect(take(Buffer.concat([hello, answer]))).toEqual([])
        expect(link.isOpen).toBe(true)
        const { toNode, fromNode } = node.split()
        const payload = Buffer.from(bytes)
        const stream = Buffer.concat(
          [26, 25].map((type) => frame(fromNode.seal(none, message(type, payload)))),
        )
        const heard = []
        for (let at = 0; at < stream.length; at += size)
          heard.push(...take(stream.subarray(at, at + size)))
        expect(heard).toEqual([
          { type: 26, payload },
          { type: 25, payload },
        ])
        link.send({ type: 33, payload })
        expect(toNode.open(none, sent().subarray(3))).toEqual(message(33, payload))
      },
    ),
    { numRuns: tries },
  )
})

const faultOf = (work: () => unknown) => {
  try {
    work()
    return 'none'
  } catch (error) {
    return error instanceof LinkFault ? error.kind : error
  }
}

it('never speaks in the clear, and says which peer is no node of this key', () => {
  const plain = Buffer.from('\0Bad indicator byte')
  expect(faultOf(() => open().take(plain))).toBe('not_encrypted')
  const hellos = [
    Buffer.from([0, 0, 2]),
    Buffer.from('SSH-2.0-OpenSSH_9.2'),
    Buffer.from([1, 255, 255]),
  ]
  for (const bytes of hellos) expect(faultOf(() => open().take(bytes))).toBe('no_node')
  const refusal = frame(Buffer.from('\u0001Handshake MAC failure'))
  expect(faultOf(() => open().take(Buffer.concat([hello, refusal])))).toBe('wrong_key')
  const other = open()
  expect(faultOf(() => open().take(Buffer.concat([hello, other.answer])))).toBe('wrong_key')
  // Once it is encrypted it stays so.
  const { link, answer, take } = open()
  take(Buffer.concat([hello, answer]))
  expect(faultOf(() => take(plain))).toBe('no_node')
  expect(faultOf(() => link.send({ type: 33, payload: none }))).toBe('none')
})

it('keeps one frame at most of whatever a peer sends, and fails in no other way', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.uint8Array({ maxLength: 120 }).map((bytes) => frame(Buffer.from(bytes))),
    fc.constant(hello),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.boolean(), (pieces, isOpen) => {
      const { answer, take } = open()
      if (isOpen) take(Buffer.concat([hello, answer]))
      for (const bytes of pieces) {
        const fault = faultOf(() => take(bytes))
        expect(['none', 'no_node', 'wrong_key', 'not_encrypted']).toContain(fault)
        if (fault !== 'none') return
      }
    }),
    { numRuns: tries },
  )
})
