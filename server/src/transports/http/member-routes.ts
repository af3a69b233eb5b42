import * as family from '@roomwire/contracts/http/family.ts'
import * as guests from '@roomwire/contracts/http/guests.ts'
import * as joinCodes from '@roomwire/contracts/http/join-codes.ts'
import * as owners from '@roomwire/contracts/http/owners.ts'
import { changeCoOwner } from '../../features/members/change-co-owner.ts'
import { createFamilyMember } from '../../features/members/create-family-member.ts'
import { createGuest } from '../../features/members/create-guest.ts'
import { createJoinCode } from '../../features/members/create-join-code.ts'
import { handOnHome } from '../../features/members/hand-on-home.ts'
import { joinHome } from '../../features/members/join-home.ts'
import { leaveHome } from '../../features/members/leave-home.ts'
import { listFamily } from '../../features/members/list-family.ts'
import { listGuests } from '../../features/members/list-guests.ts'
import { listJoinCodes } from '../../features/members/list-join-codes.ts'
import { listOwners } from '../../features/members/list-owners.ts'
import { removeMember } from '../../features/members/remove-member.ts'
import { revokeJoinCode } from '../../features/members/revoke-join-code.ts'
import { updateFamilyMember } from '../../features/members/update-family-member.ts'
import { updateGuest } from '../../features/members/update-guest.ts'
import { readAccess } from './access-presenter.ts'
import {
  presentFamilyMember,
  presentGuest,
  presentJoinCode,
  presentOwner,
  readGuest,
  readJoinCode,
} from './member-presenter.ts'
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
  serve(context, guests.listGuestsEndpoint, async ({ path }, { actor }) => ({
    guests: (await listGuests(roomwire, actor, path.userId)).map(presentGuest),
  }))
  serve(context, guests.createGuestEndpoint, async ({ body }, { actor }) => ({
    message: 'Guest created',
    guest: presentGuest(await createGuest(roomwire, actor, readGuest(body))),
  }))
  serve(context, guests.updateGuestEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Guest updated',
    guest: presentGuest(await updateGuest(roomwire, actor, path.id, readAccess(body))),
  }))
  serve(context, guests.deleteGuestEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'guest', path.id)
    return { message: 'Guest deleted' }
  })
}

function familyRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, family.listFamilyEndpoint, async (_input, { actor }) => ({
    family_users: (await listFamily(roomwire, actor)).map(presentFamilyMember),
  }))
  serve(context, family.createFamilyEndpoint, async ({ body }, { actor }) => ({
    message: 'Family user created',
    family_user: presentFamilyMember(await createFamilyMember(roomwire, actor, body)),
  }))
  serve(context, family.updateFamilyEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Family user updated',
    family_user: presentFamilyMember(await updateFamilyMember(roomwire, actor, path.id, body)),
  }))
  serve(context, family.deleteFamilyEndpoint, async ({ path }, { actor }) => {
    await removeMember(roomwire, actor, 'family', path.id)
    return { message: 'Family user deleted' }
  })
}

function ownerRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, owners.listOwnersEndpoint, async (_input, { actor }) => ({
    owners: (await listOwners(roomwire, actor)).map(presentOwner),
  }))
  serve(context, owners.changeCoOwnerEndpoint, async ({ path, body }, { actor }) => {
    await changeCoOwner(roomwire, actor, path.id, body.co_owner)
    return { message: body.co_owner ? 'Made a co-owner' : 'Co-owner no longer' }
  })
  serve(context, owners.handOnHomeEndpoint, async ({ path, body }, { actor }) => {
    await handOnHome(roomwire, actor, path.id, body.password)
    return { message: 'Home handed on' }
  })
}

function joinRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, joinCodes.listJoinCodesEndpoint, async (_input, { actor }) => ({
    join_codes: (await listJoinCodes(roomwire, actor)).map(presentJoinCode),
  }))
  serve(context, joinCodes.createJoinCodeEndpoint, async ({ body }, { actor }) => {
    const { code, joinCode } = await createJoinCode(roomwire, actor, readJoinCode(body))
    return { message: 'Code created', code, join_code: presentJoinCode(joinCode) }
  })
  serve(context, joinCodes.revokeJoinCodeEndpoint, async ({ path }, { actor }) => {
    await revokeJoinCode(roomwire, actor, path.id)
    return { message: 'Code voided' }
  })
  serve(context, joinCodes.joinHomeEndpoint, async ({ body }, { caller, actor }) => {
    const name = await joinHome(roomwire, caller, actor, body.code)
    return { message: `You have joined ${name || 'the home'}` }
  })
  serve(context, joinCodes.leaveHomeEndpoint, async ({ body }, { actor }) => {
    await leaveHome(roomwire, actor, body.password)
    return { message: 'You have left the home' }
  })
}
