import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'

export type PersonStore = ReturnType<typeof personStore>

/** A new account; the ID number already sealed, the password already hashed. */
export type NewPerson = {
  homeId: number | null
  role: Role
  username: string
  email: string
  passwordHash: string
  createdAt: number
}

/** The optional details of a profile. */
export type PersonDetails = Partial<
  Pick<Schema['person'], 'mobile' | 'contact' | 'address' | 'date_of_birth'>
>

/**
 * The people: the only writer of `person` but for who belongs where
 * (membership-store.ts) and the authenticator apps (authenticator-store.ts).
 */
export function personStore(db: Db) {
  return {
    async foundHome(foundedAt: number): Promise<number> {
      const { id } = await db
        .insertInto('home')
        .values({ founded_at: foundedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** @throws a conflict (see isConflict) when the email is taken. */
    async add(person: NewPerson, details: PersonDetails = {}): Promise<number> {
      const { id } = await db
        .insertInto('person')
        .values({
          home_id: person.homeId,
          role: person.role,
          username: person.username,
          email: person.email,
          password_hash: person.passwordHash,
          created_at: person.createdAt,
          ...details,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The sealed ID number needs the person's id, so it is set after adding. */
    async setIdNumber(personId: number, sealed: string): Promise<void> {
      await db.updateTable('person').set({ id_number: sealed }).where('id', '=', personId).execute()
    },

    /** Whether nobody has registered yet. */
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** The whole row, by id. */
    row: (personId: number) =>
      db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst(),

    byEmail: (email: string) =>
      db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst(),

    byMobile: (mobile: string) =>
      db.selectFrom('person').selectAll().where('mobile', '=', mobile).execute(),

    /** The row of somebody of this home. A stranger is as missing here, and as quickly, as nobody at all. */
    member: (homeId: number, personId: number) =>
      db
        .selectFrom('person')
        .selectAll()
        .select('home_id as homeId')
        .where('home_id', '=', homeId)
        .where('id', '=', personId)
        .executeTakeFirst(),

    familyOf: (homeId: number) =>
      db
        .selectFrom('person')
        .select(['id', 'username', 'email', 'created_at'])
        .where('home_id', '=', homeId)
        .where('role', '=', 'family')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** @throws a conflict (see isConflict) when the email is taken. */
    async update(
      personId: number,
      change: { username: string; email: string; passwordHash: string },
    ): Promise<void> {
      await db
        .updateTable('person')
        .set({
          username: change.username,
          email: change.email,
          password_hash: change.passwordHash,
        })
        .where('id', '=', personId)
        .execute()
    },

    /** Sets a new password in the place of just this one; of many at once only one gets true. */
    async replacePassword(personId: number, oldHash: string, newHash: string): Promise<boolean> {
      const row = await db
        .updateTable('person')
        .set({ password_hash: newHash })
        .where('id', '=', personId)
        .where('password_hash', '=', oldHash)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** What is undefined stays as it is. The ID number is sealed. */
    async changeDetails(
      personId: number,
      change: PersonDetails & Partial<Pick<Schema['person'], 'username' | 'id_number'>>,
    ): Promise<void> {
      if (Object.values(change).every((value) => value === undefined)) return
      await db.updateTable('person').set(change).where('id', '=', personId).execute()
    },

    async setPassword(personId: number, passwordHash: string): Promise<void> {
      await db
        .updateTable('person')
        .set({ password_hash: passwordHash })
        .where('id', '=', personId)
        .execute()
    },

    /** Takes sessions, guest access and reset codes along. */
    async remove(personId: number): Promise<void> {
      await db.deleteFrom('person').where('id', '=', personId).execute()
    },
  }
}
