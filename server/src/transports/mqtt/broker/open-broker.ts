import type { BrokerState } from '@roomwire/contracts/http/server-address.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Config } from '../../../config/config.ts'
import { homeTopic } from '../../../features/identity/home-events.ts'
import type { PersonStore } from '../../../features/identity/person-store.ts'
import type { Roomwire } from '../../../roomwire.ts'
import { identityOf } from '../hub/open-board.ts'
import { dialBroker } from './dial-broker.ts'

/** How often it is looked whether there is a device for the broker, where an event was lost, ms. */
const lookPauseMs = 60_000

export type BrokerNeeds = Pick<Roomwire, 'devices' | 'people' | 'bus' | 'log'> &
  Parameters<typeof dialBroker>[0]

export type ServedBroker = {
  start(): void
  /** How the broker is; undefined for another home than its own. */
  stateFor(homeId: number | null): Promise<BrokerState | undefined>
  stop(): Promise<void>
}

/**
 * Dials the broker for the one home that the operator has named, while that has a device for it.
 * Only its devices can be adopted, and only there.
 */
export function openBroker(
  needs: BrokerNeeds,
  { brokerUrl, brokerHome }: BrokerSettings,
): ServedBroker {
  const { devices, people, bus, log } = needs
  let dialled: { id: number; broker: ReturnType<typeof dialBroker> } | undefined
  let heard: { homeId: number; leave: () => void } | undefined
  let isStopping = false
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const homeId = await homeOf(people, brokerHome)
    if (heard?.homeId !== homeId) {
      heard?.leave()
      heard =
        homeId === undefined
          ? undefined
          : { homeId, leave: await bus.subscribe(homeTopic(homeId), lookSoon) }
    }
    const row = homeId === undefined || isStopping ? undefined : await devices.brokerOf(homeId)
    if (row?.id === dialled?.id) return
    await dialled?.broker.stop()
    dialled = row && { id: row.id, broker: dialBroker(needs, brokerUrl, identityOf(row)) }
  }
  function lookSoon(): void {
    looking = looking
      .then(look)
      .catch((err) => log.error({ err }, 'the broker could not be looked for'))
  }

  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      timer = setInterval(lookSoon, lookPauseMs)
      lookSoon()
    },
    async stateFor(homeId) {
      if (homeId === null || (await homeOf(people, brokerHome)) !== homeId) return undefined
      // Its owner has registered since.
      if (heard?.homeId !== homeId) lookSoon()
      await looking
      return dialled?.broker.state() ?? 'dialling'
    },
    async stop() {
      clearInterval(timer)
      isStopping = true
      lookSoon()
      await looking
      heard?.leave()
    },
  }
}

type BrokerSettings = Pick<Config, 'brokerUrl' | 'brokerHome'>

/** The home of an owner, by their email. */
async function homeOf(
  people: Pick<PersonStore, 'byEmail'>,
  email: string,
): Promise<number | undefined> {
  const person = await people.byEmail(email)
  return person && manages(person.role) && person.disabledAt === null
    ? (person.homeId ?? undefined)
    : undefined
}
