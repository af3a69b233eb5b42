import { useId, useState } from 'react'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { zoneLabel } from '../../../ui/time-zone.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { HomeNameDialog } from './home/home-name-dialog.tsx'
import { TimeThere } from './home/time-there.tsx'
import { TimeZoneDialog } from './home/time-zone-dialog.tsx'
import { LeaveHomeDialog } from './leave-home-dialog.tsx'
import styles from './own.module.css'

/** The home that the person belongs to: its name and time zone, which managers may change, and the way out. */
export function HomePart() {
  const { hasHome, homeName, homeTimeZone, isAdmin, role } = usePerson()
  const [asked, setAsked] = useState<'name' | 'zone' | 'leave' | null>(null)
  const close = () => setAsked(null)
  const mayLeave = role === 'family' || role === 'guest' || role === 'admin'
  const titleId = useId()
  if (!hasHome) return null
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Home</h2>
      <p className={homeName ? styles.named : styles.none}>
        {homeName ? bidiIsolate(homeName) : 'Has no name yet'}
      </p>
      {homeTimeZone && <TimeZone zone={homeTimeZone} />}
      {(isAdmin || mayLeave) && (
        <div className={styles.actions}>
          {isAdmin && (
            <Button onClick={() => setAsked('name')}>
              {homeName ? 'Rename home' : 'Name this home'}
            </Button>
          )}
          {isAdmin && homeTimeZone && (
            <Button onClick={() => setAsked('zone')}>Change time zone</Button>
          )}
          {mayLeave && <Button onClick={() => setAsked('leave')}>Leave home</Button>}
        </div>
      )}
      {asked === 'name' && <HomeNameDialog name={homeName} onClose={close} />}
      {asked === 'zone' && homeTimeZone && (
        <TimeZoneDialog present={homeTimeZone} onClose={close} />
      )}
      {asked === 'leave' && <LeaveHomeDialog onClose={close} />}
    </section>
  )
}

function TimeZone({ zone }: { zone: string }) {
  return (
    <dl className={styles.facts}>
      <dt>Time zone</dt>
      <dd>
        {zoneLabel(zone)}
        <span className={classNames(styles.times, styles.none)}>
          <TimeThere zone={zone} />
        </span>
      </dd>
    </dl>
  )
}
