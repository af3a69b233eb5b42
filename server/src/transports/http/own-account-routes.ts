import * as account from '@roomwire/contracts/http/own-account.ts'
import { changePassword } from '../../features/accounts/change-password.ts'
import { changeProfile } from '../../features/accounts/change-profile.ts'
import { deleteAccount } from '../../features/home/delete-account.ts'
import { exportData } from '../../features/home/export-data.ts'
import { setKnownBrowser } from './browser-cookies.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls of a person about their own account. */
export function accountRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, account.changePasswordEndpoint, async ({ body }, { actor, request, reply }) => {
    await changePassword(roomwire, actor, body)
    await setKnownBrowser(roomwire, request, reply, actor.personId)
    return { message: 'Password changed' }
  })
  serve(door, account.changeProfileEndpoint, ({ body }, { actor }) =>
    changeProfile(roomwire, actor, body),
  )
  serve(door, account.exportDataEndpoint, ({ body }, { actor }) =>
    exportData(roomwire, actor, body),
  )
  serve(door, account.deleteAccountEndpoint, async ({ body }, { actor }) => {
    await deleteAccount(roomwire, actor, body)
    return { message: 'Account deleted' }
  })
}
