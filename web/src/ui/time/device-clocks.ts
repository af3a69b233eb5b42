/** The clocks of this device, ms: the wall clock, which may show any time, and one that only goes on. */
export type DeviceClocks = { wall: () => number; steady: () => number }

export const deviceClocks: DeviceClocks = {
  wall: () => Date.now(),
  steady: () => performance.now(),
}

/** The key under which this browser stores by how much the server's clock is ahead of its own, ms. */
export const storedAheadKey = 'serverAheadMs'

/** By how much the server's clock was ahead when this browser last stored it, ms; 0 before that. */
export const storedAhead = (storage: Pick<Storage, 'getItem'>): number =>
  Number(storage.getItem(storedAheadKey)) || 0
