import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'

/** Fetched when it is asked for. */
export const PhoneDialog = laterDialog(async () => (await import('./phone-dialog.tsx')).PhoneDialog)

/** Whether a code on this screen may sign another one in: for who lives in a home. */
export function useMayLinkPhone(): boolean {
  const { hasHome, role } = usePerson()
  return hasHome && role !== 'guest'
}
