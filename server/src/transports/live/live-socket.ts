import {
  type FromBrowser,
  fromBrowser,
  replyAddressOf,
} from '@roomwire/contracts/live/from-browser.ts'
import type { RawData, WebSocket } from 'ws'
import type { SignedIn } from '../../features/identity/actor.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { refusalOfOutage } from '../../platform/database/outage.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { randomText } from '../../platform/random.ts'
import { isDenial, Refusal, refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentRefusal, serverFailed } from '../refusal-presenter.ts'
import { dispatchAction } from './live-actions.ts'
import type { LiveHub } from './live-hub.ts'
import { openPage, type Page, sendMessage } from './page.ts'
import { inOrder, pingWhileOpen } from './socket-care.ts'

/** Serves one page over its live socket (spec §7), already authenticated as `actor`. */
export async function serveLiveSocket(
  roomwire: Roomwire,
  hub: LiveHub,
  socket: WebSocket,
  actor: SignedIn,
): Promise<void> {
  const page = openPage(`${roomwire.replica}.${randomText(12)}`, socket, actor)
  pingWhileOpen(socket)
  const joined = hub.join(page)
  // The page gets no answer before it receives changes: else changes after a snapshot could be lost.
  const waiting = inOrder(socket, joined, (data, isBinary) =>
    answer(roomwire, hub, page, data, isBinary),
  )
  socket.on('message', waiting.take)
  // A broken frame closes the socket; 'close' follows and does the rest.
  socket.on('error', (err) => roomwire.log.debug({ err }, 'live socket error'))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const leave = await joined
  await closed
  leave()
}

/** Handles one message of a page: a refusal is answered with its text, a bug is logged once. */
async function answer(
  roomwire: Roomwire,
  hub: LiveHub,
  page: Page,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  let body: unknown
  let message: FromBrowser | undefined
  try {
    if (isBinary) throw refuse('invalid_input', 'A message is text, not bytes')
    body = parseJson(bytesOf(data))
    message = parseAs(fromBrowser, body)
    const now = roomwire.clock.now()
    // The rights are read again: those from the opening of the page may be outdated.
    const actor = await roomwire.sessions.actor(page.actor.session.id, now)
    if (!hub.renew(page, actor, now)) return
    roomwire.sessionUse.markUsed(page.actor.session.id)
    await dispatchAction(roomwire, page, message)
  } catch (cause) {
    const outage = refusalOfOutage(cause)
    const error = isOrphan(cause) ? deletedMeanwhile() : (outage ?? cause)
    const isRefusal = error instanceof Refusal
    if (outage || !isRefusal) roomwire.log.error({ err: cause }, 'live message failed')
    else if (message && isDenial(error)) {
      const { code } = error
      roomwire.audit.enqueue('live_message.refused', page.actor, { message: message.type, code })
    }
    refuseMessage(page, body, error)
  }
}

function refuseMessage(page: Page, body: unknown, cause: unknown): void {
  const { error, code, field } = cause instanceof Refusal ? presentRefusal(cause) : serverFailed
  const { messageId, isControl } = replyAddressOf(body)
  if (isControl && messageId !== undefined) {
    sendMessage(page, { stage: 'failed', messageId, error, code, field })
    return
  }
  const frameCode = code === 'invalid_input' ? 'bad_message' : code
  sendMessage(page, { type: 'error', code: frameCode, error, field, messageId })
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}
