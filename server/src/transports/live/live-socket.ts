import {
  type DeviceControl,
  type FromBrowser,
  fromBrowser,
  type LiveAction,
  replyAddressOf,
} from '@roomwire/contracts/live/from-browser.ts'
import type { RawData, WebSocket } from 'ws'
import type { ShownDevice } from '../../features/devices/device-reader.ts'
import { listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { type CommandRequest, requestCommand } from '../../features/devices/request-command.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { randomText } from '../../platform/random.ts'
import { isDenial, Refusal, refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentDevice } from '../device-presenter.ts'
import { presentRefusal, serverFailed } from '../refusal-presenter.ts'
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
  // No answer before the page gets changes: there would be a gap between a snapshot and them.
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
    await dispatch(roomwire, page, message)
  } catch (cause) {
    const error = isOrphan(cause) ? deletedMeanwhile() : cause
    if (!(error instanceof Refusal)) roomwire.log.error({ err: error }, 'live message failed')
    else if (message && isDenial(error)) {
      const { code } = error
      roomwire.audit.enqueue('live_message.refused', page.actor, { message: message.type, code })
    }
    refuseMessage(page, body, error)
  }
}

/** The verb that each right opens, as the page's person: it decides for the object that is meant. */
const verbs = {
  session: () => undefined,
  'room.see':
    (roomwire: Roomwire, { actor }: Page) =>
    (roomId: number) =>
      listDevicesOfRoom(roomwire, actor, roomId),
  'device.control':
    (roomwire: Roomwire, { actor }: Page) =>
    (request: CommandRequest) =>
      requestCommand(roomwire, actor, request),
}
type Permission = keyof typeof verbs

type MessageOf<A extends LiveAction> = A extends FromBrowser['type']
  ? Extract<FromBrowser, { type: A }>
  : Extract<FromBrowser, { type: 'control' }>
type Row<P extends Permission, Message> = {
  permission: P
  /** Is given the verb of its permission, and no other. */
  handle: (page: Page, message: Message, verb: ReturnType<(typeof verbs)[P]>) => Promise<void>
}
type RowOf<A extends LiveAction> = { [P in Permission]: Row<P, MessageOf<A>> }[Permission]

const controlRow: Row<'device.control', DeviceControl> = {
  permission: 'device.control',
  handle: (page, message, request) =>
    request({
      device: message.deviceIdentifier,
      ...readControl(message),
      cause: { kind: 'page', pageId: page.id, action: message.action },
      idempotencyKey: message.messageId,
      onSent: () => sendMessage(page, { stage: 'sent', messageId: message.messageId }),
    }),
}

/** Everything that a page can ask for, with the right that it takes: a message is handled by its row. */
export const liveActions: { [A in LiveAction]: RowOf<A> } = {
  subscribeRoom: { permission: 'room.see', handle: subscribeRoom },
  unsubscribeRoom: { permission: 'session', handle: unsubscribeRoom },
  on: controlRow,
  off: controlRow,
  setFanState: controlRow,
  pumpOn: controlRow,
  pumpOff: controlRow,
  ledOn: controlRow,
  ledOff: controlRow,
}

function dispatch(roomwire: Roomwire, page: Page, message: FromBrowser): Promise<void> {
  const name = message.type === 'control' ? message.action : message.type
  // The row is the message's own, since its name was read off the message, and so is the verb of its permission.
  const row = liveActions[name] as Row<Permission, FromBrowser>
  return row.handle(page, message, verbs[row.permission](roomwire, page))
}

async function subscribeRoom(
  page: Page,
  { roomId, messageId }: MessageOf<'subscribeRoom'>,
  listDevices: (roomId: number) => Promise<ShownDevice[]>,
): Promise<void> {
  // Watched before it is read: a change in between is sent after the snapshot, and wins by its rev.
  page.rooms.add(roomId)
  try {
    const devices = await listDevices(roomId)
    sendMessage(page, { type: 'subscription', roomId, subscribed: true, messageId })
    sendMessage(page, { type: 'deviceStatus', devices: devices.map(presentDevice) })
  } catch (error) {
    page.rooms.delete(roomId)
    throw error
  }
}

async function unsubscribeRoom(
  page: Page,
  { roomId, messageId }: MessageOf<'unsubscribeRoom'>,
): Promise<void> {
  page.rooms.delete(roomId)
  sendMessage(page, { type: 'subscription', roomId, subscribed: false, messageId })
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
