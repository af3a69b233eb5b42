import type {
  DeviceControl,
  FromBrowser,
  LiveAction,
} from '@roomwire/contracts/live/from-browser.ts'
import type { ShownDevice } from '../../features/devices/device-reader.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { type CommandRequest, requestCommand } from '../../features/devices/request-command.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentDevice } from '../device-presenter.ts'
import { readControl } from './control-message.ts'
import { type Page, sendMessage } from './page.ts'

/** The verb that each right opens, as the page's person: it decides for the object that is meant. */
const verbs = {
  session: () => undefined,
  'room.see':
    (roomwire: Roomwire, { actor }: Page) =>
    (roomId: number) =>
      listDevicesOfRoom(roomwire, actor, roomId),
  'device.see':
    (roomwire: Roomwire, { actor }: Page) =>
    () =>
      listDevices(roomwire, actor),
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
  subscribeHome: { permission: 'device.see', handle: subscribeHome },
  unsubscribeHome: { permission: 'session', handle: unsubscribeHome },
  on: controlRow,
  off: controlRow,
  setFanState: controlRow,
  pumpOn: controlRow,
  pumpOff: controlRow,
  ledOn: controlRow,
  ledOff: controlRow,
}

/** Handles one message by the row of its action. */
export function dispatchAction(
  roomwire: Roomwire,
  page: Page,
  message: FromBrowser,
): Promise<void> {
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

/**
 * Shows a page every device of its home that its person may see, in a room or in none, and from
 * then on what happens to it (ROLE-3). Whether they may is decided for each message, as for a
 * room: devices come into sight and go out of it while the page is open.
 */
async function subscribeHome(
  page: Page,
  { messageId }: MessageOf<'subscribeHome'>,
  listVisible: () => Promise<ShownDevice[]>,
): Promise<void> {
  page.watchesHome = true // Before it is read, as for a room.
  try {
    const devices = await listVisible()
    sendMessage(page, { type: 'homeSubscription', subscribed: true, messageId })
    sendMessage(page, { type: 'deviceStatus', devices: devices.map(presentDevice) })
  } catch (error) {
    page.watchesHome = false
    throw error
  }
}

async function unsubscribeHome(
  page: Page,
  { messageId }: MessageOf<'unsubscribeHome'>,
): Promise<void> {
  page.watchesHome = false
  sendMessage(page, { type: 'homeSubscription', subscribed: false, messageId })
}
