import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import styles from './module.module.css'
import type { ShownPin } from './use-pin-module.ts'

/** The classes of a tile that shows a pin. */
export const looksOf = ({ look, form, isMemory, isOn, isAsked }: ShownPin) => [
  styles.module,
  styles[look],
  isMemory && styles.memory,
  isOn && isSwitched(form) && !isMemory && styles.lit,
  isAsked && styles.asked,
]
