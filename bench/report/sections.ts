import type { WorkName } from '../work/sample.ts'

/* The page's section for each workload. */

export type Column = {
  /** A key of `Sample.values`. */
  value: string
  title: string
  digits: number
}

export type Section = {
  work: WorkName
  title: string
  /** The things that the sizes count. */
  size: string
  /** The server that ratios are to. */
  anchor: string
  columns: Column[]
  /** The columns that are also given as ratios, and drawn. */
  ratios: Column[]
}

const p50 = { value: 'p50', title: 'p50 ms', digits: 3 }
const p95 = { value: 'p95', title: 'p95 ms', digits: 2 }
const p99 = { value: 'p99', title: 'p99 ms', digits: 2 }
const perSecond = { value: 'perSecond', title: 'a second', digits: 0 }
const cpuMsEach = { value: 'cpuMsEach', title: 'server CPU ms each', digits: 4 }
const serverCpu = { value: 'serverCpu', title: 'server CPU %', digits: 0 }
const generatorCpu = { value: 'generatorCpu', title: 'generator CPU %', digits: 0 }
const lost = { value: 'lost', title: 'lost', digits: 0 }
const bothCpus = [serverCpu, generatorCpu]

/** The sections of docs/performance.md, in their order. */
export const sections: readonly Section[] = [
  {
    work: 'a',
    title: 'A. Command round trip',
    size: 'in flight',
    anchor: 'aedes-bridge',
    columns: [p50, p95, p99, perSecond, cpuMsEach, lost, ...bothCpus],
    ratios: [p50, p99, perSecond, cpuMsEach],
  },
  {
    work: 'true',
    title: 'The true profile: four pins, an ack, QoS 1, three pages a home',
    size: 'homes',
    anchor: 'aedes-bridge',
    columns: [p50, p95, p99, perSecond, cpuMsEach, lost, ...bothCpus],
    ratios: [p50, p99, perSecond, cpuMsEach],
  },
  {
    work: 'replicas',
    title: 'A on PostgreSQL, and with two servers and NATS',
    size: 'in flight',
    anchor: 'roomwire',
    columns: [
      p50,
      p95,
      p99,
      perSecond,
      cpuMsEach,
      { value: 'besideMsEach', title: 'database and bus CPU ms each', digits: 4 },
      lost,
      ...bothCpus,
    ],
    ratios: [p50, p99, perSecond, cpuMsEach],
  },
  {
    work: 'b',
    title: 'B. Telemetry at 1 Hz a device',
    size: 'devices',
    anchor: 'aedes-bridge',
    columns: [p50, p95, p99, perSecond, cpuMsEach, ...bothCpus],
    ratios: [p50, p99, cpuMsEach],
  },
  {
    work: 'levels',
    title: 'B. Another water level in each report',
    size: 'devices',
    anchor: 'aedes-bridge',
    columns: [p50, p95, p99, perSecond, cpuMsEach, ...bothCpus],
    ratios: [p50, p99, cpuMsEach],
  },
  {
    work: 'ceiling',
    title: 'B. The highest rate with p99 at most 100 ms',
    size: 'devices',
    anchor: 'aedes-bridge',
    columns: [
      { value: 'ceiling', title: 'reports a second', digits: 0 },
      p99,
      cpuMsEach,
      ...bothCpus,
    ],
    ratios: [{ value: 'ceiling', title: 'reports a second', digits: 0 }, cpuMsEach],
  },
  {
    work: 'memory',
    title: 'B. Memory',
    size: 'devices',
    anchor: 'aedes-bridge',
    columns: [
      { value: 'baseMb', title: 'RSS MB before', digits: 1 },
      { value: 'kbEachDevice', title: 'KB a device', digits: 1 },
      { value: 'kbEachPage', title: 'KB a page', digits: 1 },
      { value: 'kbEachEarlyPage', title: 'KB a page of the first half', digits: 1 },
    ],
    ratios: [
      { value: 'kbEachDevice', title: 'KB a device', digits: 1 },
      { value: 'kbEachPage', title: 'KB a page', digits: 1 },
    ],
  },
  {
    work: 'c',
    title: 'C. A list of 50 devices over HTTP',
    size: 'connections',
    anchor: 'node-http',
    columns: [
      p50,
      p99,
      perSecond,
      cpuMsEach,
      { value: 'bodyBytes', title: 'bytes', digits: 0 },
      ...bothCpus,
    ],
    ratios: [p50, p99, perSecond, cpuMsEach],
  },
  {
    work: 'd',
    title: 'D. Cold start with an existing database, and idle',
    size: 'devices in it',
    anchor: 'aedes-bridge-full',
    columns: [
      { value: 'readyMs', title: 'ready ms', digits: 0 },
      { value: 'cpuSeconds', title: 'CPU s until then', digits: 2 },
      { value: 'residentMb', title: 'idle RSS MB', digits: 0 },
    ],
    ratios: [
      { value: 'readyMs', title: 'ready ms', digits: 0 },
      { value: 'residentMb', title: 'idle RSS MB', digits: 0 },
    ],
  },
]
