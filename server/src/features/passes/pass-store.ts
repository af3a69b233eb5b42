import type { Db } from '../../platform/database/schema.ts'
import { type NamedAccess, namedAccessColumns, namedAccessIn } from '../access/guest-accounts.ts'

export type PassStore = ReturnType<typeof passStore>

/** What those who manage the home decide about a pass, beside what it is for. */
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

const columns = [
  'pass.id',
  'pass.home_id as homeId',
  'pass.label',
  'pass.browsers_max as browsersMax',
  'pass.created_at as createdAt',
  'pass.pin_hash as pinHash',
] as const

/** The passes of homes: the only writer of `pass`. What they are for is in `access_grant`. */
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
        .select([...columns, 'pass.secret_hash as secretHash'])
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

    /** The passes of a home, or one of them, with what they are for; the soonest to end first. */
    async ofHome(homeId: number, passId?: number): Promise<(StoredPass & NamedAccess)[]> {
      const all = db
        .selectFrom('pass')
        .leftJoin('access_grant as access', 'access.pass_id', 'pass.id')
        .leftJoin('room', 'room.id', 'access.room_id')
        .leftJoin('device', 'device.id', 'access.device_id')
        .leftJoin('pin', (on) =>
          on.onRef('pin.device_id', '=', 'access.device_id').onRef('pin.key', '=', 'access.pin'),
        )
        .leftJoin('room as device_room', (on) =>
          on.on('device_room.id', '=', ({ fn }) => fn.coalesce('pin.room_id', 'device.room_id')),
        )
        .select([...columns, ...namedAccessColumns])
        .where('pass.home_id', '=', homeId)
        .orderBy('access.expires_at')
        .orderBy('pass.id')
        .orderBy('access.id')
      const some = passId === undefined ? all : all.where('pass.id', '=', passId)
      const ofPasses = Map.groupBy(await some.execute(), ({ id }) => id)
      const passes = [...ofPasses.values()].flatMap((rows) => {
        const [first] = rows
        if (!first) return []
        const { id, label, browsersMax, createdAt, pinHash } = first
        return { id, homeId, label, browsersMax, createdAt, pinHash, ...namedAccessIn(rows) }
      })
      return passes.sort((one, other) => one.expiresAt - other.expiresAt)
    },
  }
}
