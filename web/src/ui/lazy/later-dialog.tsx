import { type ComponentType, Suspense, startTransition, useEffect, useState } from 'react'
import { toast } from '../control/toast.tsx'
import { partFile } from './part-file.tsx'
import { PartBoundary } from './part-place.tsx'

/**
 * A dialog whose file is fetched when it is first opened. It comes within a transition, which shows
 * no fallback: what took the place of one would stand 300 ms later at the earliest. Where the file
 * cannot be loaded, a toast says so, the page stays, and whoever opens it again tries again.
 */
export function laterDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
) {
  const { Part } = partFile(load)
  return function LaterDialog(props: P) {
    const [isComing, setComing] = useState(false)
    useEffect(() => startTransition(() => setComing(true)), [])
    function giveUp() {
      toast('This could not be loaded. Try again, or reload the page.')
      props.onClose()
    }
    return (
      <PartBoundary onFailed={giveUp}>
        <Suspense fallback={null}>{isComing && <Part {...props} />}</Suspense>
      </PartBoundary>
    )
  }
}
