import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The opcodes of frames (RFC 6455 §5.2). */
export const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** A frame as it stands on the wire; whatever is left out is as it should be. */
export type FrameFields = {
  opcode?: number
  payload?: Uint8Array | string
  fin?: boolean
  /** The three reserved bits, as a number from 0 to 7. */
  reserved?: number
  /** False sends it bare, as no client may. */
  mask?: Uint8Array | false
  /** The number of bytes that hold the length. */
  lengthIn?: 1 | 3 | 9
  /** Another length than it has. */
  claims?: number
}

/** The bytes of a frame from a browser. */
export function frameBytes(frame: FrameFields): Buffer {
  const { opcode = opcodes.text, fin = true, reserved = 0, mask = plainMask } = frame
  const payload = Buffer.from(frame.payload ?? '')
  const length = frame.claims ?? payload.length
  const lengthIn = frame.lengthIn ?? (length < 126 ? 1 : length < 65_536 ? 3 : 9)
  const head = Buffer.alloc(1 + lengthIn)
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode
  if (lengthIn === 1) head[1] = length
  if (lengthIn === 3) {
    head[1] = 126
    head.writeUInt16BE(length & 0xffff, 2)
  }
  if (lengthIn === 9) {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  if (mask === false) return Buffer.concat([head, payload])
  head[1] = (head[1] ?? 0) | 0x80
  const masked =
    mask === plainMask ? payload : payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  return Buffer.concat([head, mask, masked])
}

/** Masks with nothing, which is a mask like any other. */
const plainMask = Buffer.alloc(4)

/** The payload of a close frame. */
export function closePayload(code: number, reason: Uint8Array | string = ''): Buffer {
  return Buffer.concat([Buffer.of(code >> 8, code & 255), Buffer.from(reason)])
}

/** A frame of the server. */
export type Heard = {
  fin: boolean
  reserved: number
  opcode: number
  isMasked: boolean
  payload: Buffer
}

/** A WebSocket whose frames are made by hand, right or wrong. */
export class RawWebSocket {
  readonly socket: Socket
  /** Every frame of the server that was not taken yet. */
  readonly heard: Heard[] = []
  /** Resolves when the line is closed, by whichever side. */
  readonly closed: Promise<void>
  /** The server's answer to the request for this socket. */
  head = ''
  #unread: Buffer = Buffer.alloc(0)
  #look: () => void = () => undefined

  private constructor(socket: Socket) {
    this.socket = socket
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        resolve()
        this.#look()
      })
    })
  }

  /** @throws Error with the server's answer when it did not give a socket. */
  static async open(port: number, target: string, headers: readonly string[] = []) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.on('error', () => undefined)
    const opened = new RawWebSocket(socket)
    socket.write(upgradeRequest(target, headers))
    let answer = Buffer.alloc(0)
    while (!answer.includes('\r\n\r\n')) {
      const [chunk] = await Promise.race([once(socket, 'data'), opened.closed.then(() => [null])])
      if (!Buffer.isBuffer(chunk)) throw new Error(`No socket was given: ${answer}`)
      answer = Buffer.concat([answer, chunk])
    }
    const end = answer.indexOf('\r\n\r\n') + 4
    if (!answer.toString('latin1').startsWith('HTTP/1.1 101 ')) {
      socket.destroy()
      throw new Error(`No socket was given: ${answer}`)
    }
    opened.head = answer.toString('latin1', 0, end)
    opened.#take(answer.subarray(end))
    socket.on('data', (chunk: Buffer) => opened.#take(chunk))
    return opened
  }

  get isClosed(): boolean {
    return this.socket.closed
  }

  say(...frames: (FrameFields | Buffer)[]): void {
    const bytes = frames.map((frame) => (Buffer.isBuffer(frame) ? frame : frameBytes(frame)))
    if (this.socket.writable) this.socket.write(Buffer.concat(bytes))
  }

  /** The next frame of the server; undefined when the line closes instead. */
  async next(): Promise<Heard | undefined> {
    while (this.heard.length === 0 && !this.isClosed) {
      await new Promise<void>((resolve) => {
        this.#look = resolve
      })
    }
    return this.heard.shift()
  }

  /** Leaves without a word. */
  cut(): void {
    this.socket.resetAndDestroy()
  }

  #take(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    for (let frame = this.#frame(); frame; frame = this.#frame()) this.heard.push(frame)
    if (this.heard.length > 0) this.#look()
  }

  #frame(): Heard | undefined {
    const [first, second] = this.#unread
    if (first === undefined || second === undefined) return undefined
    const short = second & 0x7f
    const lengthIn = short === 127 ? 9 : short === 126 ? 3 : 1
    if (this.#unread.length < 1 + lengthIn) return undefined
    const length =
      lengthIn === 9
        ? Number(this.#unread.readBigUInt64BE(2))
        : lengthIn === 3
          ? this.#unread.readUInt16BE(2)
          : short
    const start = 1 + lengthIn
    if (this.#unread.length < start + length) return undefined
    const payload = this.#unread.subarray(start, start + length)
    this.#unread = this.#unread.subarray(start + length)
    return {
      fin: (first & 0x80) !== 0,
      reserved: (first >> 4) & 7,
      opcode: first & 15,
      isMasked: (second & 0x80) !== 0,
      payload,
    }
  }
}

/** The request for a WebSocket. */
export function upgradeRequest(target: string, headers: readonly string[] = []): string {
  return [
    `GET ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '\r\n',
  ].join('\r\n')
}
