import * as account from '@roomwire/contracts/http/own-account.ts'
import { changePassword } from '../../features/accounts/change-password.ts'
import { changeProfile } from '../../features/accounts/change-profile.ts'
import { deleteAccount } from '../../features/home/delete-account.ts'
import { exportData } from '../../features/home/export-data.ts'
import { knowBrowser } from './browser-cookies.ts'
import { type Door, serve } from './serve.ts'

/** The calls of a person about their own account. */
export function accountRoutes(door: Door): void {
  const { roomwire } = door
  serve(door, account.changePassword, async ({ body }, { actor, request, reply }) => {
    await changePassword(roomwire, actor, body)
    await knowBrowser(roomwire, request, reply, actor.personId)
    return { message: 'Password changed' }
  })
  serve(door, account.changeProfile, ({ body }, { actor }) => changeProfile(roomwire, actor, body))
  serve(door, account.exportData, ({ body }, { actor }) => exportData(roomwire, actor, body))
  serve(door, account.deleteAccount, async ({ body }, { actor }) => {
    await deleteAccount(roomwire, actor, body)
    return { message: 'Account deleted' }
  })
}
