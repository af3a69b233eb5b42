import { UnassignedSection } from '../../features/devices/unassigned/unassigned-section.tsx'
import { useDevices } from '../../features/devices/use-devices.ts'
import { FamilySection } from '../../features/members/family/family-section.tsx'
import { useFamily } from '../../features/members/family/use-family.ts'
import { GuestSection } from '../../features/members/guests/guest-section.tsx'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { InvitationSection } from '../../features/members/invite/invitation-section.tsx'
import { PassSection } from '../../features/members/passes/pass-section.tsx'
import { usePasses } from '../../features/members/passes/use-passes.ts'
import { useJoinCodes } from '../../features/members/use-join-codes.ts'
import { useOtherOwners } from '../../features/members/use-owners.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import type { FirstRun } from './first-run.ts'
import { FirstSteps } from './first-steps.tsx'
import styles from './management.module.css'
import { QuickActions } from './quick-actions.tsx'

/** What people who manage the home find above their rooms, while it has no room or no device. */
export function EmptyHome(progress: FirstRun) {
  return (
    <div className={styles.first}>
      <FirstSteps {...progress} />
    </div>
  )
}

/** What people who manage the home find under their rooms. */
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
