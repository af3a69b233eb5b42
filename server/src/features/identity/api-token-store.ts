import type { ApiTokenRight } from '@roomwire/contracts/vocabulary/api-token-right.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { PersonActor } from './actor.ts'

export type ApiTokenStore = ReturnType<typeof apiTokenStore>

/** An API token, as its person sees it. Instants are epoch ms. */
export type StoredApiToken = {
  id: number
  label: string
  right: ApiTokenRight
  createdAt: number
  /** The last use, to the minute; null until a program has called with it. */
  lastUsedAt: number | null
  /** 1 while it waits since a restore until a manager has kept it. */
  isPaused: 0 | 1
}

const columns = [
  'api_token.id',
  'api_token.label',
  'api_token.token_right as right',
  'api_token.created_at as createdAt',
  'api_token.last_used_at as lastUsedAt',
  'api_token.is_paused as isPaused',
] as const

/** The API tokens. This is the only writer of `api_token`. */
export function apiTokenStore(db: Db) {
  return {
    add: (token: {
      personId: number
      homeId: number
      label: string
      right: ApiTokenRight
      hash: string
      createdAt: number
    }): Promise<StoredApiToken> =>
      db
        .insertInto('api_token')
        .values({
          person_id: token.personId,
          home_id: token.homeId,
          label: token.label,
          token_right: token.right,
          token_hash: token.hash,
          created_at: token.createdAt,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    /** A person's tokens, newest first. */
    ofPerson: (personId: number): Promise<StoredApiToken[]> =>
      db
        .selectFrom('api_token')
        .select(columns)
        .where('person_id', '=', personId)
        .orderBy('id', 'desc')
        .execute(),

    /** The labels of a home's tokens, by their ids. */
    async namesOf(homeId: number): Promise<Map<number, string>> {
      const ofHome = db.selectFrom('api_token').where('home_id', '=', homeId)
      const rows = await ofHome.select(['id', 'label']).orderBy('id', 'desc').execute()
      return new Map(rows.map(({ id, label }) => [id, label]))
    },

    /** Removes a token if it is of this person; returns whether it was. */
    async removeOneOf(personId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('api_token')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** The tokens of a home that wait since a restore, oldest first. */
    pausedOf: (homeId: number) =>
      db
        .selectFrom('api_token')
        .innerJoin('person', 'person.id', 'api_token.person_id')
        .select(['api_token.id', 'api_token.label', 'person.username'])
        .where('api_token.home_id', '=', homeId)
        .where('api_token.is_paused', '=', 1)
        .orderBy('api_token.id')
        .execute(),

    /** Lets a token of this home count again; returns whether it was paused. */
    async resume(homeId: number, id: number): Promise<boolean> {
      const row = await db
        .updateTable('api_token')
        .set({ is_paused: 0 })
        .where('id', '=', id)
        .where('home_id', '=', homeId)
        .where('is_paused', '=', 1)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Removes a token of this home if it is paused; returns whether it was. */
    async removePaused(homeId: number, id: number): Promise<boolean> {
      const row = await db
        .deleteFrom('api_token')
        .where('id', '=', id)
        .where('home_id', '=', homeId)
        .where('is_paused', '=', 1)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Removes a token, whosever it is. */
    async remove(id: number): Promise<void> {
      await db.deleteFrom('api_token').where('id', '=', id).execute()
    },

    /**
     * The token of a fingerprint, and its person; undefined while it is paused, and once their account is
     * closed, or in another home.
     */
    async find(hash: string): Promise<{ token: StoredApiToken; person: PersonActor } | undefined> {
      const row = await db
        .selectFrom('api_token')
        .innerJoin('person', (on) =>
          on
            .onRef('person.id', '=', 'api_token.person_id')
            .onRef('person.home_id', '=', 'api_token.home_id'),
        )
        .select([...columns, 'person.id as personId', 'person.username', 'person.role'])
        .select('person.home_id as homeId')
        .where('api_token.token_hash', '=', hash)
        .where('api_token.is_paused', '=', 0)
        .where('person.disabled_at', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const { personId, username, role, homeId, ...token } = row
      return { token, person: { kind: 'person', personId, username, role, homeId, grants: [] } }
    },

    async markUsed(id: number, now: number): Promise<void> {
      await db.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute()
    },
  }
}
