import { configOf } from '../protection.ts'
import type { HeldTwin } from './held-twins.ts'

/** Hands a device how its pins are protected, unless it has stored just that. */
export function configure({ twin: { shown }, line }: HeldTwin): void {
  if (shown.features.includes('protect') && shown.storedConfig !== shown.configVersion) {
    line.configure(configOf(shown.pins))
  }
}
