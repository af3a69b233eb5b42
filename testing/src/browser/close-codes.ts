import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server that reads, from the bytes that pages send over it, with
 * which code each closes its WebSocket: a page itself is not told what it sent.
 */
export async function openCodeReader(target: string) {
  const { hostname, port } = new URL(target)
  const codes: number[] = []
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('data', (chunk: Buffer) => {
      const code = closeCodeIn(chunk)
      if (code !== undefined) codes.push(code)
    })
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.once('close', () => ends.delete(end))
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** The close codes of every page that has closed its socket so far. */
    codes,
    async close(): Promise<void> {
      for (const end of ends) end.destroy()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

/** A close frame without a reason (RFC 6455 §5.5.1) is the last that a page sends: two masked bytes. */
function closeCodeIn(bytes: Buffer): number | undefined {
  const frame = bytes.subarray(-8)
  if (frame.length < 8 || frame[0] !== 0x88 || frame[1] !== 0x82) return undefined
  return frame.readUInt16BE(6) ^ frame.readUInt16BE(2)
}
