import type { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { callServer } from '../../api/call.ts'
import { session } from '../../api/this-session.ts'
import { useLive } from '../../live/live.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'

/** The Logout button with its confirmation. */
export function LogoutButton() {
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { connection } = useLive()

  async function leave() {
    setLeaving(true)
    try {
      connection.stop(limits.closeLogout)
      // The session ends here even if the server cannot be reached (AUTH-5).
      await callServer<typeof logoutEndpoint>('POST', '/api/auth/logout').catch(() => undefined)
      session.end(null)
    } catch {
      session.wipe('Logout failed - all data cleared forcefully')
      location.replace(paths.login)
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Logout</Button>
      {asking && (
        <ConfirmDialog
          title="Logout"
          confirm="Logout"
          busyText="Logging out…"
          busy={leaving}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          Are you sure you want to logout? This will close all connections.
        </ConfirmDialog>
      )}
    </>
  )
}
