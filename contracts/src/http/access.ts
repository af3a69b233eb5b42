import { z } from 'zod'
import { accessReason } from '../vocabulary/access-reason.ts'
import { deviceIdentifier, id, instant } from '../vocabulary/fields.ts'
import { role } from '../vocabulary/role.ts'
import { weeklyWindows } from '../vocabulary/weekly-window.ts'
import { endpoint } from './endpoint.ts'

const deviceUser = z.object({
  user_id: id,
  username: z.string(),
  role,
  /** At this moment. */
  sees: z.boolean(),
  switches: z.boolean(),
  reason: accessReason,
  /** When the access of a guest begins and ends; null for everybody else. */
  start_at: instant.nullable(),
  expires_at: instant.nullable(),
  /** When it opens or closes next; null when it does not before it ends. */
  changes_at: instant.nullable(),
  windows: weeklyWindows,
})
export type DeviceUser = z.infer<typeof deviceUser>

export const explainAccessEndpoint = endpoint({
  method: 'GET',
  url: '/api/access/explain',
  summary:
    'Who may use a device, and why: everybody for those who manage the home; for family themselves and the owners, for a guest themselves.',
  access: 'session',
  query: z.object({ device_identifier: deviceIdentifier }),
  reply: z.object({ people: z.array(deviceUser) }),
})
