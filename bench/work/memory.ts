import { setTimeout as sleep } from 'node:timers/promises'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { startMeter } from '../load/meter.ts'
import { residentKbOf } from '../load/process-tree.ts'
import type { Peer, Rig } from '../peers/peer.ts'
import type { Order, Sample } from './sample.ts'

/**
 * Devices and pages of each home. With 10,000 devices that are 2,000 homes: twice as many as Roomwire keeps
 * lists of, so that those lists are not counted as pages.
 */
const [devicesPerHome, pagesPerHome] = [5, 5]

/**
 * The resident memory that a connected device and an open page take, KB each, while nobody says
 * anything. Each has a server of its own, because a server that has let in one kind has room left
 * for the other. A page is measured by those of the second half of the homes, when everything that a
 * server keeps of some homes only is full. Servers of Node collect their garbage before each look.
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
    const halfOfPages = Math.ceil(size / devicesPerHome / 2) * pagesPerHome
    const devices = await grow(await peer.start(shape), [size], (rig, one) => rig.device(one))
    const opened = await grow(await peer.start(shape), [halfOfPages, halfOfPages], (rig, one) =>
      rig.page(Math.floor(one / pagesPerHome), () => undefined),
    )
    const [kbEachDevice = Number.NaN] = devices.kbEach
    const [kbEachEarlyPage = Number.NaN, kbEachPage = Number.NaN] = opened.kbEach
    const values = { baseMb: devices.baseKb / 1024, kbEachDevice, kbEachPage, kbEachEarlyPage }
    const others = Math.max(devices.others, opened.others)
    say({ work, peer: peer.name, round, size, values, others })
  }
}

/** Measures how a server grows, KB for each connection, with so many and then so many more; ends the server. */
async function grow(
  rig: Rig,
  counts: readonly number[],
  open: (rig: Rig, one: number) => Promise<{ close(): void }>,
) {
  try {
    const stop = startMeter(rig.pids)
    const baseKb = await settledKb(rig)
    const opened: { close(): void }[] = []
    const kbEach: number[] = []
    let beforeKb = baseKb
    for (const count of counts) {
      const next = Array.from({ length: count }, (_, nth) => opened.length + nth)
      opened.push(...(await inBatches(64, next, (one) => open(rig, one))))
      const afterKb = await settledKb(rig)
      kbEach.push((afterKb - beforeKb) / count)
      beforeKb = afterKb
    }
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
