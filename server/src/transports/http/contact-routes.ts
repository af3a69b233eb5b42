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
import { lastDrillOf } from '../../features/backups/drill.ts'
import { lastBackupOf } from '../../features/backups/kept-backups.ts'
import { watchTwin } from '../../features/backups/twin.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { ownAddress } from './own-address.ts'
import type { Serve, ThisServer } from './serve.ts'

type Needs = NeedsOf<
  typeof contactOperator | typeof showContactDetails | typeof changeContactDetails
>

/** The calls between visitors and the operator: a message, and how else that is reached. */
export function contactRoutes(needs: Needs, serve: Serve): void {
  serve(contactEndpoint, async ({ body }, { caller }) => {
    await contactOperator(needs, caller, body)
    return { message: 'Message sent' }
  })
  const present = async (actor: SignedIn): Promise<ContactDetailsReply> => {
    const { email, phone, address } = await showContactDetails(needs, actor)
    return {
      email: presentDetail(email),
      phone: presentDetail(phone),
      address: presentDetail(address),
    }
  }
  serve(contactDetailsEndpoint, (_input, { actor }) => present(actor))
  serve(changeContactDetailsEndpoint, async ({ body }, { actor }) => {
    await changeContactDetails(needs, actor, body)
    return present(actor)
  })
}

/** The calls of those who manage a home about the server: by which address others reach it, and its last backup. */
export function serverRoutes(
  { clock, publicUrl }: Pick<Roomwire, 'clock' | 'publicUrl'>,
  serve: Serve,
  server: ThisServer,
): void {
  const twinSince = watchTwin(server.backups, server.data)
  serve(serverAddressEndpoint, async (_input, { actor }) => {
    const broker = (await server.broker.stateFor(actor.homeId)) ?? null
    return { ...ownAddress(publicUrl, server), broker }
  })
  serve(backupsEndpoint, async () => {
    const last = lastBackupOf(server.data)
    const drill = lastDrillOf(server.data)
    return {
      is_on: server.backups !== '',
      last: last ? { made_at: last.at, bytes: last.bytes } : null,
      is_late: isBackupLate(last, clock.now()),
      drill: drill ? { at: drill.at, made_at: drill.madeAt, is_good: drill.fault === null } : null,
      twin_since: (await twinSince()) ?? null,
    }
  })
}

const presentDetail = ({ text, isSetting }: ShownContactDetail) => ({
  text,
  is_setting: isSetting,
})
