import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isSettable, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { type OffPlace, wholeHome } from '../../features/devices/bulk/all-off-text.ts'
import { deviceLabel } from '../../features/devices/plate/device-label.ts'
import { pinNameAmong } from '../../features/devices/plate/pin-text.ts'
import { formOf, pinOf, pinsIn, roomNameOfPin } from '../../features/devices/state/pins-of.ts'
import { placeOf, type RoomPlace } from '../../features/rooms/room-place.ts'
import { paths } from '../../paths.ts'

/** The dialogs that the palette opens in its own place. */
export type PaletteDialog = 'room' | 'guest' | 'family' | 'pass' | 'phone'

/** A pin that the palette switches. */
export type PalettePin = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  nickname: string | null
  label: string
  away: boolean
  form: PinForm
  /** For how long it is turned on; undefined where it is switched. */
  seconds?: number
}

/** The effect of choosing an entry. */
export type PaletteGoal =
  | { to: 'room'; place: RoomPlace }
  | { to: 'page'; path: string; isDocument?: true }
  | { to: 'dialog'; dialog: PaletteDialog }
  | { to: 'allOff'; place: OffPlace }
  | { to: 'scene'; sceneId: number; name: string }
  | ({ to: 'pin' } & PalettePin)

/** Something that the palette finds. */
export type PaletteEntry = {
  /** The same in every visit, so that what was chosen lately comes first. */
  id: string
  kind: 'Room' | 'Scene' | 'Switch' | 'Input' | 'Device' | 'Person' | 'Action'
  label: string
  detail: string
  /** Its device is not connected. */
  isAway?: boolean
  goal: PaletteGoal
}

/** The lists that this page was sent, and the rights of its person. */
export type PaletteSource = {
  rooms: readonly Room[]
  devices: readonly Device[]
  /** The scenes that this person may press. */
  scenes?: readonly Pick<Scene, 'scene_id' | 'name'>[]
  people: readonly { id: number; name: string; email: string; list: 'guest' | 'family' }[]
  isAdmin: boolean
  /** A guest who may switch nothing. */
  onlyLooks?: boolean
  /** A guest reads no identifiers. */
  isGuest?: boolean
  /** Somebody who may bring their phone in. */
  mayLinkPhone?: boolean
}

/** Everything that this person can go to or do, in the order of an empty search. */
export function paletteEntries({
  rooms,
  scenes = [],
  devices,
  people,
  isAdmin,
  onlyLooks,
  isGuest = false,
  mayLinkPhone = false,
}: PaletteSource): PaletteEntry[] {
  const byName = devices.toSorted((a, b) => compareNames(deviceLabel(a), deviceLabel(b)))
  return [
    ...rooms.map(roomEntry),
    ...scenes.map(sceneEntry),
    ...(onlyLooks ? [] : byName.flatMap(pinEntries)),
    ...byName.flatMap((device) => deviceEntry(device, isAdmin, isGuest)),
    ...people.map(personEntry),
    ...(onlyLooks ? [] : allOffEntries(rooms)),
    ...(isAdmin ? managerActions : []),
    action('scenes', 'Scenes', { to: 'page', path: paths.scenes }),
    action('schedules', 'Schedules', { to: 'page', path: paths.schedules }),
    action('activity', 'Activity', { to: 'page', path: paths.activity }),
    ...(mayLinkPhone ? [usePhone] : []),
    action('settings', 'Settings', { to: 'page', path: paths.settings }),
  ]
}

function roomEntry(room: Room): PaletteEntry {
  const { room_id, room_name } = room
  const goal = { to: 'room', place: placeOf(room) } as const
  return { id: `room ${room_id}`, kind: 'Room', label: room_name, detail: 'Room', goal }
}

function sceneEntry({ scene_id, name }: Pick<Scene, 'scene_id' | 'name'>): PaletteEntry {
  const goal = { to: 'scene', sceneId: scene_id, name } as const
  return { id: `scene ${scene_id}`, kind: 'Scene', label: name, detail: 'Scene', goal }
}

/** The id of a pin, whatever is done with it. */
export const idOfPin = ({ deviceIdentifier, pin }: Pick<PalettePin, 'deviceIdentifier' | 'pin'>) =>
  `pin ${deviceIdentifier} ${pin}`

function pinEntries(device: Device): PaletteEntry[] {
  const { deviceIdentifier, kind, connected } = device
  return pinsIn(device).map((pin) => {
    const nickname = pinOf(device, pin)?.name ?? null
    const label = pinNameAmong(device, pin)
    // A pin without a name has that of its device.
    const place = [roomNameOfPin(device, pin), nickname && deviceLabel(device)]
    const form = formOf(device, pin)
    return {
      id: idOfPin({ deviceIdentifier, pin }),
      kind: isSettable(form) ? 'Switch' : 'Input',
      label,
      detail: place.filter(Boolean).join(', ') || 'No room',
      isAway: !connected,
      goal: { to: 'pin', deviceIdentifier, kind, pin, nickname, label, away: !connected, form },
    }
  })
}

/** A device leads to its room. One in no room leads to where it gets one, for whoever may give it one. */
function deviceEntry(device: Device, isAdmin: boolean, isGuest: boolean): PaletteEntry[] {
  const { deviceIdentifier, room_id, room_name, connected } = device
  const isAway = !connected
  const id = `device ${deviceIdentifier}`
  const kind = 'Device' as const
  const label = deviceLabel(device)
  if (room_id !== null && room_name !== null) {
    const detail = isGuest ? room_name : `${deviceIdentifier}, ${room_name}`
    return [
      {
        id,
        kind,
        label,
        detail,
        isAway,
        goal: { to: 'room', place: placeOf({ room_id, room_name }) },
      },
    ]
  }
  if (!isAdmin) return []
  return [
    { id, kind, label, detail: `${deviceIdentifier}, no room`, isAway, goal: toDeviceManager },
  ]
}

function personEntry({ id, name, email, list }: PaletteSource['people'][number]): PaletteEntry {
  const path = `${paths.dashboard}#${list}-users`
  const detail = `${list === 'guest' ? 'Guest' : 'Family'}, ${email}`
  return { id: `person ${id}`, kind: 'Person', label: name, detail, goal: { to: 'page', path } }
}

function allOffEntries(rooms: readonly Room[]): PaletteEntry[] {
  const places = [
    wholeHome,
    ...rooms.map(({ room_id, room_name }) => ({ roomId: room_id, name: room_name })),
  ]
  return places.map((place) =>
    action(`all-off ${place.roomId ?? ''}`, `All off in ${place.name}`, { to: 'allOff', place }),
  )
}

const action = (id: string, label: string, goal: PaletteGoal): PaletteEntry => ({
  id,
  kind: 'Action',
  label,
  detail: 'Action',
  goal,
})

const toDeviceManager = { to: 'page', path: paths.manageDevices, isDocument: true } as const

const usePhone = action('phone', 'Use it on your phone', { to: 'dialog', dialog: 'phone' })

const managerActions = [
  action('people', 'People', { to: 'page', path: paths.people }),
  action('add-device', 'Add Device', { to: 'page', path: paths.registerDevice }),
  action('create-room', 'Create Room', { to: 'dialog', dialog: 'room' }),
  action('create-guest', 'Create Guest', { to: 'dialog', dialog: 'guest' }),
  action('create-family', 'Family User', { to: 'dialog', dialog: 'family' }),
  action('new-pass', 'New pass', { to: 'dialog', dialog: 'pass' }),
  action('manage-devices', 'Manage Devices', toDeviceManager),
]
