import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '../../api/this-session.ts'
import { readStoredRole } from '../../features/sign-in/person.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { partFile } from '../../ui/lazy/part-file.tsx'
import type { OwnAccess } from './access-text.ts'

/* The parts of the dashboard that only guests see: one file. */

const guestFile = () => import('./guest-access.tsx')

export const closedAccess = partFile(async () => (await guestFile()).ClosedAccess)
export const openTimes = partFile(async () => (await guestFile()).OpenTimes)

// Somebody who was a guest at the last visit most likely still is: a part that is here moves nothing.
const stored = session.current()?.person
if (stored && readStoredRole(stored) === 'guest') {
  void closedAccess.fetchPart()
  void openTimes.fetchPart()
}

/* The parts of the dashboard that only people who manage the home see: one file. */

const managementFile = () => import('./management.tsx')

export const management = partFile(async () => (await managementFile()).Management)
export const emptyHome = partFile(async () => (await managementFile()).EmptyHome)
export const restoredBanner = partFile(async () => (await managementFile()).RestoredBanner)

/** Fetches the file before it is shown: a part that is here stands at once, and moves nothing. */
export async function fetchManagement(): Promise<void> {
  await Promise.all([management.fetchPart(), emptyHome.fetchPart()])
}

/**
 * Whether the steps of a new home can stand at once, or are not shown: the rooms and what follows them wait
 * for that, and none of it moves.
 */
export function useStepsHavePlace(isNew: boolean): boolean {
  const isFetched = emptyHome.useIsFetched()
  useEffect(() => {
    // A failure is shown in their place.
    if (isNew) emptyHome.fetchPart().catch(() => undefined)
  }, [isNew])
  return !isNew || isFetched
}

/**
 * The access of a guest while it is closed; null for everybody else. Once it has opened that stays
 * so until all that it shows has come, which would stand there empty first.
 */
export function useClosedAccess(): OwnAccess | null {
  const { access } = usePerson()
  const isLoading = useIsFetching() > 0
  const closed = access?.is_open === false ? access : null
  const [shown, setShown] = useState(closed)
  if (closed !== shown && (closed || !isLoading)) setShown(closed)
  return closed ?? shown
}
