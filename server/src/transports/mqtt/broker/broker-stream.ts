import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import type { RateLimiter } from '../../../platform/rate-limiter.ts'

/** The ports of MQTT, where an address names none. */
const usualPorts = { plain: 1883, tls: 8883 }

/** Opens a line to a broker; `mqtts:` and its like are encrypted. */
export function openLine(url: string): Socket {
  const { protocol, hostname, port } = new URL(url)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const isTls = protocol === 'mqtts:' || protocol === 'ssl:' || protocol === 'tls:'
  const to = { host, port: Number(port) || usualPorts[isTls ? 'tls' : 'plain'] }
  const socket = isTls
    ? connectTls({ ...to, ...(isIP(host) === 0 && { servername: host }) })
    : connectPlain(to)
  // A press does not wait until the broker has acknowledged the bytes before it.
  return socket.setNoDelay()
}

type Limits = { packetBytesMost: number; rate: Pick<RateLimiter, 'reserve'> }

/**
 * A line to a broker on which no packet is longer than it may be: of a longer one the end is left out, so that it
 * still counts as received and takes no memory. It is read as fast as its rate is, whatever comes.
 */
export function shortPackets(line: Duplex, { packetBytesMost, rate }: Limits): Duplex {
  const cut = cutPackets(packetBytesMost)
  let timer: NodeJS.Timeout | undefined
  const stream = new Duplex({
    read() {
      if (timer === undefined) line.resume()
    },
    write: (chunk, _encoding, done) => void line.write(chunk, done),
    // A packet is written in parts, and leaves as a whole.
    writev: (parts, done) => void line.write(Buffer.concat(parts.map(({ chunk }) => chunk)), done),
    final: (done) => void line.end(done),
    destroy(error, done) {
      clearTimeout(timer)
      line.destroy()
      done(error)
    },
  })
  line.on('data', (bytes: Buffer) => {
    let isFull = false
    for (const part of cut(bytes)) isFull = !stream.push(part)
    const waitMs = rate.reserve(bytes.length)
    if (isFull || waitMs > 0) line.pause()
    if (waitMs <= 0) return
    timer = setTimeout(() => {
      timer = undefined
      line.resume()
    }, waitMs)
  })
  line.on('end', () => stream.push(null))
  line.on('error', (error) => stream.destroy(error))
  line.on('close', () => stream.destroy())
  return stream
}

/**
 * Cuts each packet of a stream to a length at most (MQTT §2.1: its first byte, its length in up to four bytes, and so
 * many others).
 */
export function cutPackets(most: number): (bytes: Buffer) => Buffer[] {
  /** The first byte of a packet and those of its length, until all of these are there. */
  let head: number[] = []
  /** The bytes of the packet that are still to be passed on, and then those to be left out. */
  let [passing, dropping] = [0, 0]

  function begin(byte: number): Buffer | undefined {
    head.push(byte)
    const isWhole = head.length > 1 && (byte < 0x80 || head.length > 4)
    if (!isWhole) return undefined
    const length = head.slice(1).reduce((sum, one, at) => sum + (one & 0x7f) * 128 ** at, 0)
    passing = Math.min(length, most)
    dropping = length - passing
    const begun = dropping > 0 ? [head[0] ?? 0, ...lengthBytes(passing)] : head
    head = []
    return Buffer.from(begun)
  }

  return (bytes) => {
    const parts: Buffer[] = []
    let at = 0
    while (at < bytes.length) {
      if (passing > 0) {
        const part = bytes.subarray(at, at + passing)
        parts.push(part)
        passing -= part.length
        at += part.length
      } else if (dropping > 0) {
        const dropped = Math.min(dropping, bytes.length - at)
        dropping -= dropped
        at += dropped
      } else {
        const begun = begin(bytes.readUInt8(at))
        if (begun) parts.push(begun)
        at += 1
      }
    }
    return parts.length > 1 ? [Buffer.concat(parts)] : parts
  }
}

/** The length of a packet as its bytes. */
function lengthBytes(length: number): number[] {
  const bytes: number[] = []
  let left = length
  do {
    const byte = left % 128
    left = Math.floor(left / 128)
    bytes.push(left > 0 ? byte | 0x80 : byte)
  } while (left > 0)
  return bytes
}
