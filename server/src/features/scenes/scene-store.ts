import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Db } from '../../platform/database/schema.ts'

export type SceneStore = ReturnType<typeof sceneStore>

/**
 * The state of a pin in a scene, with its seconds: 0 for as long as nobody asks for something else, null for as
 * long as the pin is usually on.
 */
export type StoredState = { deviceId: number; pin: PinKey; state: PinState; forS: number | null }

export type StoredScene = { id: number; name: string; states: StoredState[] }

/** The scenes of homes: the only writer of `scene` and `scene_pin`. */
export function sceneStore(db: Db) {
  const addStates = async (sceneId: number, states: readonly StoredState[]) => {
    if (states.length === 0) return
    const rows = states.map(({ deviceId, pin, state, forS }, place) => ({
      scene_id: sceneId,
      device_id: deviceId,
      pin,
      place,
      state,
      for_s: forS,
    }))
    await db.insertInto('scene_pin').values(rows).execute()
  }

  return {
    /** The scenes of a home, or one of them, in the order in which they were made. */
    async ofHome(homeId: number, sceneId?: number): Promise<StoredScene[]> {
      const rows = await db
        .selectFrom('scene')
        .leftJoin('scene_pin', 'scene_pin.scene_id', 'scene.id')
        .select(['scene.id', 'scene.name', 'device_id', 'pin', 'state', 'for_s'])
        .where('scene.home_id', '=', homeId)
        .$if(sceneId !== undefined, (all) => all.where('scene.id', '=', sceneId ?? 0))
        .orderBy('scene.id')
        .orderBy('scene_pin.place')
        .execute()
      return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, ofScene]) =>
        ofScene.slice(0, 1).map(({ name }) => ({
          id,
          name,
          states: ofScene.flatMap(({ device_id: deviceId, pin, state, for_s: forS }) =>
            deviceId === null || pin === null || state === null
              ? []
              : [{ deviceId, pin, state, forS }],
          ),
        })),
      )
    },

    /** The names of these scenes, by id. */
    async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('scene')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    async count(homeId: number): Promise<number> {
      const { count } = await db
        .selectFrom('scene')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('home_id', '=', homeId)
        .executeTakeFirstOrThrow()
      return count
    },

    async add(
      homeId: number,
      { name, states }: Omit<StoredScene, 'id'>,
      createdAt: number,
    ): Promise<number> {
      const { id } = await db
        .insertInto('scene')
        .values({ home_id: homeId, name, created_at: createdAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      await addStates(id, states)
      return id
    },

    /** Changes the name and all states of a scene. Returns whether it was there. */
    async change({ id, name, states }: StoredScene): Promise<boolean> {
      const row = await db
        .updateTable('scene')
        .set({ name })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (!row) return false
      await db.deleteFrom('scene_pin').where('scene_id', '=', id).execute()
      await addStates(id, states)
      return true
    },

    /** Returns whether it was there. */
    async remove(sceneId: number): Promise<boolean> {
      const row = await db
        .deleteFrom('scene')
        .where('id', '=', sceneId)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
