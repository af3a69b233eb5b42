import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Db } from '../../../platform/database/schema.ts'

export type HubListStore = ReturnType<typeof hubListStore>

/** The last list of boards that each hub has told, as text: the only writer of `hub_list`. */
export const hubListStore = (db: Db) => ({
  async find(hubId: number): Promise<string | undefined> {
    const row = await db
      .selectFrom('hub_list')
      .select('boards')
      .where('hub_id', '=', hubId)
      .executeTakeFirst()
    return row?.boards
  },

  /** Stores a list in the place of the one before; nothing for a hub that is deleted meanwhile, or where the home has too many others. */
  async set(hubId: number, boards: string): Promise<void> {
    await db
      .insertInto('hub_list')
      .columns(['hub_id', 'boards'])
      .expression(({ selectFrom, val }) =>
        selectFrom('device')
          .select(['device.id', val(boards).as('boards')])
          .where('device.id', '=', hubId)
          .where(
            ({ selectFrom: others }) =>
              others('hub_list')
                .innerJoin('device as hub', 'hub.id', 'hub_list.hub_id')
                .select(({ fn }) => fn.countAll<number>().as('count'))
                .whereRef('hub.home_id', '=', 'device.home_id')
                .where('hub.id', '<>', hubId),
            '<',
            limits.hubListsMax,
          ),
      )
      .onConflict((conflict) => conflict.column('hub_id').doUpdateSet({ boards }))
      .execute()
  },
})
