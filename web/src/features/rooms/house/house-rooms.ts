import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import { highestState, isAssumed, isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { iconOf } from '../../devices/plate/pin-icons.tsx'
import { pinName, pinNameAmong } from '../../devices/plate/pin-text.ts'
import type { LiveDevice, LiveDevices } from '../../devices/state/apply-live-message.ts'
import { devicesInOrder, devicesInRoom, noOrder } from '../../devices/state/devices-by-room.ts'
import { oncePer } from '../../devices/state/once-per.ts'
import type { PinView } from '../../devices/state/pin-view.ts'
import { formOf, pinOf, roomOfPin } from '../../devices/state/pins-of.ts'
import { homeTank } from '../home-tank.ts'
import { paintOf } from './paint-class.ts'
import { guessRoomKind, type RoomKind } from './room-kind.ts'

/* A home as its drawing needs it: rooms, what stands in them, and what of it is on. */

export type HousePin = {
  key: string
  name: string
  shape: 'lamp' | 'fan' | 'socket' | 'none'
  /** The part of the most it can be, as it last reported: from 0 for off to 1. */
  power: number
  /** A command waits for the device. */
  isPending: boolean
  /** Its device is offline: the state is only remembered. */
  isOffline: boolean
}

export type HouseRoom = {
  room: Room
  kind: RoomKind
  paint: Paint
  pins: readonly HousePin[]
  /** It has devices, and none of them is connected. */
  isOffline: boolean
}

export type HouseTank = {
  room: Room
  /** As its device says it, or 'offline'. */
  text: string
  /** Null where the text tells none. */
  percent: number | null
}

export type House = { rooms: readonly HouseRoom[]; tank: HouseTank | null }

/** The home that somebody sees, out of their rooms and devices. */
export function houseOf(rooms: readonly Room[], devices: LiveDevices): House {
  const all = rooms.map((room) => houseRoom(room, devicesInRoom(devices, room.room_id)))
  return { rooms: all, tank: tankOf(rooms, devices) }
}

/** Whether two homes look the same. */
export function sameHouse(one: House, other: House): boolean {
  return (
    one.rooms.length === other.rooms.length &&
    one.rooms.every((room, place) => sameRoom(room, other.rooms[place])) &&
    JSON.stringify(one.tank) === JSON.stringify(other.tank)
  )
}

function sameRoom(one: HouseRoom, other: HouseRoom | undefined): boolean {
  return (
    one.room === other?.room &&
    one.isOffline === other.isOffline &&
    one.pins.length === other.pins.length &&
    // The pins of a device that has reported nothing new are the same objects.
    one.pins.every((pin, place) => samePin(pin, other.pins[place]))
  )
}

const samePin = (one: HousePin, other: HousePin | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

function houseRoom(room: Room, devices: readonly LiveDevice[]): HouseRoom {
  const { room_id: roomId, room_name: name, device_order: order = noOrder } = room
  const pinsOf = devices.length > 1 ? pinsAmong : pinsAlone
  return {
    room,
    kind: guessRoomKind(name),
    paint: paintOf(room),
    pins: devicesInOrder(devices, order).flatMap((live) =>
      pinsOf(live).flatMap(({ roomId: there, pin }) => (there === roomId ? pin : [])),
    ),
    isOffline: devices.length > 0 && devices.every(({ device }) => !device.connected),
  }
}

/** The pins of a device that is alone in its room, and of one that is not. */
const [pinsAlone, pinsAmong] = [pinsNamed(pinName), pinsNamed(pinNameAmong)]

type NameOf = (device: Device, pin: PinKey) => string

/** Made once for each state of a device: a report of another one costs nothing here. */
function pinsNamed(nameOf: NameOf) {
  return oncePer((live: LiveDevice) =>
    [...live.pins.keys()]
      // Doors that only report, blinds and buttons are neither on nor off.
      .filter((pin) => isSwitched(formOf(live.device, pin)))
      .map((pin) => ({ roomId: roomOfPin(live.device, pin), pin: housePin(live, pin, nameOf) })),
  )
}

function housePin(live: LiveDevice, pin: PinKey, nameOf: NameOf): HousePin {
  const { device } = live
  const { name: nickname = null, icon = null } = pinOf(device, pin) ?? {}
  const view = live.pins.get(pin)
  const form = formOf(device, pin)
  return {
    key: `${device.deviceIdentifier} ${pin}`,
    name: nameOf(device, pin),
    shape: form.kind === 'fan' ? 'fan' : shapes[iconOf({ icon, pin, nickname })],
    // A state that was only sent is not drawn as light.
    power: isAssumed(form)
      ? 0
      : Math.min(1, (view?.reported ?? 0) / Math.max(1, highestState(form))),
    isPending: isPending(view),
    isOffline: !device.connected,
  }
}

const isPending = (view: PinView | undefined) => Boolean(view?.pending) && view?.outcome !== 'quiet'

/** Pumps are known by their tank. A pin of which nobody has said anything is drawn as a lamp. */
const shapes: Record<ReturnType<typeof iconOf>, HousePin['shape']> = {
  lamp: 'lamp',
  ceiling_lamp: 'lamp',
  other: 'lamp',
  fan: 'fan',
  socket: 'socket',
  heater: 'socket',
  tv: 'socket',
  plant: 'socket',
  door: 'none',
  bell: 'none',
  valve: 'none',
  pump: 'none',
}

const emptyTank = (room: Room): HouseTank => ({ room, text: 'offline', percent: null })

/** The tank of the home that stands in one of its rooms and has told its level. */
function tankOf(rooms: readonly Room[], devices: LiveDevices): HouseTank | null {
  const device = homeTank(rooms, devices)
  const room = rooms.find(({ room_id }) => room_id === device?.room_id)
  const text = device?.waterLevelString
  if (!device || !room || !text) return null
  // Nobody knows the level of one that is offline.
  if (!device.connected) return emptyTank(room)
  const level = readWaterLevel(text)
  return { room, text, percent: level.kind === 'unknown' ? null : level.percent }
}

/** The same home once the page has lost the server: everything is only remembered. */
export const remembered = ({ rooms, tank }: House): House => ({
  rooms: rooms.map((room) => ({
    ...room,
    isOffline: true,
    pins: room.pins.map((pin) => ({ ...pin, isPending: false, isOffline: true })),
  })),
  tank: tank && emptyTank(tank.room),
})
