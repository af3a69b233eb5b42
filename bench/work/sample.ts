import type { Used } from '../load/meter.ts'

/* The workloads, and one sample of a measurement. */

export const works = [
  'a',
  'true',
  'replicas',
  'b',
  'levels',
  'ceiling',
  'memory',
  'c',
  'd',
] as const
export type WorkName = (typeof works)[number]

export type Sample = {
  work: WorkName
  peer: string
  round: number
  /** How much at once: in flight, homes, devices or connections. */
  size: number
  /** The measured values, by their columns (`report/sections.ts`). */
  values: Record<string, number>
  /** The share of other programs meanwhile, per cent of one core. */
  others: number
}

/** The instructions to a sampler. */
export type Order = {
  work: WorkName
  peer: string
  round: number
  sizes: number[]
  /** How long a sample is, and how long before the first one nothing is counted: a server that serves for weeks is compiled. */
  seconds: number
  warmSeconds: number
  /** How often a sample is taken again because others were busy. */
  retries: number
  /** A folder for this sampler, and one that the samplers of a run share. */
  folder: string
  kept: string
}

/** A sample in which other programs took more than this share of a core (per cent) is thrown out. */
export const mostOthers = 20

/** The columns that every sample has. */
export function usedValues({ serverCpu, generatorCpu }: Used): Record<string, number> {
  return { serverCpu, generatorCpu }
}

/** Takes a sample, and again while other programs are busy; each is handed to `say`. */
export async function untilQuiet(
  { retries }: Order,
  say: (sample: Sample) => void,
  take: () => Promise<Sample>,
): Promise<void> {
  for (let tries = 0; tries <= retries; tries += 1) {
    const sample = await take()
    say(sample)
    if (sample.others <= mostOthers) return
  }
}
