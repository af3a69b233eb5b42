import type { Db } from '../../platform/database/schema.ts'

/** How visitors reach whoever runs the server; empty for what is not told. */
export type OperatorContact = { email: string; phone: string; address: string }

export type ContactDetailsStore = ReturnType<typeof contactDetailsStore>

/** The contact details that were set on a page: the only writer of these columns of `installation`. */
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

    async write({ email, phone, address }: Partial<OperatorContact>): Promise<void> {
      const set = {
        ...(email !== undefined && { contact_email: email || null }),
        ...(phone !== undefined && { contact_phone: phone || null }),
        ...(address !== undefined && { contact_address: address || null }),
      }
      if (Object.keys(set).length > 0) await db.updateTable('installation').set(set).execute()
    },
  }
}
