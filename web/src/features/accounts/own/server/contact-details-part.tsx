import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { RetryNotice } from '../../../../ui/control/notice.tsx'
import styles from '../own.module.css'
import { contactKey, contactKinds, fetchContact } from './contact-calls.ts'
import { ContactDetailsDialog } from './contact-details-dialog.tsx'

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
      <h2 id="contact-details">This server</h2>
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
