import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorMessage, fieldOf } from '../../../../api/call-failed.ts'
import { toast } from '../../../../ui/control/toast.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import {
  type ContactDetailsOfServer,
  contactKey,
  contactKinds,
  saveContact,
} from './contact-calls.ts'

/** Changes the contact details; an empty one is shown no more, and one that a setting names stays. */
export function ContactDetailsDialog({
  details,
  onClose,
}: {
  details: ContactDetailsOfServer
  onClose: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: saveContact,
    onSuccess: (saved) => {
      queries.setQueryData(contactKey, saved)
      toast('Contact details saved')
      onClose()
    },
  })
  const error = saving.error
    ? errorMessage(saving.error, 'Failed to save the details. Please try again.')
    : undefined
  const wrong = contactKinds.find(({ kind }) => kind === fieldOf(saving.error))?.kind
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer marks the field anew
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [saving.error])

  function submit(element: HTMLFormElement) {
    const typed = new FormData(element)
    const own = contactKinds.filter(({ kind }) => !details[kind].is_setting)
    saving.mutate(
      Object.fromEntries(own.map(({ kind }) => [kind, String(typed.get(kind) ?? '').trim()])),
    )
  }

  return (
    <Dialog title="Contact details" onClose={onClose}>
      <DialogForm
        ref={form}
        intro={<p>Visitors of the landing page see them. Empty fields are not shown.</p>}
        fault={wrong === undefined ? error : undefined}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        {contactKinds.map(({ kind, label, input, maxLength }) => (
          <TextField
            key={kind}
            name={kind}
            label={label}
            type={input}
            maxLength={maxLength}
            defaultValue={details[kind].text}
            readOnly={saving.isPending || details[kind].is_setting}
            hint={
              details[kind].is_setting
                ? `The server was started with CONTACT_${kind.toUpperCase()}: change it there.`
                : undefined
            }
            autoComplete="off"
            error={wrong === kind ? error : undefined}
          />
        ))}
      </DialogForm>
    </Dialog>
  )
}
