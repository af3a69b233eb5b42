import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import styles from './paints.module.css'

/** Sets --paint to one of the eight paints. */
export const paintClass = (paint: Paint): string | undefined => styles[paint]

/** Stone is left out: a room is grey only where somebody has chosen that. */
const byNumber: readonly Paint[] = ['moss', 'mint', 'sea', 'rain', 'dusk', 'lilac', 'rose']

/** The paint that a number stands for. Numbers beside each other stand for different ones. */
export const paintOfNumber = (number: number): Paint =>
  byNumber[number % byNumber.length] ?? 'stone'

/** The paint of a room: the chosen one, or one by its id. */
export const paintOf = ({ room_id: id, paint }: Pick<Room, 'room_id' | 'paint'>): Paint =>
  paint ?? paintOfNumber(id)
