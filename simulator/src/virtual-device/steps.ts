import type { Step, VirtualDevice } from './virtual-device.ts'

/** A step, and what follows from it. */
export function andThen(first: Step, next: (device: VirtualDevice) => Step): Step {
  const second = next(first.device)
  return { ...first, ...second, reports: [...first.reports, ...second.reports] }
}

/** Nothing is said. */
export function silent(device: VirtualDevice): Step {
  return { device, reports: [] }
}

/** A touch or a knob has no effect. @param why as a text */
export function impossible(device: VirtualDevice, why: string): Step {
  return { device, reports: [], impossible: why }
}
