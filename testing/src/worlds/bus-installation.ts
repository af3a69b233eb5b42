import { randomBytes } from 'node:crypto'
import { type BusPlace, natsBus } from '@roomwire/server/platform/bus/nats-bus.ts'
import { randomText } from '@roomwire/server/platform/random.ts'
import { inject } from 'vitest'

type Listener = Parameters<typeof natsBus>[2]

const neverHeard = (call: unknown) => {
  throw new Error(`Nothing is expected here, but ${call}`)
}

/** A listener where nothing is to be heard: it throws. */
export const quiet: Listener = { onError: neverHeard, onAway: neverHeard, onForged: neverHeard }

/** The buses of one installation's replicas, without a database: their leases are a list. */
export function busInstallation() {
  const [space, key] = [randomText(8), randomBytes(32)]
  const leases = new Set<string>()
  return {
    space,
    key,
    leases,
    /** Opens the bus of one more replica, which holds a lease unless it is another installation's. */
    async open(
      listener: Partial<Listener> = {},
      place: BusPlace = { url: inject('natsUrl') },
      hasLease = true,
    ) {
      const replica = randomText(16)
      if (hasLease) leases.add(replica)
      const leased = async () => [...leases]
      return natsBus(place, { space, key, replica, leased }, { ...quiet, ...listener })
    },
  }
}
