import { cpuSecondsOf, machineBusySeconds } from './process-tree.ts'

/** The processor time used during a measurement. */
export type Used = {
  seconds: number
  /** CPU time of the server's process tree, s. */
  serverCpuSeconds: number
  /** Per cent of one core. */
  serverCpu: number
  generatorCpu: number
  /** The share of other programs on the machine, per cent of one core. */
  others: number
}

/** Starts to measure; the answer ends it. */
export function startMeter(pids: readonly number[]): () => Used {
  const began = performance.now()
  const own = process.cpuUsage()
  const server = cpuSecondsOf(pids)
  const machine = machineBusySeconds()
  return () => {
    const seconds = (performance.now() - began) / 1000
    const serverCpuSeconds = cpuSecondsOf(pids) - server
    const { user, system } = process.cpuUsage(own)
    const generatorSeconds = (user + system) / 1e6
    const rest = machineBusySeconds() - machine - serverCpuSeconds - generatorSeconds
    const percent = (cpu: number) => Math.max(0, (cpu / seconds) * 100)
    return {
      seconds,
      serverCpuSeconds,
      serverCpu: percent(serverCpuSeconds),
      generatorCpu: percent(generatorSeconds),
      others: percent(rest),
    }
  }
}
