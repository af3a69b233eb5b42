import type { HouseRoom } from './house-rooms.ts'

/** How many pins of a room are on, as far as devices that are connected say. */
export const pinsOnIn = ({ pins }: HouseRoom) =>
  pins.filter(({ power, isOffline }) => power > 0 && !isOffline)

/** Whether a lamp burns in a room. */
export const isRoomLit = (room: HouseRoom) => pinsOnIn(room).some(({ shape }) => shape === 'lamp')

/** '2 on: Ceiling light, Fan', 'all off', 'offline', 'no switches': for people who do not see the drawing. */
export function roomStateText(room: HouseRoom): string {
  if (room.isOffline) return 'offline'
  if (room.pins.length === 0) return 'no switches yet'
  const on = pinsOnIn(room)
  const pending = room.pins.filter(({ isPending }) => isPending)
  const offline = room.pins.filter(({ isOffline }) => isOffline)
  const parts = [
    on.length > 0 ? `${on.length} on: ${named(on)}` : 'all off',
    pending.length > 0 && `waiting: ${named(pending)}`,
    offline.length > 0 && `${offline.length} offline`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** So many names are read aloud; a room may have hundreds. */
const most = 6

const named = (pins: readonly { name: string }[]) => {
  const names = pins.slice(0, most).map(({ name }) => name)
  const rest = pins.length - names.length
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
