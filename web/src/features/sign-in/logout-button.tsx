import { useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'

const LogoutDialog = laterDialog(async () => (await import('./logout-dialog.tsx')).LogoutDialog)

/** The Logout button with its confirmation. */
export function LogoutButton() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Logout</Button>
      {asking && <LogoutDialog onClose={() => setAsking(false)} />}
    </>
  )
}
