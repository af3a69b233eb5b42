import type { ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

type Look = {
  /** One primary button in each view; danger only in the answer to a question. */
  look?: 'primary' | 'outline' | 'ghost' | 'quiet' | 'danger'
  large?: boolean
  full?: boolean
}

/** What buttons, and links that look like them, have in common. */
export type Looks = Look & { icon?: ReactNode }

/** The class names of everything that looks like a button. */
export function buttonLooks({ look = 'outline', large, full }: Look): string {
  return classNames(
    styles.button,
    look !== 'outline' && styles[look],
    large && styles.large,
    full && styles.full,
  )
}
