import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'

/*
 * HTTPS in front of a server that speaks plain HTTP, as a proxy at home does it,
 * with a certificate of its own making: what a browser allows depends on it.
 */

/** Takes HTTPS on a free loopback port and hands it on; `name` is what the page is to be called. */
export async function openHttpsFront(target: string, name: string) {
  const sockets = new Set<Socket>()
  const front = createServer(newCertificate(name), (socket) => {
    const behind = connect(Number(new URL(target).port), '127.0.0.1')
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.once('close', () => sockets.delete(one))
    }
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `https://${name}:${port}`,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      front.close()
      await once(front, 'close')
    },
  }
}

/** A key and a certificate signed with itself, in DER as RFC 5280 §4.1 has it. */
function newCertificate(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = Buffer.from('300a06082a8648ce3d040302', 'hex')
  const commonName = Buffer.from('0603550403', 'hex')
  const holder = sequence(set(sequence(commonName, utf8(name))))
  const validity = sequence(utcTime('250101000000Z'), utcTime('491231235959Z'))
  const version3 = Buffer.from('a003020102', 'hex')
  const serialNumber = element(0x02, Buffer.from([1]))
  const body = sequence(
    version3,
    serialNumber,
    ecdsaWithSha256,
    holder,
    validity,
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = element(
    0x03,
    Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]),
  )
  const certificate = sequence(body, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}

/** One DER element: its tag, its length, its content. */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  const size = length < 128 ? [length] : long
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => element(0x30, Buffer.concat(parts))
const set = (part: Buffer) => element(0x31, part)
const utf8 = (text: string) => element(0x0c, Buffer.from(text))
const utcTime = (text: string) => element(0x17, Buffer.from(text))
