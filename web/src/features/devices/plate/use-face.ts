import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useDevice } from '../state/use-device-states.ts'

/**
 * The fields that change with every report. The parts of a plate that show it look for
 * themselves, so that a report renders only them again.
 */
const reported: readonly string[] = [
  'state',
  'desired',
  'reportedAt',
  'lastChange',
  'lease',
  'connectedAt',
  'lastSeenAt',
  'pumpStatus',
  'ledStatus',
  'waterLevelString',
  'uptimeSeconds',
  'rssi',
  'freeMemoryBytes',
  'rev',
] satisfies readonly (keyof Device | keyof Device['pins'][string])[]

/** A device as its plate shows it: the same object until something changes that no report changes. */
export function useFace(deviceIdentifier: string): Device | undefined {
  return useDevice(deviceIdentifier, sameFace)
}

function sameFace(a: Device | undefined, b: Device | undefined): boolean {
  return a === b || faceOf(a) === faceOf(b)
}

/** The fields that reports do not change, sorted by name: a list and a message send them in different orders. */
export function faceOf(device: Device | undefined): string | undefined {
  return JSON.stringify(device, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(isFace).sort())
      : value,
  )
}

const isFace = ([key]: [string, unknown]) => !reported.includes(key)
