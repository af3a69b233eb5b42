import { connect, type Socket } from 'node:net'
import { generate, type IConnectPacket, type Packet, parser } from 'mqtt-packet'

type Version = 4 | 5

/** A device for tests that sends exactly the given packets, valid or not. */
export class RawDevice {
  readonly version: Version
  readonly socket: Socket
  readonly #received: (Packet | 'closed')[] = []
  #waiting: ((packet: Packet | 'closed') => void) | null = null

  constructor(
    port: number,
    version: Version,
    options: { allowHalfOpen?: boolean; localAddress?: string } = {},
  ) {
    this.version = version
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true, ...options })
    const reader = parser({ protocolVersion: version })
    reader.on('packet', (packet) => this.#receive(packet))
    this.socket.on('data', (chunk: Buffer) => reader.parse(chunk))
    this.socket.on('error', () => undefined)
    this.socket.on('end', () => this.#receive('closed'))
    this.socket.on('close', () => this.#receive('closed'))
  }

  /** Sends packets, or other bytes, in one write. */
  send(...packets: (Packet | Buffer)[]): this {
    const bytes = packets.map((packet) =>
      Buffer.isBuffer(packet) ? packet : generate(packet, { protocolVersion: this.version }),
    )
    this.socket.write(Buffer.concat(bytes))
    return this
  }

  /** The next packet of the server, or 'closed'. */
  next(): Promise<Packet | 'closed'> {
    const next = this.#received[0]
    if (next === 'closed') return Promise.resolve(next)
    if (next) return Promise.resolve(this.#received.shift() ?? next)
    return new Promise((resolve) => {
      this.#waiting = resolve
    })
  }

  /** Connects as the named device; returns the server's answer. */
  connect(changes: Partial<IConnectPacket> = {}): Promise<Packet | 'closed'> {
    return this.send(connectPacket(this.version, changes)).next()
  }

  /** Sends PINGREQ and waits for its answer: all before it has been handled. */
  async settle(): Promise<Packet | 'closed'> {
    return this.send({ cmd: 'pingreq' }).next()
  }

  #receive(packet: Packet | 'closed'): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting && packet !== 'closed') waiting(packet)
    else {
      this.#received.push(packet)
      if (waiting) waiting(packet)
    }
  }
}

/** A CONNECT that is admitted, with the given changes. */
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
