import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/**
 * Replaces a part of the page that failed, so that the rest stays: its file could
 * not be loaded, because the server is out of reach or has newer files.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice tone="fault" action={<Button onClick={() => location.reload()}>Try again</Button>}>
        This part of the page could not be loaded.
      </Notice>
    )
  }
}
