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
