import { useState } from 'react'

/** The last known value: one that disappears stays readable where somebody looks at it. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
