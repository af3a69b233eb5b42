import { paths } from '../../paths.ts'
import { tabStorage } from '../../ui/browser/storage.ts'

/*
 * A join code on its way from a link to the page that uses it. It stands behind the
 * `#`, which browsers send to no server, and then waits in this tab while its holder
 * signs in or registers.
 */

/**
 * The content of an invitation link. The role preselects the registration form; the
 * server decides.
 */
export type Invitation = { code: string; role: 'family' | 'guest' | null }

const key = 'invitation'

/** The link to share. */
export function invitationLink(origin: string, { code, role }: Invitation): string {
  return `${origin}${paths.join}#${role ? `${role}/` : ''}${code}`
}

/** Reads the part of such a link behind the `#`; null when it is not an invitation. */
export function readInvitation(hash: string): Invitation | null {
  const [, role, code] = /^#(?:(family|guest)\/)?([\w-]{1,64})$/.exec(hash) ?? []
  if (code === undefined) return null
  return { code, role: role === 'family' || role === 'guest' ? role : null }
}

/** Keeps the invitation for this tab. */
export function keepInvitation(hash: string) {
  tabStorage.setItem(key, hash)
}

/** The invitation that this tab keeps. */
export function keptInvitation(): Invitation | null {
  return readInvitation(tabStorage.getItem(key) ?? '')
}

/** Removes the invitation from this tab. */
export function forgetInvitation() {
  tabStorage.removeItem(key)
}
