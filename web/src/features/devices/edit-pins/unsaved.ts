import { useCallback, useEffect, useRef, useState } from 'react'

/** Reports whether a part has changes that are not saved; none once it is gone. */
export function useUnsaved(isUnsaved: boolean, onUnsaved: (isUnsaved: boolean) => void): void {
  useEffect(() => {
    onUnsaved(isUnsaved)
    return () => onUnsaved(false)
  }, [isUnsaved, onUnsaved])
}

/** Asks before changes are lost that a part has reported. */
export function useGuard() {
  const isUnsaved = useRef(false)
  const [asking, setAsking] = useState<{ go: () => void } | null>(null)
  const onUnsaved = useCallback((now: boolean) => {
    isUnsaved.current = now
  }, [])
  return {
    onUnsaved,
    leave: (go: () => void) => (isUnsaved.current ? setAsking({ go }) : go()),
    question: {
      isAsked: asking !== null,
      discard() {
        setAsking(null)
        asking?.go()
      },
      stay: () => setAsking(null),
    },
  }
}
