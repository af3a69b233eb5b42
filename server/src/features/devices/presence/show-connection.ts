import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { findVisibleDevice } from '../find-visible-device.ts'
import type { ConnectProblemStore } from './connect-problem-store.ts'

/** For how long boards that share a secret are told of after their last turn, ms. */
const sharedForMs = 10 * 60_000

/** What keeps a device from being connected; instants are epoch ms. */
type ConnectionProblem = {
  refused: { at: number; why: ConnectRefusal } | null
  shared: { at: number; addresses: string[] } | null
}

/**
 * Returns why a device was not let in last, since it was connected, and which boards share its secret.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function showConnection(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    connectProblems: ConnectProblemStore
    clock: Clock
  },
  actor: PersonActor,
  identifier: string,
): Promise<ConnectionProblem> {
  const { id } = await findVisibleDevice(needs, actor, identifier, 'manage')
  const [problem, shown] = await Promise.all([
    needs.connectProblems.of(id),
    needs.deviceReader.one(id),
  ])
  const { refused_at, refused_why, shared_at, shared_from } = problem ?? nothing
  const isNews = refused_at !== null && refused_at >= (shown?.connectedAt ?? 0)
  const isShared = shared_at !== null && needs.clock.now() - shared_at < sharedForMs
  return {
    refused: isNews && refused_why ? { at: refused_at, why: refused_why } : null,
    shared: isShared ? { at: shared_at, addresses: (shared_from ?? '').split(',') } : null,
  }
}

const nothing = { refused_at: null, refused_why: null, shared_at: null, shared_from: null }
