import type { Audit } from '../audit/audit.ts'
import type { CommandRow } from './command-store.ts'

/** Writes into the audit log how commands ended, as actions of the people who requested them. */
export function auditEndedCommands(
  audit: Audit,
  homeId: number,
  rows: readonly CommandRow[],
): void {
  for (const { id, device_id, person_id, pin, desired, outcome } of rows) {
    if (outcome === null) continue
    const requestedBy = { homeId, personId: person_id }
    audit.enqueue(`command.${outcome}`, requestedBy, {
      device: device_id,
      command: id,
      pin,
      desired,
    })
  }
}
