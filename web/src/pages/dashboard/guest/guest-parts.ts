import { session } from '../../../api/this-session.ts'
import { readStoredRole } from '../../../features/sign-in/person.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'

/* What only guests see of the dashboard: one file. */

const file = () => import('./guest-access.tsx')

export const closedAccess = partFile(async () => (await file()).ClosedAccess)
export const openTimes = partFile(async () => (await file()).OpenTimes)

// Who was a guest when the page was last here, is one still: a part that is here moves nothing.
const stored = session.current()?.person
if (stored && readStoredRole(stored) === 'guest') {
  void closedAccess.fetchPart()
  void openTimes.fetchPart()
}
