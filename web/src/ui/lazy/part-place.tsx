import { Component, type ComponentProps, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useOffline } from '../browser/offline.ts'
import { Button } from '../control/button.tsx'
import { Notice } from '../control/notice.tsx'
import type { Elements } from '../layout/elements.ts'
import { forgetFailures } from './part-file.tsx'

/** The place of a part whose file comes later, or never. The rest of the page stays as it is. */
export function PartPlace({
  fallback = null,
  instead,
  children,
}: {
  /** Stands there until the file has come. */
  fallback?: Elements
  instead?: ComponentProps<typeof PartBoundary>['instead']
  children: Elements
}) {
  return (
    <PartBoundary instead={instead}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

/**
 * Replaces a part of the page that failed, so that the rest stays: its file could
 * not be loaded, because the server is out of reach or has newer files. It comes by itself once the server
 * is back. Of somebody's tries the first one keeps what else is on the page, the next one loads all of it anew.
 */
export class PartBoundary extends Component<
  {
    children: Elements
    /** Called instead of showing a notice: the caller takes the part away. */
    onFailed?: () => void
    /** Stands there instead of a notice, if there is no room for one. */
    instead?: (retry: () => void) => Elements
  },
  { hasFailed: boolean; tries: number }
> {
  override state = { hasFailed: false, tries: 0 }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    forgetFailures()
    this.props.onFailed?.()
  }

  retry = () => {
    if (this.state.tries > 0) location.reload()
    else this.setState({ hasFailed: false, tries: 1 })
  }

  again = () => this.setState({ hasFailed: false })

  override render() {
    const { children, onFailed, instead } = this.props
    if (!this.state.hasFailed) return children
    if (onFailed) return null
    return (
      <OnceBack onBack={this.again}>
        {instead ? (
          instead(this.retry)
        ) : (
          <Notice tone="fault" action={<Button onClick={this.retry}>Try again</Button>}>
            This part of the page could not be loaded.
          </Notice>
        )}
      </OnceBack>
    )
  }
}

/** Calls back once the server, which was out of reach, is back. */
function OnceBack({ onBack, children }: { onBack: () => void; children: Elements }) {
  const isOffline = useOffline()
  const wasOffline = useRef(isOffline)
  const notify = useEffectEvent(onBack)
  useEffect(() => {
    if (wasOffline.current && !isOffline) notify()
    wasOffline.current = isOffline
  }, [isOffline])
  return children
}
