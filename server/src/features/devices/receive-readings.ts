import { refuse } from '../../platform/refusal.ts'
import type { HistoryStore } from '../series/history-store.ts'
import type { ConnectedDevice } from './twins/connected-device.ts'

/**
 * Handles what a device has measured: numbers of readings that it has declared.
 * @throws Refusal 'invalid_input', with a text for the firmware's author, for readings that it has
 * not declared; the others are taken.
 */
export async function receiveReadings(
  { history }: { history: HistoryStore },
  device: ConnectedDevice,
  readings: Readonly<Record<string, number>>,
): Promise<void> {
  const declared = new Set((await history.list([device.id])).map(({ key }) => String(key)))
  const unknown = Object.keys(readings).filter((key) => !declared.has(key))
  if (unknown.length > 0) {
    throw refuse('invalid_input', `Declare these readings in a hello first: ${unknown.join(', ')}`)
  }
}
