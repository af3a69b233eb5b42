import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react'
import { classNames } from '../look/class-names.ts'
import styles from './field.module.css'

type About = {
  label: string
  /** Shown under the field until there is an error. */
  hint?: ReactNode
  error?: string | undefined
}

type Described = {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

/** A label, its control, and its hint or error. `children` draws the control. */
function Field({
  label,
  hint,
  error,
  required,
  children,
}: About & { required: boolean | undefined; children: (described: Described) => ReactElement }) {
  const id = useId()
  const note = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && (
          <>
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
            <span className="visually-hidden"> (required)</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

type Mono = { mono?: boolean }

/** A field for one line of text. */
export function TextField({
  label,
  hint,
  error,
  mono,
  className,
  ...input
}: About & Mono & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <input
          {...input}
          {...described}
          className={classNames(styles.input, mono && styles.mono, className)}
        />
      )}
    </Field>
  )
}

/** A field for several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  ...input
}: About & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => <textarea rows={2} {...input} {...described} className={styles.input} />}
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordField({ label, hint, error, ...input }: About & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(described) => (
        <span className={classNames(styles.line, styles.besides)}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            data-private
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <button
            type="button"
            className={styles.beside}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            Show<span className="visually-hidden">{` ${label.toLowerCase()}`}</span>
          </button>
        </span>
      )}
    </Field>
  )
}

/** A native select: phones have a good list of their own. */
export function SelectField({ label, hint, error, ...select }: About & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} required={select.required}>
      {(described) => <select {...select} {...described} className={styles.input} />}
    </Field>
  )
}

/** A checkbox with its label. */
export function CheckBox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}

type Props = Omit<ComponentProps<typeof TextField>, 'maxLength' | 'type'>

/**
 * A field for a code, such as a PIN. The text stays as it was typed or pasted: read it with
 * `readDigits`. It has no maximum length, which would cut '408 172' without a word.
 */
export function DigitsField(field: Props) {
  return (
    <TextField
      mono
      inputMode="numeric"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      data-private
      {...field}
    />
  )
}
