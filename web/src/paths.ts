/** Every path of the page, spelled once (spec §2). */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  /** Where a code into a home is used; in a link it stands behind the `#`. */
  join: '/join',
  dashboard: '/dashboard',
  /** Views on the dashboard's route, so that no path changes its meaning. */
  settings: '/dashboard?view=settings',
  manageDevices: '/devices/manage',
  registerDevice: '/devices/register',
  reassignDevice: '/devices/reassign',
  controlPanel: '/controlpanel',
} as const
