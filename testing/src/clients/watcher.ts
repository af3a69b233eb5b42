import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { TestPerson } from './api-client.ts'
import { liveAddress } from './live-page.ts'

/*
 * A page by the hundred: it takes down when it heard what, and reads as little of
 * it as it can. For pages that understand what they hear see live-page.ts.
 */

export type Watcher = Awaited<ReturnType<typeof openWatcher>>

/** Opens a page of a person that watches a room, and waits until it does. */
export const openWatcher = (person: TestPerson, roomId: number) =>
  openWatcherAt(liveAddress(person.url, person.token), roomId)

/** The same at an address of one's own. */
export async function openWatcherAt(
  address: string,
  roomId: number,
  headers: Record<string, string> = {},
) {
  const socket = new WebSocket(address, { headers })
  const heard = { bytes: 0, messages: 0, lastAt: 0 }
  const listeners = new Set<(text: string, at: number) => void>()
  socket.on('message', (data) => {
    const [text, at] = [String(data), performance.now()]
    heard.bytes += text.length
    heard.messages += 1
    heard.lastAt = at
    for (const listener of listeners) listener(text, at)
  })
  socket.on('error', () => undefined) // 'close' follows.
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.once('close', (code) => resolve({ code, at: performance.now() }))
  })
  await Promise.race([once(socket, 'open'), closed])

  /** Resolves when something is heard in which the expected text occurs. */
  const hears = (expected: string) =>
    new Promise<void>((resolve) => {
      const look = (text: string) => {
        if (!text.includes(expected)) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
    })
  const say = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const watches = hears('"deviceStatus"')
  say({ type: 'subscribeRoom', roomId })
  await Promise.race([watches, closed])
  return {
    socket,
    heard,
    closed,
    hears,
    say,
    onText: (listener: (text: string, at: number) => void) => listeners.add(listener),
    async close(): Promise<void> {
      socket.terminate()
      await closed
    },
  }
}
