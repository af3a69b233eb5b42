import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A line to a TCP server that can be lost: `cut` ends its connections and takes
 * no new ones, `silence` carries nothing any more without a word, `mend` heals,
 * `forget` heals for new connections alone.
 */
export async function openLine(target: string) {
  const { hostname, port, protocol } = new URL(target)
  const ends = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (chunk) => {
        if (state !== 'silent' && !forgotten.has(from)) to.write(chunk)
      })
      from.on('error', () => undefined)
      from.once('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cutAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    url: `${protocol}//127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      state = 'cut'
      cutAll()
    },
    silence() {
      state = 'silent'
    },
    /** New connections get through; what was silent stays so, as where a router has lost its table. */
    forget() {
      for (const end of ends) forgotten.add(end)
      state = 'whole'
    },
    /** New connections get through; what was silent is over. */
    mend() {
      if (state === 'silent') cutAll()
      state = 'whole'
    },
    async close() {
      cutAll()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}
