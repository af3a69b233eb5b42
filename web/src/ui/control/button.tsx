import type { ComponentProps } from 'react'
import type { Elements } from '../layout/elements.ts'
import { classNames } from '../look/class-names.ts'
import styles from './button.module.css'

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

type ButtonProps = Looks &
  ComponentProps<'button'> & {
    icon?: Elements
    /** While true, the button shows `busyText`, keeps its width and ignores presses. */
    busy?: boolean
    busyText?: string
  }

/** A button. It never submits a form unless its type says so. */
export function Button({
  look,
  large,
  full,
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonLooks({ look, large, full }), className)}
    >
      {icon}
      {busyText === undefined ? (
        <span>{children}</span>
      ) : (
        <span className={styles.texts}>
          <span className={busy ? styles.gone : undefined}>{children}</span>
          <span className={busy ? undefined : styles.gone}>{busyText}</span>
        </span>
      )}
    </button>
  )
}
