import type { Db } from '../../platform/database/schema.ts'
import type { KnownPasskey } from '../../platform/web-authn.ts'

export type PasskeyStore = ReturnType<typeof passkeyStore>

/** A passkey, as its person sees it. Instants are epoch ms. */
export type StoredPasskey = {
  id: number
  name: string
  createdAt: number
  lastUsedAt: number | null
}

/** A passkey, as a browser names it. */
export type PasskeyCredential = { id: string; transports: string[] }

const columns = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** The passkeys. This is the only writer of `passkey`. */
export function passkeyStore(db: Db) {
  return {
    /** @throws a conflict (see isConflict) when the passkey is stored already. */
    add: (
      passkey: KnownPasskey & {
        personId: number
        transports: string[]
        name: string
        createdAt: number
      },
    ): Promise<StoredPasskey> =>
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
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** A person's passkeys, oldest first. */
    ofPerson: (personId: number): Promise<StoredPasskey[]> =>
      db
        .selectFrom('passkey')
        .select(columns)
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** A person's passkeys, as a browser names them. */
    async credentialsOf(personId: number): Promise<PasskeyCredential[]> {
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

    /** Finds a passkey's person and what its signature is checked with. */
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

    /** Stores that a passkey was used; returns whether its count has grown, or is always 0. */
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

    /** Renames a passkey if it is this person's. */
    rename: (personId: number, id: number, name: string): Promise<StoredPasskey | undefined> =>
      db
        .updateTable('passkey')
        .set({ name })
        .where('person_id', '=', personId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),

    /** Removes a passkey if it is this person's; returns whether it was. */
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
