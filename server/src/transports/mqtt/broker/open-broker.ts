import type { BrokerState } from '@roomwire/contracts/http/server-address.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Config } from '../../../config/config.ts'
import { openDialClaims } from '../../../features/devices/presence/dial-claims.ts'
import { homeTopic } from '../../../features/identity/home-events.ts'
import type { PersonStore } from '../../../features/identity/person-store.ts'
import { busTopic } from '../../../platform/bus/bus.ts'
import type { NeedsOf, Roomwire } from '../../../roomwire.ts'
import { identityOf } from '../hub/open-board.ts'
import { dialBroker } from './dial-broker.ts'

export type BrokerNeeds = Pick<Roomwire, 'devices' | 'people' | 'bus' | 'log'> &
  Parameters<typeof dialBroker>[0] &
  NeedsOf<typeof openDialClaims>

/** How the broker of a home is: the replica that dials it says so, again and again. */
const stateTopic = (homeId: number) => busTopic<BrokerState>(`broker.${homeId}`)

/** For how many looks of another replica the last state that it told counts. */
const looksToldFor = 3

export type ServedBroker = {
  start(): void
  /** How the broker is; undefined for another home than its own. */
  stateFor(homeId: number | null): Promise<BrokerState | undefined>
  /** Whether the operator has named a home that nobody owns: the broker is dialled once somebody does. */
  lacksHome(): Promise<boolean>
  stop(): Promise<void>
}

/**
 * Dials the broker for the one home that the operator has named, while that has a device for it; of several replicas
 * one does. Only its devices can be adopted, and only there.
 */
export function openBroker(
  needs: BrokerNeeds,
  { brokerUrl, brokerHome }: BrokerSettings,
): ServedBroker {
  const { devices, people, bus, log } = needs
  let dialled: { id: number; broker: ReturnType<typeof dialBroker> } | undefined
  let heard: { homeId: number; leave: () => void } | undefined
  let told: { state: BrokerState; at: number } | undefined
  let isStopping = false
  let looking: Promise<void> = Promise.resolve()
  let leaving: Promise<void> = Promise.resolve()
  const claims = openDialClaims(needs, letGo)

  function letGo(): void {
    const left = dialled
    dialled = undefined
    if (left) leaving = left.broker.stop()
  }

  async function look(): Promise<void> {
    const homeId = await homeOf(people, brokerHome)
    if (heard?.homeId !== homeId) {
      heard?.leave()
      heard = homeId === undefined ? undefined : { homeId, leave: await listen(homeId) }
    }
    const named = homeId === undefined ? undefined : await devices.brokerOf(homeId)
    const row = named && (await claims.own([named.id])).has(named.id) ? named : undefined
    if (row?.id !== dialled?.id) {
      letGo()
      await leaving
      if (!row || isStopping || !claims.areHeld()) return
      dialled = { id: row.id, broker: dialBroker(needs, brokerUrl, identityOf(row)) }
    }
    if (needs.hasReplicas && dialled && homeId !== undefined) {
      await bus.publish(stateTopic(homeId), dialled.broker.state())
    }
  }

  /** Hears of changes of the home, and from the replica that dials its broker how that is. */
  async function listen(homeId: number): Promise<() => void> {
    const leaves = await Promise.all([
      bus.subscribe(homeTopic(homeId), lookSoon),
      bus.subscribe(stateTopic(homeId), (state) => {
        told = { state, at: performance.now() }
      }),
    ])
    return () => {
      for (const leave of leaves) leave()
    }
  }

  /** The next look has not begun: it serves whoever asks meanwhile. */
  let isAsked = false
  function lookSoon(): void {
    if (isAsked) return
    isAsked = true
    looking = looking
      .then(() => {
        isAsked = false
        return look()
      })
      .catch((err) => log.error({ err }, 'the broker could not be looked for'))
  }

  function warnWithoutHome(): void {
    if (heard || isStopping) return
    log.warn('BROKER_HOME names nobody who owns a home: the broker is dialled once it does')
  }

  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      timer = setInterval(lookSoon, claims.askMs)
      lookSoon()
      void looking.then(warnWithoutHome)
    },
    async stateFor(homeId) {
      if (homeId === null || (await homeOf(people, brokerHome)) !== homeId) return undefined
      // Its owner has registered since.
      if (heard?.homeId !== homeId) lookSoon()
      await looking
      if (dialled) return dialled.broker.state()
      // Another replica dials it.
      const isTold = told && performance.now() - told.at < looksToldFor * claims.askMs
      if (told && isTold) return told.state
      return (await devices.brokerOf(homeId))?.connected === 1 ? 'connected' : 'dialling'
    },
    lacksHome: async () => (await homeOf(people, brokerHome)) === undefined,
    async stop() {
      clearInterval(timer)
      isStopping = true
      await looking
      claims.stop()
      letGo()
      await leaving
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
