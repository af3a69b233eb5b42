import type { ComponentProps } from 'react'
import { DigitsField } from '../../ui/form/field.tsx'
import styles from './code-field.module.css'

/** A code of the authenticator app, or a recovery code. */
export function CodeField({
  kind,
  ...input
}: { kind: 'app' | 'recovery' | 'either'; error?: string | undefined } & ComponentProps<'input'>) {
  const { label, hint } = about[kind]
  return (
    <DigitsField
      label={label}
      hint={hint}
      name="code"
      required
      className={kind === 'app' ? styles.digits : undefined}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      {...input}
    />
  )
}

const about = {
  app: { label: 'Code', hint: 'The 6 digits your authenticator app shows now' },
  recovery: { label: 'Recovery code', hint: 'One of those you saved. Each works once.' },
  either: { label: 'Code', hint: '6 digits of your authenticator app, or a recovery code' },
}
