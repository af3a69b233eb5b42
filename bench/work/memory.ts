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
 * anything. Servers of Node collect their garbage before each look.
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
    const rig = await peer.start(shape)
    try {
      const homes = Math.ceil(size / devicesPerHome)
      const base = await settledKb(rig)
      const devices = await inBatches(64, [...Array(size).keys()], (one) => rig.device(one))
      const withDevices = await settledKb(rig)
      const pages = await inBatches(64, [...Array(homes * pagesPerHome).keys()], (one) =>
        rig.page(one % homes, () => undefined),
      )
      const stop = startMeter(rig.pids)
      const withPages = await settledKb(rig)
      const values = {
        baseMb: base / 1024,
        kbEachDevice: (withDevices - base) / size,
        kbEachPage: (withPages - withDevices) / pages.length,
      }
      say({ work, peer: peer.name, round, size, values, others: stop().others })
      for (const one of [...devices, ...pages]) one.close()
    } finally {
      await rig.stop()
    }
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
