import { once } from 'node:events'
import { WebSocket } from 'ws'
import { liveAddress } from '../clients/live-page.ts'
import { connectTestDevice } from './test-device.ts'

export type PressingNeighbour = Awaited<ReturnType<typeof openPressingNeighbour>>

/**
 * Somebody whose device is connected, and who presses its switch from a page again and again.
 * @param everyMs the interval of presses, whatever has become of those before: a stall delays all that fall into it
 */
export async function openPressingNeighbour(
  server: { url: string; mqttUrl: string },
  { token, device, secret }: { token: string; device: string; secret: string },
  everyMs = 25,
) {
  const board = await connectTestDevice(server.mqttUrl, device, secret)
  const socket = new WebSocket(liveAddress(server.url, token))
  await once(socket, 'open')
  const begun = new Map<string, number>()
  let taken: number[] = []
  let count = 0
  socket.on('message', (data) => {
    const { stage, messageId } = Object(JSON.parse(String(data)))
    const from = begun.get(messageId)
    if (stage !== 'received' || from === undefined) return
    begun.delete(messageId)
    taken.push(performance.now() - from)
  })
  const timer = setInterval(() => {
    count += 1
    const messageId = `press ${count}`
    begun.set(messageId, performance.now())
    const action = count % 2 ? 'on' : 'off'
    socket.send(JSON.stringify({ deviceIdentifier: device, action, pin: 18, messageId }))
  }, everyMs)
  return {
    /** How long each press took since this was asked last until the device had it, ms. */
    take(): number[] {
      const presses = taken
      taken = []
      return presses
    },
    async close(): Promise<void> {
      clearInterval(timer)
      socket.terminate()
      await board.leave()
    },
  }
}
