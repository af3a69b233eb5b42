/**
 * The paths of the web app's pages (spec §2): the app shows a page at each, and the server answers
 * with the app there, whoever asks. Beside them each pass has its page, `/pass/{id}`.
 */
export const pagePaths = {
  landing: '/',
  login: '/login',
  register: '/register',
  /** Restores a backup where nobody has registered. */
  restore: '/restore',
  /** Takes a join code; in a link the code stands behind the `#`. */
  join: '/join',
  dashboard: '/dashboard',
  manageDevices: '/devices/manage',
  registerDevice: '/devices/register',
  reassignDevice: '/devices/reassign',
  controlPanel: '/controlpanel',
} as const

/** A path as it is compared: capitals and a slash at its end make no other page of it. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?!^)\/+$/, '')
}
