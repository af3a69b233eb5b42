import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { PersonActor } from './actor.ts'
import { personActors } from './person-actors.ts'

export type PersonStore = ReturnType<typeof personStore>

/** A person, as the database has them. Instants are epoch ms. */
export type StoredPerson = {
  id: number
  /** Null for a self-registered family or guest account that nobody has let in yet. */
  homeId: number | null
  role: Role
  username: string
  /** The email in lower case. */
  email: string
  passwordHash: string
  mobile: string | null
  contact: string | null
  address: string | null
  /** Sealed with the installation's key, bound to the person (spec §5). */
  idNumber: string | null
  /** YYYY-MM-DD. */
  dateOfBirth: string | null
  createdAt: number
  /** Since when the operator has closed the account; null while it is open. */
  disabledAt: number | null
  /** 1 when its home has made it, and may set its email and password. */
  madeByHome: 0 | 1
  /** Since when signing in asks for a code of the authenticator app; null while it does not. */
  authenticatorSince: number | null
}

/** A new account; the password is hashed already. */
export type NewPerson = Pick<
  StoredPerson,
  'homeId' | 'role' | 'username' | 'email' | 'passwordHash' | 'createdAt'
> &
  Partial<Pick<StoredPerson, 'madeByHome'>>

/** The parts of an account that its home's managers set. */
type AccountChange = Pick<StoredPerson, 'username' | 'email' | 'passwordHash'>

/** The optional details of a profile that are stored as they are. */
export type PersonDetails = Partial<
  Pick<StoredPerson, 'mobile' | 'contact' | 'address' | 'dateOfBirth'>
>

const columns = [
  'id',
  'home_id as homeId',
  'role',
  'username',
  'email',
  'password_hash as passwordHash',
  'mobile',
  'contact',
  'address',
  'id_number as idNumber',
  'date_of_birth as dateOfBirth',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  'made_by_home as madeByHome',
  'totp_since as authenticatorSince',
] as const

const columnsOf = ({ dateOfBirth, ...details }: PersonDetails) => ({
  ...details,
  date_of_birth: dateOfBirth,
})

/**
 * The people. This is the only writer of `person`, except for membership
 * (membership-store.ts), closed accounts (account-store.ts) and authenticator apps
 * (authenticator-store.ts).
 */
export function personStore(db: Db) {
  const one = (personId: number) => db.updateTable('person').where('id', '=', personId)

  return {
    /** Founds a home; its clocks and language as far as the founder's browser knows them. */
    async foundHome(
      foundedAt: number,
      { timeZone, locale }: { timeZone?: string | null; locale?: string | null } = {},
    ): Promise<number> {
      await markFounded(db, foundedAt)
      const { id } = await db
        .insertInto('home')
        .values({ founded_at: foundedAt, time_zone: timeZone ?? '', locale: locale ?? '' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Tells whether a home was ever founded here, whatever has become of it. */
    async isFounded(): Promise<boolean> {
      const row = await db.selectFrom('installation').select('founded_at').executeTakeFirst()
      return row !== undefined && row.founded_at !== null
    },

    /** Marks for good that a home is founded here; of many calls at once only one gets true. */
    markFounded: (foundedAt: number): Promise<boolean> => markFounded(db, foundedAt),

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
          made_by_home: person.madeByHome,
          ...columnsOf(details),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Sets the sealed ID number. The seal needs the person's id, so this follows `add`. */
    async setIdNumber(personId: number, sealed: string): Promise<void> {
      await one(personId).set({ id_number: sealed }).execute()
    },

    /** Tells whether nobody has registered yet. */
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
    },

    ...finders(db),

    /** @throws a conflict (see isConflict) when the email is taken. */
    async update(personId: number, change: AccountChange): Promise<void> {
      const { username, email, passwordHash } = change
      await one(personId).set({ username, email, password_hash: passwordHash }).execute()
    },

    /** Replaces exactly this password; of many calls at once only one gets true. */
    async replacePassword(personId: number, oldHash: string, newHash: string): Promise<boolean> {
      const row = await one(personId)
        .set({ password_hash: newHash })
        .where('password_hash', '=', oldHash)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Changes the given details; undefined ones stay as they are. The ID number is sealed. */
    async changeDetails(
      personId: number,
      change: PersonDetails & Partial<Pick<StoredPerson, 'username' | 'idNumber'>>,
    ): Promise<void> {
      const { idNumber, ...details } = change
      const values = { ...columnsOf(details), id_number: idNumber }
      if (Object.values(values).every((value) => value === undefined)) return
      await one(personId).set(values).execute()
    },

    /** @throws a conflict (see isConflict) when the email is taken. */
    async setEmail(personId: number, email: string): Promise<void> {
      await one(personId).set({ email }).execute()
    },

    async setPassword(personId: number, passwordHash: string): Promise<void> {
      await one(personId).set({ password_hash: passwordHash }).execute()
    },

    /** Locks a person until the transaction ends: of two that replace all of something, the second finds what the first has put there. */
    async lock(personId: number): Promise<void> {
      await one(personId)
        .set((set) => ({ created_at: set.ref('created_at') }))
        .execute()
    },

    /** Removes a person with their sessions, guest access and codes. */
    async remove(personId: number): Promise<void> {
      await db.deleteFrom('person').where('id', '=', personId).execute()
    },
  }
}

async function markFounded(db: Db, foundedAt: number): Promise<boolean> {
  const row = await db
    .updateTable('installation')
    .set({ founded_at: foundedAt })
    .where('founded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds people. */
function finders(db: Db) {
  const persons = db.selectFrom('person').select(columns)
  return {
    byId: (personId: number): Promise<StoredPerson | undefined> =>
      persons.where('id', '=', personId).executeTakeFirst(),

    byEmail: (email: string): Promise<StoredPerson | undefined> =>
      persons.where('email', '=', email).executeTakeFirst(),

    byMobile: (mobile: string): Promise<StoredPerson[]> =>
      persons.where('mobile', '=', mobile).execute(),

    /** People as the access rules see them, by id; those whose account is closed are missing. */
    actors: (ids: readonly number[]): Promise<Map<number, PersonActor>> => personActors(db, ids),

    /** Finds a member of this home. A stranger is as missing as nobody at all, and as quickly. */
    member: (homeId: number, personId: number): Promise<StoredPerson | undefined> =>
      persons.where('home_id', '=', homeId).where('id', '=', personId).executeTakeFirst(),
  }
}
