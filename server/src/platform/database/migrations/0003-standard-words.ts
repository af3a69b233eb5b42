import type { Kysely } from 'kysely'

/** Columns and literals get the field's standard words. Audit rows keep theirs: they are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('command').renameColumn('wanted', 'desired').execute()
  await db.schema.alterTable('device').renameColumn('known_from', 'trusted_network').execute()
  const challenges = db.withTables<{ challenge: { purpose: string } }>()
  for (const [before, after] of purposes) {
    await challenges
      .updateTable('challenge')
      .set({ purpose: after })
      .where('purpose', '=', before)
      .execute()
  }
}

const purposes = [
  ['passkey sign-in', 'passkey_sign_in'],
  ['passkey registration', 'passkey_registration'],
  ['second factor', 'second_factor'],
] as const
