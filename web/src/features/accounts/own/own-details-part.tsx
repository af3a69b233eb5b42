import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { EmailText } from '../../../ui/text/email-text.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import { LogoutButton } from '../../sign-in/logout-button.tsx'
import { roleLabel } from '../../sign-in/person.ts'
import { profileQuery } from '../../sign-in/profile.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { dayLabel } from './day-label.ts'
import styles from './own.module.css'
import { OwnDetailsDialog } from './own-details-dialog.tsx'

/**
 * The person's account and details as the home's server stores them. Of the ID
 * number it shows the end only.
 */
export function OwnDetailsPart() {
  const person = usePerson()
  const query = useQuery(profileQuery(person.id))
  const profile = query.data
  const [editing, setEditing] = useState(false)
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Profile</h2>
      <dl className={styles.facts}>
        <Fact name="Name">{person.username}</Fact>
        <Fact name="Email">
          <EmailText email={person.email} />
        </Fact>
        <Fact name="Role">{roleLabel(person)}</Fact>
        {person.expiresAt !== null && (
          <Fact name="Guest access until">
            <Time at={person.expiresAt}>{dayAndTime(person.expiresAt)}</Time>
          </Fact>
        )}
        {profile && (
          <>
            <Fact name="Mobile">{profile.mobile}</Fact>
            <Fact name="Contact">{profile.contact}</Fact>
            <Fact name="Date of birth">
              {profile.date_of_birth && dayLabel(profile.date_of_birth)}
            </Fact>
            <Fact name="Address">{profile.address}</Fact>
            <Fact name="ID number">{profile.id_number}</Fact>
          </>
        )}
      </dl>
      {query.isError && <RetryNotice query={query}>Could not load your details</RetryNotice>}
      <div className={styles.actions}>
        {profile && <Button onClick={() => setEditing(true)}>Edit details</Button>}
        <LogoutButton />
      </div>
      {editing && profile && <OwnDetailsDialog saved={profile} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <span className={styles.none}>Not given</span>}</dd>
    </>
  )
}
