import { pagePaths } from '@roomwire/contracts/vocabulary/page-paths.ts'

/** All paths of the web app, in one place (spec §2). */
export const paths = {
  ...pagePaths,
  /** Views of the dashboard's route, so that no path changes its meaning. */
  settings: '/dashboard?view=settings',
  server: '/dashboard?view=server',
  rooms: '/dashboard?view=rooms',
  people: '/dashboard?view=people',
  scenes: '/dashboard?view=scenes',
  activity: '/dashboard?view=activity',
  schedules: '/dashboard?view=schedules',
  /** One of them, in sight. */
  scene: (id: number) => `/dashboard?view=scenes#scene-${id}`,
  schedule: (id: number) => `/dashboard?view=schedules#schedule-${id}`,
  activityOfDevice: (identifier: string) => `/dashboard?view=activity&device=${identifier}`,
  activityOfRoom: (roomId: number) => `/dashboard?view=activity&room=${roomId}`,
  activityOfPerson: (id: number) => `/dashboard?view=activity&who=user-${id}`,
  activityOfPass: (id: number) => `/dashboard?view=activity&who=pass-${id}`,
  historyOfDevice: (identifier: string) => `/dashboard?view=history&device=${identifier}`,
  historyOfRoom: (roomId: number) => `/dashboard?view=history&room=${roomId}`,
} as const
