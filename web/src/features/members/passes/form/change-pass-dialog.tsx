import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../../api/call-failed.ts'
import { toast } from '../../../../ui/control/toast.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { type PassSent, sendPassChange } from '../pass-calls.ts'
import { passesKey } from '../passes-key.ts'
import { PassForm } from './pass-form.tsx'
import { usePassForm } from './use-pass-form.ts'

/** Changes what a pass is for, and when. Whoever holds it keeps it; their open pages follow at once. */
export function ChangePassDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const queries = useQueryClient()
  const fields = usePassForm(pass)
  const saving = useMutation({
    mutationFn: (sent: PassSent) => sendPassChange(pass, sent),
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: passesKey })
      toast(`Pass changed: ${answer.pass.label}`)
    },
  })
  return (
    <PassForm
      title={`Edit pass ${bidiIsolate(pass.label)}`}
      fields={fields}
      fault={saving.error && errorMessage(saving.error, 'Failed to save the pass')}
      confirm="Save"
      busyText="Saving…"
      busy={saving.isPending}
      onSend={(sent) => saving.mutate(sent, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
