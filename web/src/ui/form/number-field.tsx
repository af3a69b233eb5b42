import { type ComponentProps, useState } from 'react'
import { TextField } from './field.tsx'
import { fieldNumber, type NumberRule, numberError } from './number-text.ts'
import { useOwnError } from './own-error.ts'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'defaultValue' | 'onChange' | 'maxLength'
> &
  NumberRule & {
    /** The text as typed; a field without it keeps its own text, for the form's data. */
    value?: string
    defaultValue?: number | undefined
    onText?: (text: string) => void
  }

/**
 * A field for a number. The text stays as it was typed; what is wrong with it is said beside the
 * field once the person leaves it or sends the form. Read the number with `numberIn`.
 */
export function NumberField({
  least,
  most,
  decimals,
  unit,
  value,
  defaultValue,
  onText,
  error,
  ...field
}: Props) {
  const [kept, setKept] = useState(() =>
    defaultValue === undefined ? '' : fieldNumber(defaultValue),
  )
  const text = value ?? kept
  const own = useOwnError(numberError(text, { least, most, decimals, unit }))
  return (
    <TextField
      {...field}
      {...own}
      // Keyboards of digits have no minus, and some no decimal sign.
      inputMode={least < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      error={own.error ?? error}
      onChange={({ target }) => {
        setKept(target.value)
        onText?.(target.value)
      }}
    />
  )
}
