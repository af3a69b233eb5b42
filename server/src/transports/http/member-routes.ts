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
import type { NeedsOf } from '../../roomwire.ts'
import { readAccess } from './access-presenter.ts'
import {
  presentFamilyMember,
  presentGuest,
  presentJoinCode,
  presentOwner,
  readGuest,
  readJoinCode,
} from './member-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listGuests
  | typeof createGuest
  | typeof updateGuest
  | typeof removeMember
  | typeof listFamily
  | typeof createFamilyMember
  | typeof updateFamilyMember
  | typeof listOwners
  | typeof changeCoOwner
  | typeof handOnHome
  | typeof listJoinCodes
  | typeof createJoinCode
  | typeof revokeJoinCode
  | typeof joinHome
  | typeof leaveHome
>

/** The calls about the people of a home: guests, family, owners, and codes to join it (API-18, API-19). */
export function memberRoutes(needs: Needs, serve: Serve): void {
  guestRoutes(needs, serve)
  familyRoutes(needs, serve)
  ownerRoutes(needs, serve)
  joinRoutes(needs, serve)
}

function guestRoutes(needs: Needs, serve: Serve): void {
  serve(guests.listGuestsEndpoint, async ({ path }, { actor }) => ({
    guests: (await listGuests(needs, actor, path.userId)).map(presentGuest),
  }))
  serve(guests.createGuestEndpoint, async ({ body }, { actor }) => ({
    message: 'Guest created',
    guest: presentGuest(await createGuest(needs, actor, readGuest(body))),
  }))
  serve(guests.updateGuestEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Guest updated',
    guest: presentGuest(await updateGuest(needs, actor, path.id, readAccess(body))),
  }))
  serve(guests.deleteGuestEndpoint, async ({ path }, { actor }) => {
    await removeMember(needs, actor, 'guest', path.id)
    return { message: 'Guest deleted' }
  })
}

function familyRoutes(needs: Needs, serve: Serve): void {
  serve(family.listFamilyEndpoint, async (_input, { actor }) => ({
    family_users: (await listFamily(needs, actor)).map(presentFamilyMember),
  }))
  serve(family.createFamilyEndpoint, async ({ body }, { actor }) => ({
    message: 'Family user created',
    family_user: presentFamilyMember(await createFamilyMember(needs, actor, body)),
  }))
  serve(family.updateFamilyEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Family user updated',
    family_user: presentFamilyMember(await updateFamilyMember(needs, actor, path.id, body)),
  }))
  serve(family.deleteFamilyEndpoint, async ({ path }, { actor }) => {
    await removeMember(needs, actor, 'family', path.id)
    return { message: 'Family user deleted' }
  })
}

function ownerRoutes(needs: Needs, serve: Serve): void {
  serve(owners.listOwnersEndpoint, async (_input, { actor }) => ({
    owners: (await listOwners(needs, actor)).map(presentOwner),
  }))
  serve(owners.changeCoOwnerEndpoint, async ({ path, body }, { actor }) => {
    await changeCoOwner(needs, actor, path.id, body.co_owner)
    return { message: body.co_owner ? 'Made a co-owner' : 'Co-owner no longer' }
  })
  serve(owners.handOnHomeEndpoint, async ({ path, body }, { actor }) => {
    await handOnHome(needs, actor, path.id, body.password)
    return { message: 'Home handed on' }
  })
}

function joinRoutes(needs: Needs, serve: Serve): void {
  serve(joinCodes.listJoinCodesEndpoint, async (_input, { actor }) => ({
    join_codes: (await listJoinCodes(needs, actor)).map(presentJoinCode),
  }))
  serve(joinCodes.createJoinCodeEndpoint, async ({ body }, { actor }) => {
    const { code, joinCode } = await createJoinCode(needs, actor, readJoinCode(body))
    return { message: 'Code created', code, join_code: presentJoinCode(joinCode) }
  })
  serve(joinCodes.revokeJoinCodeEndpoint, async ({ path }, { actor }) => {
    await revokeJoinCode(needs, actor, path.id)
    return { message: 'Code voided' }
  })
  serve(joinCodes.joinHomeEndpoint, async ({ body }, { caller, actor }) => {
    const name = await joinHome(needs, caller, actor, body.code)
    return { message: `You have joined ${name ?? 'the home'}` }
  })
  serve(joinCodes.leaveHomeEndpoint, async ({ body }, { actor }) => {
    await leaveHome(needs, actor, body.password)
    return { message: 'You have left the home' }
  })
}
