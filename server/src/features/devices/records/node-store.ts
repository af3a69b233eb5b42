import type { Db } from '../../../platform/database/schema.ts'

/** Nodes with ESPHome: what they are dialled by, and which is which; a part of deviceStore. */
export const deviceNodes = (db: Db) => ({
  /** The nodes that are dialled, of all homes. */
  nodes: () =>
    db
      .selectFrom('device')
      .select(['id', 'home_id', 'identifier', 'dialect', 'pin_aliases', 'secret_hash', 'hub_key'])
      .select(['local_ip', 'node_key', 'node_mac'])
      .where('node_key', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** Keeps the MAC address of a node that has shown its key for the first time. */
  async keepMac(deviceId: number, mac: string): Promise<void> {
    await db
      .updateTable('device')
      .set({ node_mac: mac })
      .where('id', '=', deviceId)
      .where('node_mac', 'is', null)
      .execute()
  },

  /** Whether a home has registered a node before, as another device: its two devices would take turns. */
  async hasOlderNode({ id, homeId, mac }: { id: number; homeId: number; mac: string }) {
    const older = await db
      .selectFrom('device')
      .select('id')
      .where('home_id', '=', homeId)
      .where('node_mac', '=', mac)
      .where('id', '<', id)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    return older !== undefined
  },

  /** The nodes of a home, with what they are dialled by. */
  nodesOf: (homeId: number) =>
    db
      .selectFrom('device')
      .select(['identifier', 'name', 'local_ip', 'node_key'])
      .where('home_id', '=', homeId)
      .where('node_key', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute(),
})
