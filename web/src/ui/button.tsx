import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { buttonLooks, type Looks } from './button-looks.ts'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'

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
