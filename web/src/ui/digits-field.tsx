import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

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
