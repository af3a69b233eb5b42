import { cores, giveSecondCore } from '../load/cores.ts'
import type { Peer } from './peer.ts'

/**
 * The same server, whose helping threads (compiling, collecting garbage, files) may also run on the
 * generator's core, as on a box of two cores. What it gains by that is the effect of a second core.
 */
export const withSecondCore = (peer: Peer): Peer => ({
  ...peer,
  name: `${peer.name} on 2 cores`,
  missing: () => (cores.isPinned ? peer.missing?.() : 'no server is held on one core here'),
  async start(shape) {
    const rig = await peer.start(shape)
    for (const pid of rig.pids) giveSecondCore({ pid })
    return rig
  },
})
