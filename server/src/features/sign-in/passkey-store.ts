import type { Db } from '../../platform/database/schema.ts'
import type { KnownPasskey } from '../../platform/web-authn.ts'

export type PasskeyStore = ReturnType<typeof passkeyStore>

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const

/** The passkeys: the only writer of `passkey`. */
export function passkeyStore(db: Db) {
  return {
    /** @throws a conflict (see isConflict) when the passkey is known already. */
    add: (
      passkey: KnownPasskey & {
        personId: number
        transports: string[]
        name: string
        createdAt: number
      },
    ) =>
      db
        .insertInto('passkey')
        .values({
          credential_id: passkey.credentialId,
          person_id: passkey.personId,
          public_key: passkey.publicKey,
          sign_count: passkey.signCount,
          transports: JSON.stringify(passkey.transports),
          name: passkey.name,
          created_at: passkey.createdAt,
        })
        .returning(shown)
        .executeTakeFirstOrThrow(),

    /** A person's passkeys, oldest first. */
    ofPerson: (personId: number) =>
      db
        .selectFrom('passkey')
        .select(shown)
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** The same as a browser knows them. */
    async credentialsOf(personId: number): Promise<{ id: string; transports: string[] }[]> {
      const rows = await db
        .selectFrom('passkey')
        .select(['credential_id', 'transports'])
        .where('person_id', '=', personId)
        .execute()
      return rows.map((row) => ({
        id: row.credential_id,
        transports: JSON.parse(row.transports),
      }))
    },

    /** Whose passkey it is, and what to check its signature with. */
    async find(credentialId: string): Promise<(KnownPasskey & { personId: number }) | undefined> {
      const row = await db
        .selectFrom('passkey')
        .select(['person_id', 'public_key', 'sign_count'])
        .where('credential_id', '=', credentialId)
        .executeTakeFirst()
      return (
        row && {
          credentialId,
          personId: row.person_id,
          publicKey: row.public_key,
          signCount: row.sign_count,
        }
      )
    },

    /** Notes that it was used; tells whether its count has grown, or is 0 as ever. */
    async use(credentialId: string, signCount: number, now: number): Promise<boolean> {
      const row = await db
        .updateTable('passkey')
        .set({ sign_count: signCount, last_used_at: now })
        .where('credential_id', '=', credentialId)
        .where('sign_count', signCount === 0 ? '=' : '<', signCount)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Renames it if it is this person's. */
    rename: (personId: number, id: number, name: string) =>
      db
        .updateTable('passkey')
        .set({ name })
        .where('person_id', '=', personId)
        .where('id', '=', id)
        .returning(shown)
        .executeTakeFirst(),

    /** Removes it if it is this person's; tells whether it was. */
    async remove(personId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('passkey')
        .where('person_id', '=', personId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
