import { connect, type Socket } from 'node:net'
import { type Packet, parser } from 'mqtt-packet'
import { opcodes, RawWebSocket } from '../clients/raw-web-socket.ts'
import { FuzzFault } from './fuzz-home.ts'

/** A line to the MQTT gateway, over TCP or in the frames of a WebSocket. */
export type MqttLine = {
  say(bytes: Buffer): void
  /** The server's next packet; undefined when the line closes instead. */
  next(): Promise<Packet | undefined>
  /** Says that nothing more comes. */
  end(): void
  cut(): void
}

const frameMax = 16 * 1024

type Ports = { port: number; mqttPort: number }

export async function openMqttLine(
  { port, mqttPort }: Ports,
  over: 'TCP' | 'WebSocket',
  version: 4 | 5,
): Promise<MqttLine> {
  if (over === 'TCP') {
    const socket = connect({ port: mqttPort, host: '127.0.0.1', noDelay: true })
    const heard = packetsOf(socket, version)
    return {
      say: (bytes) => void (socket.writable && socket.write(bytes)),
      next: heard,
      end: () => socket.end(),
      cut: () => socket.resetAndDestroy(),
    }
  }
  const page = await RawWebSocket.open(port, '/mqtt', ['Sec-WebSocket-Protocol: mqtt'])
  const read: (Packet | undefined)[] = []
  const reader = parser({ protocolVersion: version })
  reader.on('packet', (packet) => read.push(packet))
  return {
    say(bytes) {
      // A packet may be in several frames, and several in one (MQTT 5 §6); a frame has its limit.
      for (let at = 0; at < bytes.length; at += frameMax) {
        page.say({ opcode: opcodes.binary, payload: bytes.subarray(at, at + frameMax) })
      }
    },
    async next() {
      while (read.length === 0) {
        const frame = await page.next()
        if (!frame) return undefined
        if (frame.opcode === opcodes.binary) parsed(reader, frame.payload)
      }
      return read.shift()
    },
    end: () => page.socket.end(),
    cut: () => page.cut(),
  }
}

function packetsOf(socket: Socket, version: 4 | 5): MqttLine['next'] {
  const read: Packet[] = []
  let look: () => void = () => undefined
  const reader = parser({ protocolVersion: version })
  reader.on('packet', (packet) => read.push(packet))
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    parsed(reader, chunk)
    look()
  })
  socket.on('close', () => look())
  return async () => {
    while (read.length === 0 && !socket.closed) {
      await new Promise<void>((resolve) => {
        look = resolve
      })
    }
    return read.shift()
  }
}

function parsed(reader: ReturnType<typeof parser>, chunk: Buffer): void {
  let fault: unknown
  reader.once('error', (error) => {
    fault = error
  })
  reader.parse(chunk)
  if (fault) throw new FuzzFault(`The server said no MQTT: ${chunk.toString('hex')}`)
  reader.removeAllListeners('error')
}
