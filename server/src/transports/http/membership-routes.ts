import * as joinCodes from '@roomwire/contracts/http/join-codes.ts'
import * as owners from '@roomwire/contracts/http/owners.ts'
import { joinHome } from '../../features/members/join-home.ts'
import { changeCoOwner, listOwners } from '../../features/members/manage-co-owners.ts'
import {
  createJoinCode,
  listJoinCodes,
  revokeJoinCode,
} from '../../features/members/manage-join-codes.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about who belongs to a home, and as what. */
export function membershipRoutes(door: RouteContext): void {
  const { roomwire } = door
  serve(door, owners.listOwnersEndpoint, (_given, { actor }) => listOwners(roomwire, actor))
  serve(door, owners.changeCoOwnerEndpoint, async ({ path, body }, { actor }) => {
    await changeCoOwner(roomwire, actor, path.id, body.co_owner)
    return { message: body.co_owner ? 'Made a co-owner' : 'Co-owner no longer' }
  })
  serve(door, joinCodes.listJoinCodesEndpoint, (_given, { actor }) =>
    listJoinCodes(roomwire, actor),
  )
  serve(door, joinCodes.createJoinCodeEndpoint, ({ body }, { actor }) =>
    createJoinCode(roomwire, actor, body),
  )
  serve(door, joinCodes.revokeJoinCodeEndpoint, async ({ path }, { actor }) => {
    await revokeJoinCode(roomwire, actor, path.id)
    return { message: 'Code voided' }
  })
  serve(door, joinCodes.joinHomeEndpoint, async ({ body }, { caller, actor }) => {
    await joinHome(roomwire, caller, actor, body.code)
    return { message: 'You have joined the home' }
  })
}
