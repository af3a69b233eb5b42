import type { ReportTopic } from '@roomwire/contracts/device/topics.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { Settle } from '../../features/devices/twins/twin-changes.ts'
import { refusalOfOutage } from '../../platform/database/outage.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { MessageOutcome } from './admission.ts'
import { deviceTopics, type ReportNeeds } from './device-topics.ts'

type MessageNeeds = ReportNeeds &
  Pick<Roomwire, 'log'> & { twins: Pick<Roomwire['twins'], 'storesThisTurn'> }

/**
 * Handles one message of a device. Resolves to a text for the firmware's author when
 * it is refused, else null.
 * @throws Refusal when it could not be stored because the database is unavailable.
 */
export async function takeMessage(
  needs: MessageNeeds,
  device: ConnectedDevice,
  topic: ReportTopic,
  payload: Buffer,
): Promise<string | null> {
  try {
    await deviceTopics[topic].handle(needs, device, payload)
    return null
  } catch (error) {
    const outcome = outcomeOf(needs, error)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
}

/**
 * Hot: the same without a promise for what is stored in this turn: then undefined is returned, and `settle`
 * hears by its end what became of it.
 */
export function takeMessageNow(
  needs: MessageNeeds,
  device: ConnectedDevice,
  topic: ReportTopic,
  payload: Buffer,
  settle: (outcome: MessageOutcome) => void,
): Promise<string | null> | undefined {
  const { handleNow } = deviceTopics[topic]
  if (!handleNow || !needs.twins.storesThisTurn()) return takeMessage(needs, device, topic, payload)
  const settled: Settle = (cause) => settle(cause === undefined ? null : outcomeOf(needs, cause))
  try {
    handleNow(needs, device, payload, settled)
  } catch (error) {
    settled(error)
  }
  return undefined
}

/** The outcome of a message that was not taken. */
function outcomeOf({ log }: Pick<Roomwire, 'log'>, error: unknown): string | Error {
  if (error instanceof Refusal) return error.message
  const outage = refusalOfOutage(error)
  if (outage) log.error({ err: error }, 'a report was not stored')
  return outage ?? (error instanceof Error ? error : new Error('Not taken', { cause: error }))
}
