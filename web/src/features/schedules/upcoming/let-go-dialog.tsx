import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useNameOf } from '../../devices/use-visible-names.ts'
import type { HeldPin } from '../holds/held-pin.ts'
import { heldText } from '../holds/held-text.ts'
import { useLetGo } from '../holds/use-let-go.ts'
import { stepFault } from '../schedule-calls.ts'

/** Says who holds a pin, and until when, and asks whether to let go of it. */
export function LetGoDialog({
  held,
  onLetGo,
  onClose,
}: {
  held: HeldPin
  onLetGo: () => void
  onClose: () => void
}) {
  const nameOf = useNameOf()
  const lettingGo = useLetGo(held, onLetGo)
  return (
    <ConfirmDialog
      needsServer
      title={`End the hold on ${bidiIsolate(held.label)}?`}
      confirm="End hold"
      busyText="Ending…"
      busy={lettingGo.isPending}
      error={stepFault(lettingGo.error)}
      onConfirm={() => lettingGo.mutate()}
      onClose={onClose}
    >
      {heldText(held.label, held.change, held.until, nameOf)}
    </ConfirmDialog>
  )
}
