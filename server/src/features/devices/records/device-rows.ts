import type { Db } from '../../../platform/database/schema.ts'

/**
 * Counts a change of what people set. While a device is connected, only its twin counts that in `seq`.
 * It comes first: whoever writes takes the row of the device before those of its pins, and devices in
 * the order of their ids. In mixed order two transactions could wait for each other.
 */
export const countSettings = (db: Db, ...deviceIds: number[]) =>
  db
    .updateTable('device')
    .set((on) => ({
      settings_version: on('settings_version', '+', 1),
      seq: on(on('seq', '+', 1), '-', on.ref('connected')),
    }))
    .where('id', 'in', deviceIds)

/** Begins the next epoch of devices: what was sent in an older one counts no more. */
export const nextEpochs = (db: Db) =>
  db.updateTable('device').set((set) => ({ epoch: set('epoch', '+', 1), seq: 0 }))
