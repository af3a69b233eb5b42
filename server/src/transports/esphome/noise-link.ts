import { type CipherState, createESPHomeHandshake, type HandshakeState } from 'esphome-client'

/*
 * The frames of ESPHome's native API, encrypted with Noise_NNpsk0_25519_ChaChaPoly_SHA256
 * (https://developers.esphome.io/architecture/api/protocol_details/). There is nothing here that reads or writes a
 * frame in the clear, so no peer can bring a connection to that.
 */

/** A message of the native API: the number of its type, and its fields as protobuf. */
export type NodeMessage = { type: number; payload: Buffer }

/** Why a peer is not the node that is dialled. */
export type LinkFaultKind = 'no_node' | 'wrong_key' | 'not_encrypted'

/** The peer has broken a rule of the encrypted connection, which is over. */
export class LinkFault extends Error {
  readonly kind: LinkFaultKind

  constructor(kind: LinkFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}

const encrypted = 1
/** Frames before the handshake is done are short: names, keys, a reason. */
const firstFramesMost = 256
/** Both bytes and type of a message stand before its payload. */
const headBytes = 4
const chosenProtocol = 1
/** The first words of a node whose encryption is off, to an encrypted hello. */
const plainAnswer = Buffer.from('Bad indicator byte')
const noData = Buffer.alloc(0)

/** The encrypted connection to one node, without its socket. */
export class NoiseLink {
  readonly #write: (bytes: Buffer) => void
  readonly #handshake: HandshakeState
  #step: 'hello' | 'handshake' | 'open' = 'hello'
  #ciphers: { send: CipherState; receive: CipherState } | undefined
  #rest: Buffer = noData

  /** @param key 32 bytes; they are overwritten once the link is open */
  constructor(key: Buffer, write: (bytes: Buffer) => void) {
    this.#write = write
    this.#handshake = createESPHomeHandshake({ psk: key })
  }

  /** Sends the first two frames. */
  begin(): void {
    const handshake = Buffer.concat([Buffer.from([0]), this.#handshake.writeMessage()])
    this.#write(Buffer.concat([frameOf(noData), frameOf(handshake)]))
  }

  get isOpen(): boolean {
    return this.#step === 'open'
  }

  /** Sends a message; only once the link is open. */
  send({ type, payload }: NodeMessage): void {
    const head = Buffer.alloc(headBytes)
    head.writeUInt16BE(type, 0)
    head.writeUInt16BE(payload.length, 2)
    if (!this.#ciphers) throw new Error('the link to a node is not open yet')
    this.#write(frameOf(this.#ciphers.send.EncryptWithAd(noData, Buffer.concat([head, payload]))))
  }

  /**
   * Hot: takes bytes of the node, in whatever pieces they come; keeps one frame at most that is not whole.
   * @throws LinkFault
   */
  *take(bytes: Buffer): Generator<NodeMessage> {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    for (;;) {
      const frame = this.#nextFrame()
      if (!frame) return
      if (this.#step === 'open') yield this.#open(frame)
      else if (this.#step === 'hello') this.#takeHello(frame)
      else this.#takeHandshake(frame)
    }
  }

  #nextFrame(): Buffer | undefined {
    const rest = this.#rest
    if (rest.length === 0) return undefined
    if (rest[0] !== encrypted) throw this.#unencrypted(rest)
    if (rest.length < 3) return undefined
    const end = 3 + rest.readUInt16BE(1)
    if (this.#step !== 'open' && end > firstFramesMost) {
      throw new LinkFault('no_node', 'the first frames of a node are short')
    }
    if (rest.length < end) return undefined
    this.#rest = rest.length === end ? noData : rest.subarray(end)
    return rest.subarray(3, end)
  }

  #unencrypted(rest: Buffer): LinkFault {
    const isPlainNode = this.#step === 'hello' && rest[0] === 0 && rest.includes(plainAnswer)
    return isPlainNode
      ? new LinkFault('not_encrypted', 'the node does not encrypt')
      : new LinkFault('no_node', 'a frame is not encrypted')
  }

  #takeHello(frame: Buffer): void {
    if (frame[0] !== chosenProtocol) throw new LinkFault('no_node', 'another protocol was chosen')
    this.#step = 'handshake'
  }

  #takeHandshake(frame: Buffer): void {
    if (frame[0] !== 0) {
      const isKey = frame.subarray(1).equals(Buffer.from('Handshake MAC failure'))
      throw new LinkFault(isKey ? 'wrong_key' : 'no_node', 'the node refuses the handshake')
    }
    try {
      this.#handshake.readMessage(frame.subarray(1))
    } catch {
      // The library has an error for each way in which this is not the key.
      throw new LinkFault('wrong_key', 'the handshake of the node is not of this key')
    }
    const { sendCipher: send, receiveCipher: receive } = this.#handshake
    if (!send || !receive) throw new Error('a handshake that is done has both ciphers')
    this.#ciphers = { send, receive }
    this.#handshake.destroyHandshakeSecrets()
    this.#step = 'open'
  }

  #open(frame: Buffer): NodeMessage {
    let message: Buffer
    try {
      message = this.#ciphers?.receive.DecryptWithAd(noData, frame) ?? noData
    } catch {
      throw new LinkFault('no_node', 'a frame cannot be decrypted')
    }
    if (message.length < headBytes) throw new LinkFault('no_node', 'a message is too short')
    return { type: message.readUInt16BE(0), payload: message.subarray(headBytes) }
  }
}

function frameOf(bytes: Buffer): Buffer {
  const head = Buffer.from([encrypted, bytes.length >> 8, bytes.length & 0xff])
  return Buffer.concat([head, bytes])
}
