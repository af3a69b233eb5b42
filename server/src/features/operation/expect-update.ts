import { refuseOtherKeys } from '../../platform/database/claim-database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import { DatabaseError, refuseUpdate } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Keys } from '../../platform/keys.ts'
import { replicaLeases } from '../devices/records/replica-leases.ts'

type Starting = {
  keys: Pick<Keys, 'fingerprint' | 'isNew'>
  engine: Engine
  /** Whether this program is a server, and has the lock of the database. */
  isServer: boolean
}

/**
 * Looks at an older database before it is updated.
 * @throws DatabaseError when it is of another installation, when this program is no server, or when servers
 * of another version work on it
 */
export async function expectUpdate(db: Db, { keys, engine, isServer }: Starting): Promise<void> {
  await refuseOtherKeys(db, keys)
  if (!isServer) return refuseUpdate()
  const others = engine === 'postgres' ? await replicaLeases(db).ofOtherVersions() : []
  if (others.length === 0) return
  throw new DatabaseError(
    'Servers of another version work on this database. Nothing was changed. Stop them all, then start this version. A server that has crashed counts as working for 12 seconds.',
  )
}
