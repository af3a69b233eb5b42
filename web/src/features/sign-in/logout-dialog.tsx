import type { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { callServer } from '../../api/call.ts'
import { session } from '../../api/this-session.ts'
import { useLive } from '../../live/live.tsx'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'

/** Asks whether to log out, and does. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
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
    <ConfirmDialog
      title="Logout"
      confirm="Logout"
      busyText="Logging out…"
      busy={leaving}
      onConfirm={leave}
      onClose={onClose}
    >
      Are you sure you want to logout? This will close all connections.
    </ConfirmDialog>
  )
}
