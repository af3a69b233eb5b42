import { paths } from '../../paths.ts'

/*
 * A code into a home on its way from a link to the page that uses it. It stands
 * behind the `#`, which browsers tell no server, and then waits in this tab
 * while its holder signs in or registers.
 */

/** What a link into a home says. The role is there to register with; the server has its own word on it. */
export type Invitation = { code: string; role: 'family' | 'guest' | null }

const key = 'invitation'

/** The link to hand on. */
export function invitationLink(origin: string, { code, role }: Invitation): string {
  return `${origin}${paths.join}#${role ? `${role}/` : ''}${code}`
}

/** What stands behind the `#` of such a link; null when it is none. */
export function readInvitation(hash: string): Invitation | null {
  const [, role, code] = /^#(?:(family|guest)\/)?([\w-]{1,64})$/.exec(hash) ?? []
  if (code === undefined) return null
  return { code, role: role === 'family' || role === 'guest' ? role : null }
}

export function keepInvitation(hash: string) {
  sessionStorage.setItem(key, hash)
}

export function keptInvitation(): Invitation | null {
  return readInvitation(sessionStorage.getItem(key) ?? '')
}

export function forgetInvitation() {
  sessionStorage.removeItem(key)
}
