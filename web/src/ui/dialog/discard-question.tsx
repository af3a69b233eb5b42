import { ConfirmDialog } from './dialog.tsx'

/** Asks before what somebody has changed is lost. */
export function DiscardQuestion({
  name,
  text = 'Your changes are not saved yet.',
  onDiscard,
  onStay,
}: {
  /** The name of what was changed. */
  name: string
  text?: string
  onDiscard: () => void
  onStay: () => void
}) {
  return (
    <ConfirmDialog
      destructive
      title={`Discard changes to ${name}?`}
      confirm="Discard"
      busyText="Discarding…"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {text}
    </ConfirmDialog>
  )
}
