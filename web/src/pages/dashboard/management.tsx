import { useId, useState } from 'react'
import { UnassignedSection } from '../../features/devices/unassigned/unassigned-section.tsx'
import { useDevices } from '../../features/devices/use-devices.ts'
import { CreateGuestDialog, FamilyDialog } from '../../features/members/dialogs.ts'
import { FamilySection } from '../../features/members/family/family-section.tsx'
import { useFamily, useOtherOwners } from '../../features/members/family/use-family.ts'

import { GuestSection } from '../../features/members/guests/guest-section.tsx'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { InvitationSection } from '../../features/members/invite/invitation-section.tsx'
import { useJoinCodes } from '../../features/members/invite/use-join-codes.ts'
import { PassSection } from '../../features/members/passes/pass-section.tsx'
import { usePasses } from '../../features/members/passes/use-passes.ts'
import { RestoredBanner } from '../../features/members/restored/restored-banner.tsx'

import { CreateRoomDialog } from '../../features/rooms/create-room-dialog.tsx'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { type FirstRun, useFirstRun } from './first-run.ts'
import styles from './management.module.css'

/** On top of everything, for people who manage the home. */
export { RestoredBanner }

/** The first steps, above the rooms of people who manage the home, while it has no room or no device. */
export function EmptyHome(progress: FirstRun) {
  return (
    <div className={styles.first}>
      <FirstSteps {...progress} />
    </div>
  )
}

/** The lists under the rooms, for people who manage the home. */
export function Management() {
  const lists = [
    useRooms(),
    useDevices(),
    useGuests(),
    useFamily(),
    useOtherOwners(),
    useJoinCodes(),
    usePasses(),
  ]
  // All at once: what came later would move what stands under it. It stays while a list that has
  // failed is tried again.
  if (!lists.every(({ isFetched }) => isFetched)) return null
  return (
    <>
      <QuickActions />
      <div className={styles.management}>
        <div className={styles.pair}>
          <GuestSection />
          <UnassignedSection />
        </div>
        <FamilySection />
        <PassSection />
        <InvitationSection />
      </div>
    </>
  )
}

/** The frequent actions of people who manage the home. All of them need the server (DASH-3). */
function QuickActions() {
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

type Progress = 'done' | 'now' | 'later'

/** The one way through an empty home: a room, a device, a press. */
function FirstSteps({ hasRoom, hasDevice }: FirstRun) {
  const [creating, setCreating] = useState(false)
  const offline = useOffline()
  return (
    <div className={styles.path}>
      <div>
        <p className={styles.title}>{hasRoom ? 'No devices yet' : 'No rooms yet'}</p>
        <p className={styles.text}>Three steps to your first lamp.</p>
      </div>
      <ol className={styles.steps}>
        <Step
          number={1}
          progress={hasRoom ? 'done' : 'now'}
          title="Make a room"
          text="A room holds the devices you switch together."
        >
          <Button look="primary" disabled={offline} onClick={() => setCreating(true)}>
            Create Room
          </Button>
        </Step>
        <Step
          number={2}
          progress={hasDevice ? 'done' : hasRoom ? 'now' : 'later'}
          title="Add a device"
          text="Its page shows how to connect it."
        >
          <LinkButton look="primary" to={paths.registerDevice}>
            Add First Device
          </LinkButton>
        </Step>
        <Step
          number={3}
          progress="later"
          title="Press a switch"
          text="The lamp here lights up once the device confirms it."
        />
      </ol>
      {creating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

/** One step; only the present one has its button. */
function Step({
  number,
  progress,
  title,
  text,
  children,
}: {
  number: number
  progress: Progress
  title: string
  text: string
  children?: Elements
}) {
  return (
    <li
      className={classNames(styles.step, styles[progress])}
      aria-current={progress === 'now' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {progress === 'done' ? '✓' : number}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <span>{title}</span>
          {progress === 'done' && <span className="visually-hidden"> (done)</span>}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {progress === 'now' && children}
    </li>
  )
}
