import type { Duplex } from 'node:stream'
import {
  type FromBrowser,
  fromBrowser,
  replyAddressOf,
} from '@roomwire/contracts/live/from-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { RawData, WebSocket } from 'ws'
import { keyOfHolder } from '../../features/access/holder.ts'
import { holderOf, type SessionActor } from '../../features/identity/actor.ts'
import { tooFast } from '../../features/limits/rate-limits.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { isUnavailable, refusalOfOutage } from '../../platform/database/outage.ts'
import { openHoldBack } from '../../platform/hold-back.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { randomText } from '../../platform/random.ts'
import { isDenial, Refusal, refuse } from '../../platform/refusal.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { pingUntilClosed } from '../ping-until-closed.ts'
import { presentRefusal, serverFailed } from '../refusal-presenter.ts'
import { dispatchAction } from './live-actions.ts'
import type { LiveHub } from './live-hub.ts'
import { openPage, type Page, sendMessage, whyEnded } from './page.ts'
import { openPageWrites } from './page-writes.ts'
import { readPress } from './read-press.ts'
import { inOrder, onClosed, openLateness } from './socket-care.ts'

/** How soon it must be known that the database is away, for a press to go on, ms. */
const outageNoticedMs = 1_000

/** A message as it came, and whether it has waited in a stall of this server. */
type Message = { data: RawData; isBinary: boolean; isLate(): boolean }

type SocketNeeds = NeedsOf<typeof dispatchAction> &
  Pick<
    Roomwire,
    | 'access'
    | 'audit'
    | 'clock'
    | 'counts'
    | 'eventLoop'
    | 'hasReplicas'
    | 'log'
    | 'rateLimits'
    | 'replica'
    | 'sessionUse'
    | 'stalls'
  >

/** Serves one page over its live socket (spec §7), already authenticated as `actor`. */
export async function serveLiveSocket(
  needs: SocketNeeds,
  hub: LiveHub,
  socket: WebSocket,
  stream: Duplex,
  actor: SessionActor,
): Promise<void> {
  const id = `${needs.replica}.${randomText(12)}`
  const page = openPage(id, socket, openPageWrites(socket, stream, needs.eventLoop), actor, needs)
  const stopPings = pingUntilClosed(socket)
  const joined = hub.join(page)
  // The page gets no answer before it receives changes: else changes after a snapshot could be lost.
  const admit = admitMessages(needs, page)
  const waiting = inOrder(socket, joined, {
    handle: (message: Message) => {
      needs.counts.fromPages += 1
      const admitted = admit(message.data)
      return admitted === true ? answer(needs, hub, page, message) : admitted
    },
    tooMany: () => page.endForNow(tooFast(1_000)),
  })
  const { arrival, stop: stopLateness } = openLateness(socket, needs.stalls)
  socket.on('message', (data, isBinary) => waiting.take({ data, isBinary, isLate: arrival() }))
  // A broken frame closes the socket; 'close' follows and does the rest.
  socket.on('error', (err) => needs.log.debug({ err }, 'live socket error'))
  onClosed(socket, () => {
    stopPings()
    stopLateness()
  })
  onClosed(socket, await joined)
}

/**
 * Lets through as many messages of a page as may come. What is too fast is answered before it is
 * parsed or anything is read for it; a page that still goes on is held back, and then closed.
 * @returns true for a message that may pass, else when its refusal is done
 */
function admitMessages(
  needs: Pick<Roomwire, 'rateLimits' | 'audit' | 'clock' | 'counts'>,
  page: Page,
): (data: RawData) => true | undefined | Promise<void> {
  const { rateLimits, audit, clock, counts } = needs
  const holdBack = openHoldBack(clock, limits.livePageHeldBackMs)
  let isOver = false

  async function refuseTooFast(data: RawData, waitMs: number): Promise<void> {
    const refusal = tooFast(waitMs)
    const { code } = refusal
    // Repeats are one entry a minute, with their number.
    audit.enqueue('live_message.refused', page.actor, { message: 'any', code })
    const holder = keyOfHolder(holderOf(page.actor))
    if (await holdBack.hold(rateLimits.reserveRefusal(holder))) {
      refuseMessage({ counts }, page, readSmall(bytesOf(data)), refusal)
    } else {
      isOver = true
      counts.refused(code)
      page.endForNow(refusal)
    }
  }

  return (data) => {
    if (isOver) return undefined
    const { actor } = page
    const waitMs = rateLimits.countMessage(keyOfHolder(holderOf(actor)), actor.homeId)
    return waitMs === 0 ? true : refuseTooFast(data, waitMs)
  }
}

/** The message, for the id that its refusal carries; undefined when it is large or cannot be read. */
function readSmall(bytes: Uint8Array): unknown {
  if (bytes.length > limits.liveRefusedBytesMax) return undefined
  try {
    return parseJson(bytes)
  } catch {
    return undefined
  }
}

/**
 * Hot: handles one message of a page: a refusal is answered with its text, a bug is logged once. Undefined
 * where that is done, or will be at the end of this turn: a press of a device that is connected here.
 */
function answer(
  needs: SocketNeeds,
  hub: LiveHub,
  page: Page,
  { data, isBinary, isLate }: Message,
): Promise<void> | undefined {
  let body: unknown
  let message: FromBrowser | undefined
  const refuseIt = (cause: unknown) => answerFailure(needs, page, { body, message }, cause)
  try {
    if (isBinary) throw refuse('invalid_input', 'A message is text, not bytes')
    const bytes = bytesOf(data)
    const press = readPress(bytes)
    body = press ?? parseJson(bytes)
    const read = press ?? parseAs(fromBrowser, body)
    message = read
    const act = (isAllowed: boolean) => {
      if (!isAllowed) return undefined
      needs.sessionUse.markUsed(page.actor.session.id)
      return dispatchAction(needs, page, read, isLate)
    }
    const isAllowed = hasAccess(needs, hub, page, read)
    const acting = typeof isAllowed === 'boolean' ? act(isAllowed) : isAllowed.then(act)
    return acting?.catch(refuseIt)
  } catch (cause) {
    refuseIt(cause)
    return undefined
  }
}

function answerFailure(
  needs: Pick<Roomwire, 'audit' | 'counts' | 'log'>,
  page: Page,
  { body, message }: { body: unknown; message: FromBrowser | undefined },
  cause: unknown,
): void {
  const outage = refusalOfOutage(cause)
  const error = isOrphan(cause) ? deletedMeanwhile() : (outage ?? cause)
  const isRefusal = error instanceof Refusal
  if (outage || !isRefusal) needs.log.error({ err: cause }, 'live message failed')
  else if (message && isDenial(error)) {
    const { code } = error
    needs.audit.enqueue('live_message.refused', page.actor, { message: message.type, code })
  }
  refuseMessage(needs, page, body, error)
}

type AccessNeeds = Pick<Roomwire, 'access' | 'clock'>

/** Takes the rights of this moment: those from the opening of the page may be outdated. */
function hasAccess(
  needs: AccessNeeds,
  hub: LiveHub,
  page: Page,
  message: FromBrowser,
): boolean | Promise<boolean> {
  const actor = needs.access.known(page.actor.session.id)
  return actor ? hub.renew(page, actor, needs.clock.now()) : readAccess(needs, hub, page, message)
}

/**
 * Reads the rights again. While the database is away a press goes on by the rights that were read last, if
 * it did not have to wait for that.
 */
async function readAccess(
  { access, clock }: AccessNeeds,
  hub: LiveHub,
  page: Page,
  message: FromBrowser,
): Promise<boolean> {
  const begunAt = clock.now()
  try {
    const actor = await access.actor(page.actor.session.id)
    return hub.renew(page, actor, clock.now())
  } catch (error) {
    const now = clock.now()
    const isLate = now - begunAt > outageNoticedMs
    const isOld = now - page.readAt > limits.withoutDatabaseMs
    if (message.type !== 'control' || !isUnavailable(error) || isLate || isOld) throw error
    return whyEnded(page.actor, page.actor, now) === undefined
  }
}

function refuseMessage(
  { counts }: Pick<Roomwire, 'counts'>,
  page: Page,
  body: unknown,
  cause: unknown,
): void {
  const { error, code, field } = cause instanceof Refusal ? presentRefusal(cause) : serverFailed
  counts.refused(code)
  const { messageId, isControl } = replyAddressOf(body)
  if (isControl && messageId !== undefined) {
    sendMessage(page, { stage: 'failed', messageId, error, code, field })
    return
  }
  const frameCode = code === 'invalid_input' ? 'bad_message' : code
  sendMessage(page, { type: 'error', code: frameCode, error, field, messageId })
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? Buffer.from(data) : data
}
