import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'

/** An entry for tests: a light was touched at the wall. */
export const anEntry = (more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 'd1_18',
  kind: 'pin',
  at: 0,
  last_at: 0,
  count: 1,
  cause: 'touch',
  by: null,
  device: { device_identifier: 'SC-000001', device_name: 'Lounge board' },
  pin: '18',
  pin_name: 'Ceiling light',
  room_name: 'Lounge',
  value: '1',
  received_at: null,
  ended_at: null,
  outcome: null,
  error: null,
  event: null,
  why: null,
  about: null,
  for_s: null,
  scene: null,
  token: null,
  schedule_id: null,
  ...more,
})
