import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * Peers that keep connections busy by saying or reading next to nothing, in a
 * process of their own, so that the attacked server has its own to itself.
 * Usage: node slow-peers.ts PORT COUNT_OF_EACH_KIND PATIENCE_MS; prints JSON, kind → longest kept, ms.
 */

const [port, count, timeoutMs] = process.argv.slice(2).map(Number)

/** Apart from each other, ms: 200 come in a second. */
const apart = 5

/** The bytes that each kind says first, and then once a second. */
const kinds: Record<string, { first: string; next: string; reads: boolean }> = {
  'say their headers byte by byte': {
    first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    next: 'x',
    reads: true,
  },
  'say header after header without end': {
    first: 'GET / HTTP/1.1\r\nHost: x\r\n',
    next: 'X: y\r\n',
    reads: true,
  },
  'say their body byte by byte': {
    first:
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    next: ' ',
    reads: true,
  },
  'say their body chunk by chunk': {
    first:
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    next: '1\r\n \r\n',
    reads: true,
  },
  'ask for much and read nothing': {
    first: 'GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8),
    // Nothing to the server, but tells this end whether it is still there.
    next: '\r\n',
    reads: false,
  },
  'say nothing at all': { first: '', next: '', reads: true },
}

/** Plays one of them until it is let go, or nobody waits for that any more; how long that was, ms. */
async function playSlow(
  { first, next, reads }: (typeof kinds)[string],
  nth: number,
): Promise<number> {
  await wait(nth * apart)
  const socket = connect({ port: port ?? 0, host: '127.0.0.1', noDelay: true })
  const since = performance.now()
  socket.on('error', () => undefined)
  socket.write(first)
  if (reads) socket.resume()
  const dripping = setInterval(() => socket.writable && socket.write(next), 1_000)
  const late = setTimeout(() => socket.destroy(), timeoutMs)
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping)
      clearTimeout(late)
      resolve(performance.now() - since)
    })
  })
}

const longest = await Promise.all(
  Object.entries(kinds).map(async ([kind, play], index, { length }) => {
    const all = await Promise.all(
      Array.from({ length: count ?? 0 }, (_, nth) => playSlow(play, nth * length + index)),
    )
    return [kind, Math.max(...all)] as const
  }),
)
process.stdout.write(JSON.stringify(Object.fromEntries(longest)))
