import { setTimeout as wait } from 'node:timers/promises'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'

/** The longest that a command may take from the press to its device, ms: then it has failed (CMD-3). */
const lateMs = 5_000

const pins = ['18', '19'] as const
type Pin = (typeof pins)[number]

export type SoakDevice = ReturnType<typeof openSoakDevice>

/**
 * A device that connects again whenever its line is cut, does what it is told, and is touched by hand. It
 * knows what its pins really are, and counts commands that come too late.
 */
export function openSoakDevice(mqttUrl: string, identifier: string, secret: string) {
  const states: Record<Pin, 0 | 1> = { 18: 0, 19: 0 }
  const pressedAt: Record<Pin, number> = { 18: 0, 19: 0 }
  const counts = { connects: 0, commands: 0, late: 0 }
  let device: TestDevice | undefined
  let isStopping = false

  async function stayConnected(): Promise<void> {
    while (!isStopping) {
      try {
        const connected = await connectTestDevice(mqttUrl, identifier, secret)
        connected.client.on('error', () => undefined)
        connected.onCommand(({ pin, state }) => {
          const known = pins.find((one) => one === pin)
          if (!known || state === undefined) return
          counts.commands += 1
          if (performance.now() - pressedAt[known] > lateMs) counts.late += 1
          states[known] = state === 0 ? 0 : 1
        })
        counts.connects += 1
        device = connected
        // A line that is cut meanwhile answers never.
        connected.report('state', { pins: states }).catch(() => undefined)
        await connected.closed
      } catch {
        // The server is away, or the line was cut again: that is what a soak is for.
      }
      device = undefined
      await wait(500 + Math.random() * 1_500)
    }
  }
  const connection = stayConnected()

  return {
    identifier,
    states,
    counts,
    isConnected: () => device !== undefined,
    /** Notes a press that somebody sends now. @returns the pin, and the state that it asks for */
    nextPress(): { pin: Pin; desired: 0 | 1 } {
      // The pin that was pressed longer ago: an answer to an older press would be seen as late.
      const pin = pressedAt[18] <= pressedAt[19] ? '18' : '19'
      pressedAt[pin] = performance.now()
      return { pin, desired: states[pin] === 0 ? 1 : 0 }
    },
    /** Somebody touches it. */
    touch(): void {
      states[19] = states[19] === 0 ? 1 : 0
      device?.report('state', { pins: { 19: states[19] } }).catch(() => undefined)
    },
    /** Cuts its line. */
    cut: () => device?.vanish(),
    async stop(): Promise<void> {
      isStopping = true
      device?.vanish()
      await connection
    },
  }
}
