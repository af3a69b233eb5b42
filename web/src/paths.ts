/** All paths of the web app, in one place (spec §2). */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  /** Takes a join code; in a link the code stands behind the `#`. */
  join: '/join',
  dashboard: '/dashboard',
  /** A view of the dashboard's route, so that no path changes its meaning. */
  settings: '/dashboard?view=settings',
  manageDevices: '/devices/manage',
  registerDevice: '/devices/register',
  reassignDevice: '/devices/reassign',
  controlPanel: '/controlpanel',
} as const
