import type {
  ContactDetailsReply,
  changeContactDetailsEndpoint,
  contactDetailsEndpoint,
} from '@roomwire/contracts/http/contact.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage, fieldOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import styles from './own.module.css'

/** How visitors of the landing page reach whoever runs the server; that person alone sees and sets it. */
export function ContactDetailsPart() {
  const query = useQuery({ queryKey: contactKey, queryFn: fetchContact })
  const [isAsked, setAsked] = useState(false)
  const details = query.data
  return (
    <section
      className={styles.part}
      aria-labelledby="contact-details"
      aria-busy={query.isPending || undefined}
    >
      <h2 id="contact-details">Contact details</h2>
      <p className={styles.intro}>Visitors of the landing page see how to reach you.</p>
      {query.isError && <RetryNotice query={query}>Could not load the contact details</RetryNotice>}
      {details && (
        <>
          <dl className={styles.facts}>
            {contactKinds.map(({ kind, label }) => (
              <Fact key={kind} label={label} text={details[kind].text} />
            ))}
          </dl>
          <Button onClick={() => setAsked(true)}>Change contact details</Button>
        </>
      )}
      {isAsked && details && (
        <ContactDetailsDialog details={details} onClose={() => setAsked(false)} />
      )}
    </section>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text || <span className={styles.none}>Not shown</span>}</dd>
    </>
  )
}

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

/* How visitors reach whoever runs the server, for that person alone. */

/** Each way to reach them, and whether a setting of the server names it. */
export type ContactDetailsOfServer = ContactDetailsReply

export const contactKey = ['contact_details'] as const

/** The ways to reach somebody, as the form asks for them. */
export const contactKinds = [
  { kind: 'email', label: 'Email', input: 'email', maxLength: 254 },
  { kind: 'phone', label: 'Phone', input: 'tel', maxLength: 32 },
  { kind: 'address', label: 'Address', input: 'text', maxLength: 200 },
] as const

/** Throws CallFailed. */
export function fetchContact(): Promise<ContactDetailsOfServer> {
  return callServer<typeof contactDetailsEndpoint>('GET', '/api/server/contact')
}

/** Saves what is given; an empty text is shown no more. Throws CallFailed. */
export function saveContact(
  body: RequestInput<typeof changeContactDetailsEndpoint>['body'],
): Promise<ContactDetailsOfServer> {
  return callServer<typeof changeContactDetailsEndpoint>('PUT', '/api/server/contact', { body })
}
