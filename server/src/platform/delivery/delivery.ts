import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { reasonOf } from '../reason-of.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Carrier, Letter } from './letter.ts'
import type { Outbox } from './outbox.ts'
import { smsCarrier } from './sms.ts'
import { smtpCarrier } from './smtp.ts'

/** Times in ms: how long a carrier may take before the caller goes on, and the pauses before each retry. */
export type DeliveryTimes = { timeout: number; retries: readonly number[] }

const usualTimes: DeliveryTimes = { timeout: 1_000, retries: [5_000, 30_000] }

export type Delivery = ReturnType<typeof openDelivery>

/** The carriers of the settings, for the ways that have one. */
export const carriersFor = ({
  smtpUrl,
  mailFrom,
  smsUrl,
}: {
  smtpUrl: string
  mailFrom: string
  smsUrl: string
}): Partial<Record<Letter['channel'], Carrier>> => ({
  ...(smtpUrl ? { mail: smtpCarrier(smtpUrl, mailFrom) } : {}),
  ...(smsUrl ? { sms: smsCarrier(smsUrl) } : {}),
})

/**
 * Sends letters. Each letter is written to the outbox first, and is removed when a carrier has
 * taken it. Without a carrier for its channel it stays there for the operator.
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
   * Sends a letter. It resolves when a carrier has taken the letter, or when the letter is in
   * the outbox while a slow carrier is tried again.
   * @throws Refusal 'not_delivered' when the carrier refuses the letter within the timeout.
   */
  async function send(letter: Letter): Promise<void> {
    const id = await outbox.add(letter)
    const carrier = carriers[letter.channel]
    if (!carrier) return
    let isWaitedFor = true
    const attempt = carrier(letter).then(
      () => outbox.remove(id),
      async (error) => {
        log.warn(failureOf(letter, error), 'a letter was not taken')
        if (!isWaitedFor) return retry(carrier, letter, id)
        await outbox.remove(id)
        throw refuse('not_delivered', 'The message could not be sent')
      },
    )
    const timeout = new AbortController()
    await Promise.race([attempt, wait(times.timeout, undefined, { signal: timeout.signal })])
    isWaitedFor = false
    timeout.abort()
  }

  async function retry(carrier: Carrier, letter: Letter, id: number): Promise<void> {
    for (const delay of times.retries) {
      await wait(delay, undefined, { ref: false })
      try {
        await carrier(letter)
        return await outbox.remove(id)
      } catch (error) {
        log.warn(failureOf(letter, error), 'a letter was not taken again')
      }
    }
    log.error({ channel: letter.channel }, 'a letter is left in the outbox')
  }

  const inBackground = new Set<Promise<void>>()
  /** Letters that could not even be kept in the outbox. */
  let lost = 0
  return {
    send,
    /** Whether letters of a channel leave this server; if not, the operator reads them. */
    carries: (channel: Letter['channel']): boolean => carriers[channel] !== undefined,
    /** How many letters are being sent that nobody waits for. */
    waiting: (): number => inBackground.size,
    /** Sends a letter that nobody waits for; a failure is only logged. */
    sendInBackground(letter: Letter): void {
      const sent: Promise<void> = send(letter)
        .catch((err) => {
          if (!(err instanceof Refusal)) lost += 1
          log.warn({ err }, 'a letter was not sent')
        })
        .finally(() => inBackground.delete(sent))
      inBackground.add(sent)
    },
    /**
     * Resolves when each of these letters is sent, or is in the outbox, or was refused.
     * @throws Error when one could not be written to the outbox meanwhile.
     */
    async close(): Promise<void> {
      const before = lost
      await Promise.all(inBackground)
      if (lost > before) throw new Error(`${lost - before} could not be kept`)
    },
  }
}

/** The longest reason that the log repeats, characters. */
const reasonMost = 200

/** A carrier's error for the log. The error itself holds the letter's recipient, who may be anybody. */
function failureOf({ channel, recipient }: Letter, error: unknown) {
  const why = reasonOf(error).replaceAll(new RegExp(RegExp.escape(recipient), 'gi'), '…')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return { channel, code, why: why.slice(0, reasonMost) }
}
