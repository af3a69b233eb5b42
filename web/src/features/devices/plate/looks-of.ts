import styles from './module.module.css'
import type { ShownPin } from './use-pin-module.ts'

/** The classes of a tile that shows a pin. */
export const looksOf = ({ look, isMemory, isOn, isAsked }: ShownPin) => [
  styles.module,
  styles[look],
  isMemory && styles.memory,
  isOn && !isMemory && styles.lit,
  isAsked && styles.asked,
]
