import { z } from 'zod'

/** What people change about devices and rooms, as the activity of a home tells it to everybody who sees them. */
export const homeEvent = z.enum([
  'room.created',
  'room.renamed',
  'room.deleted',
  'device.registered',
  'device.updated',
  'device.moved',
  'device.removed',
  'device.deleted',
  'device.restored',
  'device.secret_reset',
  'pin.renamed',
  'pin.icon_changed',
  'pin.moved',
  'pin.watts_set',
  'pin.time_set',
  'pin.protected',
  'pin.let_go',
  'scene.created',
  'scene.changed',
  'scene.deleted',
  'home.founded',
  'home.renamed',
  'home.time_zone_set',
  'home.time_zone_taken',
  'home.price_set',
  'home.locale_set',
  'home.units_set',
  'home.place_set',
  'home.hold_set',
])

/**
 * What changes people, their rights and schedules, and which devices do not get in, which it tells to
 * managers alone.
 */
const peopleEvent = z.enum([
  'device.refused',
  'device.shared_secret',
  'guest.created',
  'guest.updated',
  'guest.deleted',
  'guest.removed',
  'guest.expired',
  'family.created',
  'family.updated',
  'family.deleted',
  'family.removed',
  'pass.created',
  'pass.updated',
  'pass.link_replaced',
  'pass.revoked',
  'pass.opened',
  'co_owner.added',
  'co_owner.removed',
  'home.joined',
  'home.left',
  'home.handed_on',
  'token.created',
  'schedule.created',
  'schedule.changed',
  'schedule.deleted',
  'schedule.paused',
  'schedule.resumed',
  'schedule.skipped',
  'schedule.unskipped',
  'schedule.missed',
  'schedule.caught_up',
  'schedules.paused',
  'schedules.resumed',
  'token.revoked',
  'access.kept',
])

export const visibleEvent = z.enum([...homeEvent.options, ...peopleEvent.options])
export type VisibleEvent = z.infer<typeof visibleEvent>
