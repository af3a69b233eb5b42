/** The pages that stand at the path of the dashboard, each at `/dashboard?view={its name}`. */
export const dashboardViews = [
  'settings',
  'rooms',
  'history',
  'energy',
  'water',
  'scenes',
  'schedules',
  'activity',
  'people',
  'server',
] as const

/** One of them. */
export type DashboardView = (typeof dashboardViews)[number]
