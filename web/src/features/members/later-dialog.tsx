import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'

/**
 * A dialog whose file is fetched when it is opened. It comes within a transition, which shows no
 * fallback: what took the place of one would stand 300 ms later at the earliest.
 */
export function LaterDialog({ children }: { children: ReactNode }) {
  const [isComing, setComing] = useState(false)
  useEffect(() => startTransition(() => setComing(true)), [])
  return <Suspense fallback={null}>{isComing && children}</Suspense>
}
