import { useState } from 'react'

/** A value as it was last known: what is no longer there stays readable where somebody looks at it. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
