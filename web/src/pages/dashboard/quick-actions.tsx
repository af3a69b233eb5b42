import { useId, useState } from 'react'
import { FamilyDialog } from '../../features/members/family/family-dialog.tsx'
import { CreateGuestDialog } from '../../features/members/guests/create-guest-dialog.tsx'
import { CreateRoomDialog } from '../../features/rooms/create-room-dialog.tsx'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { useFirstRun } from './first-run.ts'
import styles from './quick-actions.module.css'

/** The frequent actions of people who manage the home. All of them need the server (DASH-3). */
export function QuickActions() {
  const [open, setOpen] = useState<'room' | 'guest' | 'family' | null>(null)
  const offline = useOffline()
  const firstRun = useFirstRun()
  const hint = useId()
  const close = () => setOpen(null)
  return (
    <section>
      <h2>Quick Actions</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would disable nothing and name nothing more */}
      <div
        role="group"
        aria-label="Quick Actions"
        aria-describedby={hint}
        className={styles.actions}
      >
        {/* In an empty home the next step has the one filled button. */}
        <Button
          look={firstRun ? 'outline' : 'primary'}
          disabled={offline}
          onClick={() => navigate(paths.registerDevice)}
        >
          Add Device
        </Button>
        <Button disabled={offline} onClick={() => setOpen('room')}>
          Create Room
        </Button>
        <Button disabled={offline} onClick={() => setOpen('guest')}>
          Create Guest
        </Button>
        <Button disabled={offline} onClick={() => setOpen('family')}>
          Family User
        </Button>
        {/* It has a document of its own: only that may call devices in the local network. */}
        <Button disabled={offline} onClick={() => location.assign(paths.manageDevices)}>
          Manage Devices
        </Button>
      </div>
      <p id={hint} className={styles.hint}>
        {offline && 'No connection to the server. Actions are off until it is back.'}
      </p>
      {open === 'room' && <CreateRoomDialog onClose={close} />}
      {open === 'guest' && <CreateGuestDialog onClose={close} />}
      {open === 'family' && <FamilyDialog onClose={close} />}
    </section>
  )
}
