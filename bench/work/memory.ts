import { setTimeout as sleep } from 'node:timers/promises'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { startMeter } from '../load/meter.ts'
import { residentKbOf } from '../load/process-tree.ts'
import type { Peer, Rig } from '../peers/peer.ts'
import type { Order, Sample } from './sample.ts'

/** Ten devices in each home, and half as many pages as devices: many, so that each can be told. */
const [devicesPerHome, pagesPerHome] = [10, 5]

/**
 * The resident memory that a connected device and an open page take, KB each, while nobody says
 * anything. Each has a server of its own, because a server that has let in one kind has room left
 * for the other. Servers of Node collect their garbage before each look.
 */
export async function measureMemory(peer: Peer, order: Order, say: (sample: Sample) => void) {
  const { work, round, folder, kept } = order
  for (const size of order.sizes) {
    const shape = {
      purpose: 'memory',
      devices: size,
      perHome: devicesPerHome,
      folder,
      kept,
    } as const
    const homes = Math.ceil(size / devicesPerHome)
    const pages = homes * pagesPerHome
    const devices = await grow(await peer.start(shape), size, (rig, one) => rig.device(one))
    const opened = await grow(await peer.start(shape), pages, (rig, one) =>
      rig.page(one % homes, () => undefined),
    )
    const values = {
      baseMb: devices.baseKb / 1024,
      kbEachDevice: devices.kbEach,
      kbEachPage: opened.kbEach,
    }
    const others = Math.max(devices.others, opened.others)
    say({ work, peer: peer.name, round, size, values, others })
  }
}

/** What a server has grown by for each of so many connections; it is ended. */
async function grow(
  rig: Rig,
  count: number,
  open: (rig: Rig, one: number) => Promise<{ close(): void }>,
) {
  try {
    const stop = startMeter(rig.pids)
    const baseKb = await settledKb(rig)
    const opened = await inBatches(64, [...Array(count).keys()], (one) => open(rig, one))
    const kbEach = ((await settledKb(rig)) - baseKb) / count
    for (const one of opened) one.close()
    return { baseKb, kbEach, others: stop().others }
  } finally {
    await rig.stop()
  }
}

async function settledKb({ pids, collectsGarbage }: Rig): Promise<number> {
  await sleep(2_000)
  if (collectsGarbage) {
    for (const pid of pids) process.kill(pid, 'SIGUSR2')
    await sleep(1_500)
  }
  return residentKbOf(pids)
}
