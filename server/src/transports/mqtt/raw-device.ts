import { connect, type Socket } from 'node:net'
import { generate, type IConnectPacket, type Packet, parser } from 'mqtt-packet'

type Version = 4 | 5

/** A device for tests that says exactly what it is told to, right or wrong. */
export class RawDevice {
  readonly version: Version
  readonly socket: Socket
  readonly #heard: (Packet | 'closed')[] = []
  #waiting: ((heard: Packet | 'closed') => void) | null = null

  constructor(
    port: number,
    version: Version,
    options: { allowHalfOpen?: boolean; localAddress?: string } = {},
  ) {
    this.version = version
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, ...options })
    const reader = parser({ protocolVersion: version })
    reader.on('packet', (packet) => this.#hear(packet))
    this.socket.on('data', (chunk: Buffer) => reader.parse(chunk))
    this.socket.on('error', () => undefined)
    this.socket.on('end', () => this.#hear('closed'))
    this.socket.on('close', () => this.#hear('closed'))
  }

  /** Says packets, or bytes that are none, in one go. */
  say(...words: (Packet | Buffer)[]): this {
    const bytes = words.map((word) =>
      Buffer.isBuffer(word) ? word : generate(word, { protocolVersion: this.version }),
    )
    this.socket.write(Buffer.concat(bytes))
    return this
  }

  /** What the server says next, or 'closed'. */
  hears(): Promise<Packet | 'closed'> {
    const next = this.#heard[0]
    if (next === 'closed') return Promise.resolve(next)
    if (next) return Promise.resolve(this.#heard.shift() ?? next)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  /** Connects as the named device; returns the server's answer. */
  greets(changes: Partial<IConnectPacket> = {}): Promise<Packet | 'closed'> {
    return this.say(connectPacket(this.version, changes)).hears()
  }

  /** Sends PINGREQ and waits for its answer: all before it has been handled. */
  async settles(): Promise<Packet | 'closed'> {
    return this.say({ cmd: 'pingreq' }).hears()
  }

  #hear(heard: Packet | 'closed'): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting && heard !== 'closed') waiting(heard)
    else {
      this.#heard.push(heard)
      if (waiting) waiting(heard)
    }
  }
}

/** A CONNECT that is admitted, but for the changes. */
export function connectPacket(
  version: Version,
  changes: Partial<IConnectPacket> = {},
): IConnectPacket {
  return {
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: version,
    clean: true,
    keepalive: 60,
    clientId: 'anything',
    username: 'SC-000001',
    password: Buffer.from('right secret'),
    ...changes,
  }
}
