import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** How buttons look, and links that look like them. */
export type Looks = {
  /** One primary button in each view; danger only in the answer to a question. */
  look?: 'primary' | 'outline' | 'ghost' | 'quiet' | 'danger'
  large?: boolean
  full?: boolean
}

/** The class names of everything that looks like a button. */
export function buttonLooks({ look = 'outline', large, full }: Looks): string {
  return classNames(
    styles.button,
    look !== 'outline' && styles[look],
    large && styles.large,
    full && styles.full,
  )
}
