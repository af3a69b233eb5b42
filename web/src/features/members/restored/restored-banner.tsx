import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { dayOf } from '../../../ui/time/time-text.ts'
import { useWaiting } from './use-waiting.ts'

const RestoredDialog = laterDialog(
  async () => (await import('./restored-dialog.tsx')).RestoredDialog,
)

/** After a restore: guests, passes and API tokens wait until a manager has gone through them. */
export function RestoredBanner() {
  const { data } = useWaiting()
  const [isOpen, setOpen] = useState(false)
  const count = data?.waiting.length ?? 0
  // The list stays open when its last entry goes, and says so.
  if (!isOpen && (count === 0 || !data?.restored_at)) return null
  const day = data?.restored_at ? dayOf(data.restored_at) : ''
  const what =
    count === 1
      ? 'One guest, pass or API token waits'
      : `${count} guests, passes and API tokens wait`
  return (
    <>
      {count > 0 && (
        <Notice action={<Button onClick={() => setOpen(true)}>Decide</Button>}>
          {`This home was restored from a backup on ${day}. ${what} for you to decide.`}
        </Notice>
      )}
      {isOpen && <RestoredDialog onClose={() => setOpen(false)} />}
    </>
  )
}
