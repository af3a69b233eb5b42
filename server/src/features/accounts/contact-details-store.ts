import type { Db } from '../../platform/database/schema.ts'

/** The ways to reach the operator; empty for those that are not shown. */
export type OperatorContact = { email: string; phone: string; address: string }

export type ContactDetailsStore = ReturnType<typeof contactDetailsStore>

/**
 * The contact details that were set on a page: the only writer of these columns of `installation`.
 * They are null until somebody has set them, and empty when somebody has taken them away.
 */
export function contactDetailsStore(db: Db) {
  return {
    async read(): Promise<OperatorContact> {
      const row = await db
        .selectFrom('installation')
        .select(['contact_email', 'contact_phone', 'contact_address'])
        .executeTakeFirst()
      return {
        email: row?.contact_email ?? '',
        phone: row?.contact_phone ?? '',
        address: row?.contact_address ?? '',
      }
    },

    /** Writes these details where nobody has ever set one; tells whether it did. */
    async writeFirst({ email, phone, address }: OperatorContact): Promise<boolean> {
      const row = await db
        .updateTable('installation')
        .set({ contact_email: email, contact_phone: phone, contact_address: address })
        .where('contact_email', 'is', null)
        .where('contact_phone', 'is', null)
        .where('contact_address', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async write({ email, phone, address }: Partial<OperatorContact>): Promise<void> {
      const set = {
        ...(email !== undefined && { contact_email: email }),
        ...(phone !== undefined && { contact_phone: phone }),
        ...(address !== undefined && { contact_address: address }),
      }
      if (Object.keys(set).length > 0) await db.updateTable('installation').set(set).execute()
    },
  }
}
