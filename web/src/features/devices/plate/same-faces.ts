import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { oncePer } from '../state/once-per.ts'
import { faceOf } from './use-face.ts'

// A file of its own, fetched with the search: no room waits for it (web/build/chunk-groups.ts).

/** Once for each: of hundreds of devices an event changes one. */
const face = oncePer((device: Device) => faceOf(device) ?? '')

/** Whether two lists of devices differ only in what reports change. */
export const sameFaces = (some: readonly Device[], others: readonly Device[]): boolean =>
  some.length === others.length &&
  some.every((one, at) => {
    const other = others[at]
    return one === other || (other !== undefined && face(one) === face(other))
  })
