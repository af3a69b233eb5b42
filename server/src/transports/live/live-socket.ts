import {
  type FromBrowser,
  fromBrowser,
  replyAddressOf,
} from '@roomwire/contracts/live/from-browser.ts'
import type { RawData, WebSocket } from 'ws'
import { controlDevice } from '../../features/devices/control-device.ts'
import { listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { randomText } from '../../platform/random.ts'
import { isDenial, Refusal, refuse, serverFailed } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
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
  // Not answered before changes are heard: between a snapshot and them would be a gap.
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

/** Answers one message of a page; a refusal is said in words, a bug is logged once. */
async function answer(
  roomwire: Roomwire,
  hub: LiveHub,
  page: Page,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  let said: unknown
  let sentence: FromBrowser | undefined
  try {
    if (isBinary) throw refuse('invalid_input', 'A message is text, not bytes')
    said = parseJson(bytesOf(data))
    sentence = parseAs(fromBrowser, said)
    const now = roomwire.clock.now()
    // Read anew: nobody acts on rights they had when the page was opened.
    const actor = await roomwire.sessions.actor(page.actor.session.id, now)
    if (!hub.renew(page, actor, now)) return
    roomwire.sessionUse.markUsed(page.actor.session.id)
    await obey(roomwire, page, sentence)
  } catch (cause) {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) roomwire.log.error({ err: error }, 'live message failed')
    else if (sentence && isDenial(error)) {
      const { code } = error
      roomwire.audit.enqueue('live_message.refused', page.actor, { sentence: sentence.type, code })
    }
    refuseSentence(page, said, error)
  }
}

async function obey(roomwire: Roomwire, page: Page, sentence: FromBrowser): Promise<void> {
  if ('action' in sentence) return controlDevice(roomwire, page.actor, page.id, sentence)
  const { roomId, messageId } = sentence
  if (sentence.type === 'unsubscribeRoom') {
    page.rooms.delete(roomId)
    return sendMessage(page, { type: 'subscription', roomId, subscribed: false, messageId })
  }
  // Watched before it is read: a change in between is told after the snapshot, and wins by its rev.
  page.rooms.add(roomId)
  try {
    const { devices } = await listDevicesOfRoom(roomwire, page.actor, roomId)
    sendMessage(page, { type: 'subscription', roomId, subscribed: true, messageId })
    sendMessage(page, { type: 'deviceStatus', devices })
  } catch (error) {
    page.rooms.delete(roomId)
    throw error
  }
}

function refuseSentence(page: Page, said: unknown, cause: unknown): void {
  const { error, code, field } = cause instanceof Refusal ? cause.body : serverFailed
  const { messageId, isControl } = replyAddressOf(said)
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
