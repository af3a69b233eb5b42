import * as family from '@roomwire/contracts/http/family.ts'
import * as guests from '@roomwire/contracts/http/guests.ts'
import * as joinCodes from '@roomwire/contracts/http/join-codes.ts'
import * as owners from '@roomwire/contracts/http/owners.ts'
import { changeCoOwner } from '../../features/members/change-co-owner.ts'
import { createFamilyMember } from '../../features/members/create-family-member.ts'
import { createGuest } from '../../features/members/create-guest.ts'
import { createJoinCode } from '../../features/members/create-join-code.ts'
import { joinHome } from '../../features/members/join-home.ts'
import { listFamily } from '../../features/members/list-family.ts'
import { listGuests } from '../../features/members/list-guests.ts'
import { listJoinCodes } from '../../features/members/list-join-codes.ts'
import { listOwners } from '../../features/members/list-owners.ts'
import { removeMember } from '../../features/members/remove-member.ts'
import { revokeJoinCode } from '../../features/members/revoke-join-code.ts'
import { updateFamilyMember } from '../../features/members/update-family-member.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about the people of a home: guests, family, owners, and codes to join it (API-18, API-19). */
export function memberRoutes(context: RouteContext): void {
  guestRoutes(context)
  familyRoutes(context)
  ownerRoutes(context)
  joinRoutes(context)
}

function guestRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, guests.listGuestsEndpoint, ({ path }, { actor }) =>
    listGuests(roomwire, actor, path.userId),
  )
  serve(context, guests.createGuestEndpoint, ({ body }, { actor }) =>
    createGuest(roomwire, actor, body),
  )
  serve(context, guests.deleteGuestEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'guest', path.id)
    return { message: 'Guest deleted' }
  })
}

function familyRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, family.listFamilyEndpoint, (_given, { actor }) => listFamily(roomwire, actor))
  serve(context, family.createFamilyEndpoint, ({ body }, { actor }) =>
    createFamilyMember(roomwire, actor, body),
  )
  serve(context, family.updateFamilyEndpoint, ({ path, body }, { actor }) =>
    updateFamilyMember(roomwire, actor, path.id, body),
  )
  serve(context, family.deleteFamilyEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'family', path.id)
    return { message: 'Family user deleted' }
  })
}

function ownerRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, owners.listOwnersEndpoint, (_given, { actor }) => listOwners(roomwire, actor))
  serve(context, owners.changeCoOwnerEndpoint, async ({ path, body }, { actor }) => {
    await changeCoOwner(roomwire, actor, path.id, body.co_owner)
    return { message: body.co_owner ? 'Made a co-owner' : 'Co-owner no longer' }
  })
}

function joinRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, joinCodes.listJoinCodesEndpoint, (_given, { actor }) =>
    listJoinCodes(roomwire, actor),
  )
  serve(context, joinCodes.createJoinCodeEndpoint, ({ body }, { actor }) =>
    createJoinCode(roomwire, actor, body),
  )
  serve(context, joinCodes.revokeJoinCodeEndpoint, async ({ path }, { actor }) => {
    await revokeJoinCode(roomwire, actor, path.id)
    return { message: 'Code voided' }
  })
  serve(context, joinCodes.joinHomeEndpoint, async ({ body }, { caller, actor }) => {
    await joinHome(roomwire, caller, actor, body.code)
    return { message: 'You have joined the home' }
  })
}
