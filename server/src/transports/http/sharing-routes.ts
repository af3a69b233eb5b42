import { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import type { Holder } from '../../features/access/holder.ts'
import { explainAccess } from '../../features/devices/sharing/explain-access.ts'
import { viewAs } from '../../features/devices/sharing/view-as.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NeedsOf } from '../../roomwire.ts'
import { deviceViewOf } from '../device-presenter.ts'
import { presentDevices } from '../present-devices.ts'
import { presentOwnAccess } from './access-presenter.ts'
import { presentDeviceUser, presentPassForDevice } from './member-presenter.ts'
import { presentRoom } from './room-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<typeof explainAccess | typeof viewAs | typeof presentDevices>

/** The calls that show who may use what. */
export function sharingRoutes(needs: Needs, serve: Serve): void {
  serve(explainAccessEndpoint, async ({ query }, { actor }) => {
    const { people, passes } = await explainAccess(needs, actor, {
      device: query.device_identifier,
      pin: query.pin ?? null,
    })
    return { people: people.map(presentDeviceUser), passes: passes.map(presentPassForDevice) }
  })
  serve(viewAsEndpoint, async ({ query }, { actor }) => {
    const { name, viewer, rooms, devices, access } = await viewAs(needs, actor, asked(query))
    const view = deviceViewOf(viewer)
    return {
      view: {
        name,
        rooms: rooms.map(presentRoom),
        devices: await presentDevices(needs, devices, view),
        access: access && presentOwnAccess(access),
      },
    }
  })
}

/** Whose view is asked for. @throws Refusal 'invalid_input' unless it is exactly one. */
function asked({ user_id, pass_id }: Input<typeof viewAsEndpoint>['query']): Holder {
  if (user_id !== undefined && pass_id === undefined) return { kind: 'person', id: user_id }
  if (pass_id !== undefined && user_id === undefined) return { kind: 'pass', id: pass_id }
  throw refuse('invalid_input', 'Name a person or a pass')
}
