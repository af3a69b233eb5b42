import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { refuse } from '../refusal.ts'
import type { Carrier, Letter } from './letter.ts'
import type { Outbox } from './outbox.ts'

/** Times in ms. */
export type DeliveryTimes = { patience: number; retries: readonly number[] }

/** How long somebody waits for a carrier's answer, and when a slow one is asked again. */
const usualTimes: DeliveryTimes = { patience: 1_000, retries: [5_000, 30_000] }

export type Delivery = ReturnType<typeof openDelivery>

/**
 * Sends letters. Each is written to the outbox first and leaves it when a carrier
 * has taken it; where none is set for its channel, it stays there for the operator.
 */
export function openDelivery({
  outbox,
  carriers,
  log,
  times = usualTimes,
}: {
  outbox: Outbox
  carriers: Partial<Record<Letter['channel'], Carrier>>
  log: Logger
  times?: DeliveryTimes
}) {
  /**
   * Resolves when the letter is in safe hands: taken, or in the outbox while a
   * slow carrier is asked again.
   * @throws Refusal 'not_delivered' when the carrier has refused it at once.
   */
  async function send(letter: Letter): Promise<void> {
    const id = await outbox.add(letter)
    const carry = carriers[letter.channel]
    if (!carry) return
    let isWaitedFor = true
    const attempt = carry(letter).then(
      () => outbox.remove(id),
      async (error) => {
        log.warn({ err: error, channel: letter.channel }, 'a letter was not taken')
        if (!isWaitedFor) return retry(carry, letter, id)
        await outbox.remove(id)
        throw refuse('not_delivered', 'The message could not be sent')
      },
    )
    const patience = new AbortController()
    await Promise.race([attempt, wait(times.patience, undefined, { signal: patience.signal })])
    isWaitedFor = false
    patience.abort()
  }

  async function retry(carry: Carrier, letter: Letter, id: number): Promise<void> {
    for (const delay of times.retries) {
      await wait(delay, undefined, { ref: false })
      try {
        await carry(letter)
        return await outbox.remove(id)
      } catch (error) {
        log.warn({ err: error, channel: letter.channel }, 'a letter was not taken again')
      }
    }
    log.error({ channel: letter.channel }, 'a letter is left in the outbox')
  }

  const aside = new Set<Promise<void>>()
  return {
    send,
    /** For letters that nobody waits for: whatever becomes of them is only logged. */
    sendInBackground(letter: Letter): void {
      const sent: Promise<void> = send(letter)
        .catch((err) => log.warn({ err }, 'a letter was not sent'))
        .finally(() => aside.delete(sent))
      aside.add(sent)
    },
    /** Resolves when each of those is in safe hands. */
    async settled(): Promise<void> {
      await Promise.all(aside)
    },
  }
}
