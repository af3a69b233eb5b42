import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useCallback, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { deviceLabel } from '../../plate/device-label.ts'

/** What would be lost if the panel closed now. */
export type Unsaved = 'edits' | 'secret' | null

/** Leaves a device for another one, or for none, and asks first if something would be lost. */
export function useLeaving(leave: (to: string | null) => void) {
  const unsaved = useRef<Unsaved>(null)
  const [asking, setAsking] = useState<{ lost: Unsaved; to: string | null } | null>(null)
  const onUnsaved = useCallback((now: Unsaved) => {
    unsaved.current = now
  }, [])
  const goTo = useCallback(
    (to: string | null) => {
      if (unsaved.current) setAsking({ lost: unsaved.current, to })
      else leave(to)
    },
    [leave],
  )
  return {
    onUnsaved,
    /** The subject of the question; null while there is none. */
    lost: asking?.lost ?? null,
    goTo,
    go() {
      leave(asking?.to ?? null)
      setAsking(null)
    },
    stay: () => setAsking(null),
  }
}

/** Asks before typed text or a shown secret is lost. */
export function DiscardQuestion({
  device,
  lost,
  gone,
  onDiscard,
  onStay,
}: {
  device: Device
  lost: Unsaved
  /** Whether the device no longer exists, so that nothing can be saved. */
  gone: boolean
  onDiscard: () => void
  onStay: () => void
}) {
  return (
    <ConfirmDialog
      destructive
      title={`Discard changes to ${bidiIsolate(deviceLabel(device))}?`}
      confirm="Discard"
      busyText="Discarding…"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {lossText(lost, gone)}
    </ConfirmDialog>
  )
}

function lossText(lost: Unsaved, gone: boolean): string {
  if (gone) return 'The device is gone: your changes can no longer be saved.'
  return lost === 'secret'
    ? 'The new secret will not be shown again. Without it the device stays offline.'
    : 'Your changes are not saved yet.'
}
