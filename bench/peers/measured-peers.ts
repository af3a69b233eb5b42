import type { WorkName } from '../work/sample.ts'
import { aedesBridge, aedesBridgeFull } from './bridges.ts'
import { mosquitto } from './mosquitto.ts'
import { nodeRed } from './node-red.ts'
import type { Peer } from './peer.ts'
import { roomwire } from './roomwire.ts'
import { onPostgres, twoReplicas } from './roomwire-replicas.ts'
import { withSecondCore } from './second-core.ts'

const live: readonly WorkName[] = ['a', 'true', 'b', 'levels', 'ceiling', 'memory']

/** The servers, with their workloads of devices and pages, in the order of each table. */
const measured: readonly { peer: Peer; works: readonly WorkName[] }[] = [
  { peer: roomwire, works: [...live, 'replicas'] },
  { peer: onPostgres, works: ['replicas'] },
  { peer: twoReplicas, works: ['replicas'] },
  { peer: withSecondCore(roomwire), works: ['a', 'b'] },
  { peer: aedesBridge, works: live },
  { peer: withSecondCore(aedesBridge), works: ['a', 'b'] },
  { peer: aedesBridgeFull, works: live },
  { peer: mosquitto, works: ['a', 'b', 'levels', 'ceiling', 'memory'] },
  { peer: nodeRed, works: ['a'] },
]

/** The servers measured in a workload, where they are installed. */
export const peersIn = (work: WorkName): Peer[] =>
  measured.filter(({ works }) => works.includes(work)).map(({ peer }) => peer)

/** @throws Error for a name that nobody has. */
export function peerNamed(name: string): Peer {
  const found = measured.find(({ peer }) => peer.name === name)
  if (!found) throw new Error(`There is no peer ${name}.`)
  return found.peer
}
