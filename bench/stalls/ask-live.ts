import { once } from 'node:events'
import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import { WebSocket } from 'ws'

/** How long a page waits for more after it was told something, and at first, ms. */
const quietMs = 300
const firstMs = 3_000

/** Says one message from a page of its own, and hears whatever comes of it. */
export async function askLive(
  { url, token }: { url: string; token: string },
  message: BrowserMessage,
): Promise<{ bytes: number; text: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws-app?token=${token}`)
  await once(socket, 'open')
  let bytes = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  let quiet = setTimeout(resolve, firstMs)
  socket.on('message', (data) => {
    bytes += String(data).length
    clearTimeout(quiet)
    quiet = setTimeout(resolve, quietMs)
  })
  socket.on('close', () => resolve())
  socket.send(JSON.stringify(message))
  await promise
  socket.terminate()
  return { bytes, text: '' }
}
