import type { PinOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { randomText } from '../../../platform/random.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Stalls, stoodStill } from '../../../platform/stalls.ts'
import type { Actor } from '../../identity/actor.ts'
import { requestCommand } from '../commands/request-command.ts'
import type { CommandRow } from '../records/command-store.ts'
import { type HomeDeviceEvent, homeDevicesTopic } from '../records/device-events.ts'
import type { VisibleDevice } from '../records/shown-device.ts'

/** A pin that is to be set, perhaps for some time only (see CommandRequest). */
export type PinChange = {
  device: VisibleDevice
  pin: PinKey
  desired: PinState
  leaseS?: number | undefined
}

/** Several changes at once, their cause, and a key by which they act once only; without a key they act each time. */
type BulkRequest = {
  changes: readonly PinChange[]
  cause: CommandRow['cause']
  sceneId?: number | undefined
  key?: string | undefined
}

/** A lost answer of another replica is waited for so much longer than a command lives, ms. */
const lateMs = 1_000

/**
 * Requests several commands at once, and resolves when each has an outcome: with all of them, in
 * the order of the changes. A command of which nothing is heard has failed.
 * @throws Refusal 'server_stood_still' when the request may have waited in a stall of this server.
 */
export async function requestBulk(
  needs: Parameters<typeof requestCommand>[0] & { stalls: Stalls },
  requestedBy: Actor & { homeId: number },
  { changes, cause, sceneId, key }: BulkRequest,
): Promise<PinOutcome[]> {
  const isLate = needs.stalls.arrival()
  if (isLate()) throw stoodStill()
  if (changes.length === 0) return []
  // Their stages are published for this name, as a page's are for the page.
  const origin = `together.${randomText(12)}`
  const idOf = ({ device, pin }: PinChange) => `${key ?? origin} ${device.identifier} ${pin}`
  const ends = new Map(changes.map((one) => [idOf(one), Promise.withResolvers<PinOutcome>()]))
  const leave = await needs.bus.subscribe(homeDevicesTopic(requestedBy.homeId), (event) => {
    const ended = outcomeOf(event, origin)
    if (ended) ends.get(ended.id)?.resolve(ended.outcome)
  })
  const late = setTimeout(() => {
    for (const end of ends.values()) end.resolve('failed')
  }, limits.commandLifeMs + lateMs)
  try {
    const requests = changes.map(async (change) => {
      const end = ends.get(idOf(change))
      await requestCommand(needs, requestedBy, {
        device: change.device.identifier,
        pin: change.pin,
        desired: change.desired,
        leaseS: change.leaseS,
        cause: { kind: cause, sceneId, pageId: origin, action: cause },
        idempotencyKey: idOf(change),
        onPassedOn: () => undefined,
        isLate,
      }).catch((error: unknown) => end?.resolve(outcomeOfRefusal(error)))
      return end?.promise ?? 'failed'
    })
    return await Promise.all(requests)
  } finally {
    clearTimeout(late)
    leave()
  }
}

/** Which of the commands has ended, and how; undefined for every other event. */
function outcomeOf(
  event: HomeDeviceEvent,
  origin: string,
): { id: string; outcome: PinOutcome } | undefined {
  if (event.kind !== 'command.stage' || event.pageId !== origin) return undefined
  const id = String(event.messageId)
  if (event.stage === 'processed') return { id, outcome: 'done' }
  if (event.stage === 'unconfirmable') return { id, outcome: event.stage }
  if (event.stage !== 'failed') return undefined
  return { id, outcome: event.code === 'device_offline' ? 'offline' : 'failed' }
}

/** @throws the error itself when it is a bug. */
function outcomeOfRefusal(error: unknown): PinOutcome {
  if (!(error instanceof Refusal)) throw error
  return error.code === 'device_offline' ? 'offline' : 'failed'
}
