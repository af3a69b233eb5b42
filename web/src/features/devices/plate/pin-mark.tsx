import { classNames } from '../../../ui/look/class-names.ts'
import styles from './pin-mark.module.css'
import type { usePinModule } from './use-pin-module.ts'

/** A pin as small as it gets, in the same states as its module: fill is fact, outline is pending, hatch is memory. */
export function PinMark({
  look,
  isOn,
  isMemory,
}: {
  look: ReturnType<typeof usePinModule>['look']
  isOn: boolean
  isMemory: boolean
}) {
  return (
    <i
      aria-hidden="true"
      className={classNames(
        styles.mark,
        isMemory && styles.memory,
        styles[look],
        isOn && !isMemory && styles.lit,
      )}
    />
  )
}
