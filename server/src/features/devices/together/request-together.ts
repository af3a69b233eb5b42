import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { randomText } from '../../../platform/random.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Stalls, stoodStill } from '../../../platform/stalls.ts'
import type { Actor } from '../../identity/actor.ts'
import type { CommandRow } from '../command-store.ts'
import { type HomeDeviceEvent, homeDevicesTopic } from '../device-events.ts'
import { requestCommand } from '../request-command.ts'
import type { ShownDevice } from '../shown-device.ts'

/** A pin that is to be set. */
export type PinChange = { device: ShownDevice; pin: PinKey; desired: PinState }

/** What a command has come to. */
export type PinOutcome = 'done' | 'offline' | 'failed'

/** A lost answer of another replica is waited for so much longer than a command lives, ms. */
const lateMs = 1_000

/**
 * Requests several commands at once, and resolves when each has an outcome: with all of them, in
 * the order of the changes. A command of which nothing is heard has failed.
 * @throws Refusal 'server_stood_still' when the request may have waited in a stall of this server.
 */
export async function requestTogether(
  needs: Parameters<typeof requestCommand>[0] & { stalls: Stalls },
  requestedBy: Actor & { homeId: number },
  { changes, cause }: { changes: readonly PinChange[]; cause: CommandRow['cause'] },
): Promise<PinOutcome[]> {
  const isLate = needs.stalls.arrival()
  if (isLate()) throw stoodStill()
  if (changes.length === 0) return []
  // Their stages are published for this name, as a page's are for the page.
  const origin = `together.${randomText(12)}`
  const ends = changes.map(() => Promise.withResolvers<PinOutcome>())
  const leave = await needs.bus.subscribe(homeDevicesTopic(requestedBy.homeId), (event) => {
    const ended = outcomeOf(event, origin)
    if (ended) ends[ended.index]?.resolve(ended.outcome)
  })
  const late = setTimeout(() => {
    for (const end of ends) end.resolve('failed')
  }, limits.commandLifeMs + lateMs)
  try {
    const requests = changes.map(async ({ device, pin, desired }, index) => {
      await requestCommand(needs, requestedBy, {
        device: device.identifier,
        pin,
        desired,
        cause: { kind: cause, pageId: origin, action: cause },
        idempotencyKey: `${origin} ${index}`,
        onPassedOn: () => undefined,
        isLate,
      }).catch((error: unknown) => ends[index]?.resolve(outcomeOfRefusal(error)))
      return ends[index]?.promise ?? 'failed'
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
): { index: number; outcome: PinOutcome } | undefined {
  if (event.kind !== 'command.stage' || event.pageId !== origin) return undefined
  const index = Number(String(event.messageId).split(' ')[1])
  if (event.stage === 'processed') return { index, outcome: 'done' }
  if (event.stage !== 'failed') return undefined
  return { index, outcome: event.code === 'device_offline' ? 'offline' : 'failed' }
}

/** @throws the error itself when it is a bug. */
function outcomeOfRefusal(error: unknown): PinOutcome {
  if (!(error instanceof Refusal)) throw error
  return error.code === 'device_offline' ? 'offline' : 'failed'
}
