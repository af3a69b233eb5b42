import type { Room } from '@roomwire/contracts/http/rooms.ts'
import styles from './paints.module.css'

const classes = [
  styles.paint1,
  styles.paint2,
  styles.paint3,
  styles.paint4,
  styles.paint5,
  styles.paint6,
  styles.paint7,
  styles.paint8,
]

/** Sets --paint to one of the eight paints. */
export const paintClass = (paint: number): string | undefined => classes[paint - 1]

/** The paint of a room, 1 to 8. Neighbours in the list of rooms differ. */
export const paintOf = ({ room_id: id }: Pick<Room, 'room_id'>): number => (id % 7) + 1
