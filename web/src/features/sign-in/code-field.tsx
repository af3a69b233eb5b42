import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'
import styles from './code-field.module.css'

/**
 * A code of the authenticator app, or a recovery code. It has no maximum length,
 * because people may type blanks.
 */
export function CodeField({
  kind,
  ...input
}: { kind: 'app' | 'recovery' | 'either'; error?: string | undefined } & ComponentProps<'input'>) {
  const { label, hint } = about[kind]
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      data-private
      mono
      required
      className={kind === 'app' ? styles.digits : undefined}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
    />
  )
}

const about = {
  app: { label: 'Code', hint: 'The 6 digits your authenticator app shows now' },
  recovery: { label: 'Recovery code', hint: 'One of those you saved. Each works once.' },
  either: { label: 'Code', hint: '6 digits of your authenticator app, or a recovery code' },
}
