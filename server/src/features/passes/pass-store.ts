import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import {
  type NamedAccess,
  type NamedAccessRow,
  namedAccessColumns,
  namedAccessIn,
  namedAccessJoins,
} from '../access/guest-accounts.ts'

export type PassStore = ReturnType<typeof passStore>

/** The settings of a pass by the home's managers, beside its grants. */
export type PassTerms = {
  label: string
  /** How many browsers may hold it at a time. */
  browsersMax: number
}

/** A pass as it is stored. */
export type StoredPass = PassTerms & {
  id: number
  homeId: number
  /** Epoch ms. */
  createdAt: number
  /** Null where it asks for no PIN. */
  pinHash: string | null
}

/** The passes of homes: the only writer of `pass`. Their grants are in `access_grant`. */
export function passStore(db: Db) {
  return {
    async add(pass: Omit<StoredPass, 'id'> & { secretHash: string }): Promise<number> {
      const { id } = await db
        .insertInto('pass')
        .values({
          home_id: pass.homeId,
          label: pass.label,
          secret_hash: pass.secretHash,
          pin_hash: pass.pinHash,
          browsers_max: pass.browsersMax,
          created_at: pass.createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** @param pinHash left out, the PIN stays; null takes it away. */
    async change(
      id: number,
      { label, browsersMax, pinHash }: PassTerms & { pinHash?: string | null },
    ): Promise<void> {
      await db
        .updateTable('pass')
        .set({
          label,
          browsers_max: browsersMax,
          ...(pinHash === undefined ? {} : { pin_hash: pinHash }),
        })
        .where('id', '=', id)
        .execute()
    },

    async replaceSecret(id: number, secretHash: string): Promise<void> {
      await db.updateTable('pass').set({ secret_hash: secretHash }).where('id', '=', id).execute()
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('pass').where('id', '=', id).execute()
    },

    /** A pass with the fingerprint of its secret, whichever home it is of. */
    find: (id: number): Promise<(StoredPass & { secretHash: string }) | undefined> =>
      db
        .selectFrom('pass')
        .select(['id', 'home_id as homeId', 'label', 'browsers_max as browsersMax'])
        .select(['created_at as createdAt', 'pin_hash as pinHash', 'secret_hash as secretHash'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Locks the decisions about one pass until the transaction ends; returns whether it is still there. */
    async lock(id: number): Promise<boolean> {
      const row = await db
        .updateTable('pass')
        .set((set) => ({ created_at: set.ref('created_at') }))
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The passes of a home, or one of them, with their grants; the soonest to end first. */
    async ofHome(homeId: number, passId?: number): Promise<(StoredPass & NamedAccess)[]> {
      const { rows } = await sql<StoredPass & NamedAccessRow>`
        select pass.id, pass.home_id as "homeId", pass.label, pass.browsers_max as "browsersMax",
          pass.created_at as "createdAt", pass.pin_hash as "pinHash", ${namedAccessColumns}
        from pass
        left join access_grant as access on access.pass_id = pass.id
        ${namedAccessJoins}
        where pass.home_id = ${homeId}
          ${passId === undefined ? sql`` : sql`and pass.id = ${passId}`}
        order by access.expires_at, pass.id, access.id`.execute(db)
      const ofPasses = Map.groupBy(rows, ({ id }) => id)
      const passes = [...ofPasses.values()].flatMap((ofOne) => {
        const [first] = ofOne
        if (!first) return []
        const { id, label, browsersMax, createdAt, pinHash } = first
        return { id, homeId, label, browsersMax, createdAt, pinHash, ...namedAccessIn(ofOne) }
      })
      return passes.sort((one, other) => one.expiresAt - other.expiresAt)
    },
  }
}
