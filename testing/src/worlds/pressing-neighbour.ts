import { once } from 'node:events'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { WebSocket } from 'ws'
import { signInByEmail } from './calls.ts'

export type Neighbour = Awaited<ReturnType<typeof openNeighbour>>

/** A neighbour whose device is connected, and who presses its switch every 25 ms from a page. */
export async function openNeighbour(
  server: { url: string; mqttUrl: string },
  { email, device, secret }: { email: string; device: string; secret: string },
) {
  const board = await connectTestDevice(server.mqttUrl, device, secret)
  const token = await signInByEmail(server.url, email)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws-app?token=${token}`)
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
  }, 25)
  return {
    /** How long each press took since this was asked last, ms. */
    take(): number[] {
      const presses = taken
      taken = []
      return presses
    },
    close(): void {
      clearInterval(timer)
      socket.terminate()
      void board.leave()
    },
  }
}
