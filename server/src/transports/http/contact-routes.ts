import {
  type ContactDetailsReply,
  changeContactDetailsEndpoint,
  contactDetailsEndpoint,
  contactEndpoint,
} from '@roomwire/contracts/http/contact.ts'
import { backupsEndpoint, serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import {
  changeContactDetails,
  type ShownContactDetail,
  showContactDetails,
} from '../../features/accounts/contact-details.ts'
import { contactOperator } from '../../features/accounts/contact-operator.ts'
import { isBackupLate } from '../../features/backups/daily-backups.ts'
import { lastBackupOf } from '../../features/backups/kept-backups.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { addressForOthers } from '../../platform/address-for-others.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls between visitors and the operator: a message, and how else that is reached. */
export function contactRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, contactEndpoint, async ({ body }, { caller }) => {
    await contactOperator(roomwire, caller, body)
    return { message: 'Message sent' }
  })
  const present = async (actor: SignedIn): Promise<ContactDetailsReply> => {
    const { email, phone, address } = await showContactDetails(roomwire, actor)
    return {
      email: presentDetail(email),
      phone: presentDetail(phone),
      address: presentDetail(address),
    }
  }
  serve(context, contactDetailsEndpoint, (_input, { actor }) => present(actor))
  serve(context, changeContactDetailsEndpoint, async ({ body }, { actor }) => {
    await changeContactDetails(roomwire, actor, body)
    return present(actor)
  })
}

/** What those who manage a home may know of the server: by which address others reach it, and its last backup. */
export function serverRoutes(context: RouteContext): void {
  const { app, host, backups, roomwire } = context
  serve(context, serverAddressEndpoint, async () => {
    const listening = app.server.address()
    const port = typeof listening === 'object' && listening ? listening.port : 0
    const { publicUrl, network } = addressForOthers({ publicUrl: roomwire.publicUrl, host, port })
    return { public_url: publicUrl, network_url: network }
  })
  serve(context, backupsEndpoint, async () => {
    const last = lastBackupOf(backups.data)
    return {
      is_on: backups.place !== '',
      last: last ? { made_at: last.at, bytes: last.bytes } : null,
      is_late: isBackupLate(last, roomwire.clock.now()),
    }
  })
}

const presentDetail = ({ text, isSetting }: ShownContactDetail) => ({
  text,
  is_setting: isSetting,
})
