import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { LiveChange } from './store/live-change.ts'

/** What is written of a pin. */
export type PinRow = Pick<
  Selectable<Schema['pin']>,
  | 'device_id'
  | 'key'
  | 'state'
  | 'changed_at'
  | 'changed_cause'
  | 'changed_by_kind'
  | 'changed_by'
  | 'lease_command'
  | 'lease_ends_at'
  | 'lease_holder'
> & { at: number }

/** Every pin that was reported, as it was reported last. */
export function reportedPins(changes: readonly LiveChange[]): PinRow[] {
  const devices = new Map<number, Map<PinKey, PinRow>>()
  for (const { shown, pins: reported } of changes) {
    if (!reported) continue
    const pins = devices.get(shown.id) ?? new Map<PinKey, PinRow>()
    devices.set(shown.id, pins)
    for (const [key, state] of reported) {
      const pin = shown.pins.find((one) => one.key === key)
      const change = pin?.lastChange
      pins.set(key, {
        ...{ device_id: shown.id, key, state, at: pin?.reportedAt ?? 0 },
        changed_at: change?.at ?? null,
        changed_cause: change?.cause ?? null,
        changed_by_kind: change?.by?.kind ?? null,
        changed_by: change?.by?.id ?? null,
        lease_command: pin?.lease?.commandId ?? null,
        lease_ends_at: pin?.lease?.endsAt ?? null,
        lease_holder: pin?.lease?.holder ?? null,
      })
    }
  }
  return [...devices.values()].flatMap((pins) => [...pins.values()])
}
