import type { Config } from '../../config/config.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { ContactDetailsStore, OperatorContact } from './contact-details-store.ts'

/*
 * The ways in which visitors of the landing page reach the operator (LAND-1). Details that a setting names
 * count, and are changed there; the operator sets the others on a page.
 */

type Needs = {
  contactDetails: ContactDetailsStore
  /** The details that the settings name; empty for the others. */
  contactSettings: OperatorContact
}

/** Reads the details that the settings name; empty for the others. */
export const contactSettingsIn = (
  config: Pick<Config, 'contactEmail' | 'contactPhone' | 'contactAddress'>,
): OperatorContact => ({
  email: config.contactEmail,
  phone: config.contactPhone,
  address: config.contactAddress,
})

/** One of the details, and whether a setting names it. */
export type ShownContactDetail = { text: string; isSetting: boolean }
export type ShownContactDetails = Record<keyof OperatorContact, ShownContactDetail>

/** The details that visitors are shown. */
export async function findContactDetails(needs: Needs): Promise<OperatorContact> {
  const { email, phone, address } = needs.contactSettings
  const stored = await needs.contactDetails.read()
  return {
    email: email || stored.email,
    phone: phone || stored.phone,
    address: address || stored.address,
  }
}

/** The details with where each comes from, for the operator. @throws Refusal 'forbidden'. */
export async function showContactDetails(
  needs: Needs,
  actor: PersonActor,
): Promise<ShownContactDetails> {
  expectOperator(actor)
  const { email, phone, address } = await findContactDetails(needs)
  const { contactSettings } = needs
  return {
    email: { text: email, isSetting: contactSettings.email !== '' },
    phone: { text: phone, isSetting: contactSettings.phone !== '' },
    address: { text: address, isSetting: contactSettings.address !== '' },
  }
}

/**
 * Changes the details that are given; an empty one is shown no more.
 * @throws Refusal 'forbidden', and 'invalid_input' for one that a setting names.
 */
export async function changeContactDetails(
  {
    contactSettings,
    atomically,
  }: Needs & {
    atomically: Atomically<{ contactDetails: ContactDetailsStore; audit: AuditWriter }>
  },
  actor: PersonActor,
  change: Partial<OperatorContact>,
): Promise<void> {
  expectOperator(actor)
  for (const field of ['email', 'phone', 'address'] as const) {
    if (change[field] === undefined || contactSettings[field] === '') continue
    const setting = `CONTACT_${field.toUpperCase()}`
    throw refuse('invalid_input', `It is set by ${setting}: change it there`, { field })
  }
  await atomically(async ({ contactDetails, audit }) => {
    await contactDetails.write(change)
    await audit.write('server.contact_changed', actor, {
      email: change.email !== undefined,
      phone: change.phone !== undefined,
      address: change.address !== undefined,
    })
  })
}

/** Refuses all but the operator, who alone decides for the whole server: others manage a home at most. */
function expectOperator({ role }: PersonActor): void {
  if (role !== 'super_admin') {
    throw refuse('forbidden', 'Only the operator of this server may do this')
  }
}
