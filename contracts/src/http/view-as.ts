import { z } from 'zod'
import { device } from '../live/to-browser.ts'
import { idInPath } from '../vocabulary/fields.ts'
import { ownAccess } from './access.ts'
import { endpoint } from './endpoint.ts'
import { shownRoom } from './rooms.ts'

const view = z.object({
  /** The name of the person, or the label of the pass. */
  name: z.string(),
  /** The rooms that they see; a pass has none, only its devices. */
  rooms: z.array(shownRoom),
  /** The devices that they see, as they see them: some with single pins only. */
  devices: z.array(device),
  /** The access of a guest or a pass: whether it is open now, and why not. Null for others, and outside its time. */
  access: ownAccess.nullable(),
})
export type View = z.infer<typeof view>

export const viewAsEndpoint = endpoint({
  method: 'GET',
  url: '/api/access/view',
  summary:
    'What a member of the home or the holder of a pass sees now. It is read only, and goes to the audit log.',
  access: 'managers',
  query: z.object({ user_id: idInPath.optional(), pass_id: idInPath.optional() }),
  reply: z.object({ view }),
})
