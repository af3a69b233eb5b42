import { setTimeout as wait } from 'node:timers/promises'
import { isUpdate } from '../clients/live-page.ts'
import { openLiveHome, shownTo } from '../worlds/test-home.ts'
import { FuzzFault } from './fuzz-home.ts'

/** How long somebody else's press may take while the server is fuzzed, ms. */
const timeoutMs = 60_000

/**
 * A home that has nothing to do with the fuzzing: its page presses, its device
 * obeys, and what the page then hears is right, again and again.
 */
export async function openCanary(server: { url: string; mqttUrl: string }) {
  const { owner, identifier, page, device } = await openLiveHome(server, 'SC-000777')
  let rounds = 0
  let slowestMs = 0
  let isOver = false

  async function round(): Promise<void> {
    rounds += 1
    const messageId = `canary ${rounds}`
    const desired = rounds % 2 === 1 ? 1 : 0
    const since = performance.now()
    page.say({ deviceIdentifier: identifier, messageId, action: desired ? 'on' : 'off', pin: 18 })
    const { pins } = await page.hears(
      isUpdate(({ acks }) => acks?.includes(messageId) ?? false),
      timeoutMs,
    )
    slowestMs = Math.max(slowestMs, performance.now() - since)
    const shown = (await shownTo(owner, identifier)).pins['18']?.state
    if (pins['18']?.state !== desired || shown !== desired) throw new Error(`The lamp is ${shown}`)
  }

  const singing = (async () => {
    while (!isOver) {
      await round()
      await wait(100)
    }
  })().catch((cause) => {
    throw new FuzzFault(`The canary was lost in round ${rounds}: ${cause}`)
  })
  singing.catch(() => undefined) // Heard at the end.

  return {
    /**
     * Lets it go; how often it was right.
     * @throws FuzzFault when it was lost.
     */
    async end(): Promise<{ rounds: number; slowestMs: number }> {
      isOver = true
      await singing
      await Promise.all([page.close(), device.leave()])
      return { rounds, slowestMs: Math.round(slowestMs) }
    },
  }
}
