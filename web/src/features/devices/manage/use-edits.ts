import { useState } from 'react'

/** Texts somebody edits, beside what is saved of them. */
export type Edits<Key extends string> = {
  value: (key: Key) => string
  set: (key: Key, value: string) => void
  /** Only those that differ from what is saved, trimmed. */
  changed: ReadonlyMap<Key, string>
  /** These were saved; what has been typed since stays an edit. */
  accept: (sent: ReadonlyMap<Key, string>) => void
  /** Back to what is saved. */
  reset: () => void
}

/** What is saved may change meanwhile: a text that nobody has edited follows it. */
export function useEdits<Key extends string>(saved: Record<Key, string>): Edits<Key> {
  const [edited, setEdited] = useState<ReadonlyMap<Key, string>>(new Map())
  // Until the device is read again, and for what the server never learns.
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
