import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { ChangePassDialog } from './form/change-pass-dialog.tsx'
import { PassBrowsersDialog } from './pass-browsers-dialog.tsx'
import { NewLinkDialog, RevokePassDialog } from './pass-questions.tsx'
import type { PassAsked } from './pass-table.tsx'

/** What a button of a row opens. */
export function PassDialog({
  what,
  pass,
  onClose,
  onRevoked,
}: {
  what: PassAsked
  pass: Pass
  onClose: () => void
  /** The row that opened the dialog is gone. */
  onRevoked: () => void
}) {
  if (what === 'edit') return <ChangePassDialog pass={pass} onClose={onClose} />
  if (what === 'link') return <NewLinkDialog pass={pass} onClose={onClose} />
  if (what === 'browsers') return <PassBrowsersDialog pass={pass} onClose={onClose} />
  return <RevokePassDialog pass={pass} onClose={onClose} onRevoked={onRevoked} />
}
