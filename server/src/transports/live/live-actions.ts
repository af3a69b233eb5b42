import type {
  DeviceControl,
  FromBrowser,
  LiveAction,
} from '@roomwire/contracts/live/from-browser.ts'
import { type CommandRequest, press } from '../../features/devices/commands/request-command.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/listing/list-devices.ts'
import type { VisibleDevice } from '../../features/devices/records/shown-device.ts'
import type { NeedsOf } from '../../roomwire.ts'
import { readControl } from './control-message.ts'
import { expectStage, type Page, sendMessage } from './page.ts'
import { sendDevices } from './send-device-event.ts'
import { listAsSeenNow } from './watched-devices.ts'

type RoomNeeds = NeedsOf<typeof listDevicesOfRoom | typeof listAsSeenNow>
type HomeNeeds = NeedsOf<typeof listDevices | typeof listAsSeenNow>

/** The verb of each permission, for the page's person: it decides for the object of the message. */
const verbs = {
  session: () => undefined,
  'room.see': (needs: RoomNeeds, page: Page) => (roomId: number) =>
    listAsSeenNow(needs, page, (actor) => listDevicesOfRoom(needs, actor, roomId)),
  'device.see': (needs: HomeNeeds, page: Page) => () =>
    listAsSeenNow(needs, page, (actor) => listDevices(needs, actor)),
  'device.control':
    (needs: NeedsOf<typeof press>, { actor }: Page) =>
    (request: CommandRequest) =>
      press(needs, actor, request),
}
type Permission = keyof typeof verbs
type ActionNeeds = RoomNeeds & HomeNeeds & NeedsOf<typeof press>

type MessageOf<A extends LiveAction> = A extends FromBrowser['type']
  ? Extract<FromBrowser, { type: A }>
  : Extract<FromBrowser, { type: 'control' }>
type Row<P extends Permission, Message> = {
  permission: P
  /** Receives the verb of its permission, and no other. */
  handle: (
    page: Page,
    message: Message,
    verb: ReturnType<(typeof verbs)[P]>,
    isLate: () => boolean,
  ) => Promise<void> | undefined
}
type RowOf<A extends LiveAction> = { [P in Permission]: Row<P, MessageOf<A>> }[Permission]

const controlRow: Row<'device.control', DeviceControl> = {
  permission: 'device.control',
  handle: (page, message, request, isLate) =>
    request({
      device: message.deviceIdentifier,
      ...readControl(message),
      leaseS: message.for,
      cause: { kind: 'page', pageId: page.id, action: message.action },
      idempotencyKey: message.messageId,
      onPassedOn: () => expectStage(page, message.messageId),
      isLate,
    }),
}

/** Every action that a page can request, with its permission: a message is handled by its row. */
export const liveActions: { [A in LiveAction]: RowOf<A> } = {
  subscribeRoom: { permission: 'room.see', handle: subscribeRoom },
  unsubscribeRoom: { permission: 'session', handle: unsubscribeRoom },
  subscribeHome: { permission: 'device.see', handle: subscribeHome },
  unsubscribeHome: { permission: 'session', handle: unsubscribeHome },
  ping: { permission: 'session', handle: pong },
  on: controlRow,
  off: controlRow,
  setFanState: controlRow,
  setLevel: controlRow,
  setCover: controlRow,
  stop: controlRow,
  press: controlRow,
  pumpOn: controlRow,
  pumpOff: controlRow,
  ledOn: controlRow,
  ledOff: controlRow,
}

/**
 * Handles one message by the row of its action.
 * @param isLate whether this server stood still since the message was sent, as far as it can know
 * @returns undefined where the page's next message need not wait for anything
 * @throws Refusal, at once or later
 */
export function dispatchAction(
  needs: ActionNeeds,
  page: Page,
  message: FromBrowser,
  isLate: () => boolean,
): Promise<void> | undefined {
  const name = message.type === 'control' ? message.action : message.type
  // The row and the verb fit the message, since the name of the row was read from the message.
  const row = liveActions[name] as Row<Permission, FromBrowser>
  return row.handle(page, message, verbs[row.permission](needs, page), isLate)
}

async function subscribeRoom(
  page: Page,
  { roomId, messageId }: MessageOf<'subscribeRoom'>,
  listDevices: (roomId: number) => Promise<readonly VisibleDevice[]>,
): Promise<void> {
  // The page subscribes before the read: a change in between is sent after the snapshot, and wins by its rev.
  page.rooms.add(roomId)
  try {
    const devices = await listDevices(roomId)
    sendMessage(page, { type: 'subscription', roomId, subscribed: true, messageId })
    sendDevices(page, devices)
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
 * Sends a page every device of its home that its person may see, in a room or in none, and from
 * then on its changes (ROLE-3). Access is checked for each message, as for a room: a device may
 * become visible or invisible while the page is open.
 */
async function subscribeHome(
  page: Page,
  { messageId }: MessageOf<'subscribeHome'>,
  listVisible: () => Promise<readonly VisibleDevice[]>,
): Promise<void> {
  page.watchesHome = true // Set before the read, as for a room.
  try {
    const devices = await listVisible()
    sendMessage(page, { type: 'homeSubscription', subscribed: true, messageId })
    sendDevices(page, devices)
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

async function pong(page: Page, { messageId }: MessageOf<'ping'>): Promise<void> {
  sendMessage(page, { type: 'pong', messageId })
}
