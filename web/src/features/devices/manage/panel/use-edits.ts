import { useState } from 'react'

/** Texts that somebody edits, beside their saved values. */
export type Edits<Key extends string> = {
  value: (key: Key) => string
  set: (key: Key, value: string) => void
  /** Only the texts that differ from the saved ones, trimmed. */
  changed: ReadonlyMap<Key, string>
  /** These texts were saved; newer typing stays an edit. */
  accept: (sent: ReadonlyMap<Key, string>) => void
  /** Returns to the saved texts. */
  reset: () => void
}

/** Saved values may change meanwhile: a text that nobody has edited follows them. */
export function useEdits<Key extends string>(saved: Record<Key, string>): Edits<Key> {
  const [edited, setEdited] = useState<ReadonlyMap<Key, string>>(new Map())
  // Until the device is read again, and for values that the server never stores.
  const [accepted, setAccepted] = useState<ReadonlyMap<Key, string>>(new Map())
  const before = (key: Key) => accepted.get(key) ?? saved[key]
  const changed = new Map<Key, string>()
  for (const [key, value] of edited) {
    if (value.trim() !== before(key)) changed.set(key, value.trim())
  }
  return {
    value: (key) => edited.get(key) ?? before(key),
    set: (key, value) => setEdited((others) => new Map(others).set(key, value)),
    changed,
    accept(sent) {
      setAccepted((others) => new Map([...others, ...sent]))
      setEdited((all) => new Map([...all].filter(([key, value]) => value.trim() !== sent.get(key))))
    },
    reset: () => setEdited(new Map()),
  }
}
