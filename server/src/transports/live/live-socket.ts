import {
  type DeviceControl,
  type FromBrowser,
  fromBrowser,
  type LiveAction,
  replyAddressOf,
} from '@roomwire/contracts/live/from-browser.ts'
import type { RawData, WebSocket } from 'ws'
import { listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { requestCommand } from '../../features/devices/request-command.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { randomText } from '../../platform/random.ts'
import { isDenial, Refusal, refuse, serverFailed } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentDevice } from '../device-presenter.ts'
import { readControl } from './control-message.ts'
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
    // Read anew: nobody acts on rights they had when the page was opened.
    const actor = await roomwire.sessions.actor(page.actor.session.id, now)
    if (!hub.renew(page, actor, now)) return
    roomwire.sessionUse.markUsed(page.actor.session.id)
    await dispatch({ roomwire, page }, message)
  } catch (cause) {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) roomwire.log.error({ err: error }, 'live message failed')
    else if (message && isDenial(error)) {
      const { code } = error
      roomwire.audit.enqueue('live_message.refused', page.actor, { sentence: message.type, code })
    }
    refuseMessage(page, body, error)
  }
}

/** What the handling of a message has at hand. */
type LiveContext = { roomwire: Roomwire; page: Page }
type MessageOf<A extends LiveAction> = A extends FromBrowser['type']
  ? Extract<FromBrowser, { type: A }>
  : Extract<FromBrowser, { type: 'control' }>
type LiveRow<Message> = {
  /** What a person must be allowed to do; the verb decides it for the object that is meant. */
  permission: LivePermission
  handle: (context: LiveContext, message: Message) => Promise<void>
}

/** The rights that messages take. */
export type LivePermission = 'session' | 'room.see' | 'device.control'

const controlDevice: LiveRow<MessageOf<DeviceControl['action']>> = {
  permission: 'device.control',
  handle: ({ roomwire, page }, message) =>
    requestCommand(roomwire, page.actor, {
      device: message.deviceIdentifier,
      ...readControl(message),
      cause: { kind: 'page', pageId: page.id, action: message.action },
      idempotencyKey: message.messageId,
      onSent: () => sendMessage(page, { stage: 'sent', messageId: message.messageId }),
    }),
}

/** Everything that a page can ask for, with the right that it takes: a message is handled by its row. */
export const liveActions: { [A in LiveAction]: LiveRow<MessageOf<A>> } = {
  subscribeRoom: { permission: 'room.see', handle: subscribeRoom },
  unsubscribeRoom: { permission: 'session', handle: unsubscribeRoom },
  on: controlDevice,
  off: controlDevice,
  setFanState: controlDevice,
  pumpOn: controlDevice,
  pumpOff: controlDevice,
  ledOn: controlDevice,
  ledOff: controlDevice,
}

function dispatch(context: LiveContext, message: FromBrowser): Promise<void> {
  const row = liveActions[message.type === 'control' ? message.action : message.type]
  // The row is the message's own: its name was read off the message.
  return (row as LiveRow<FromBrowser>).handle(context, message)
}

async function subscribeRoom(
  { roomwire, page }: LiveContext,
  { roomId, messageId }: MessageOf<'subscribeRoom'>,
): Promise<void> {
  // Watched before it is read: a change in between is told after the snapshot, and wins by its rev.
  page.rooms.add(roomId)
  try {
    const devices = await listDevicesOfRoom(roomwire, page.actor, roomId)
    sendMessage(page, { type: 'subscription', roomId, subscribed: true, messageId })
    sendMessage(page, { type: 'deviceStatus', devices: devices.map(presentDevice) })
  } catch (error) {
    page.rooms.delete(roomId)
    throw error
  }
}

async function unsubscribeRoom(
  { page }: LiveContext,
  { roomId, messageId }: MessageOf<'unsubscribeRoom'>,
): Promise<void> {
  page.rooms.delete(roomId)
  sendMessage(page, { type: 'subscription', roomId, subscribed: false, messageId })
}

function refuseMessage(page: Page, body: unknown, cause: unknown): void {
  const { error, code, field } = cause instanceof Refusal ? cause.body : serverFailed
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
