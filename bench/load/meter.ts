import { cpuSecondsOf, machineBusySeconds } from './process-tree.ts'

/** The processor time used during a measurement. */
export type Used = {
  seconds: number
  /** CPU time of the server's process tree, s. */
  serverCpuSeconds: number
  /** Per cent of one core. */
  serverCpu: number
  generatorCpu: number
  /** CPU time of what the generator has started beside the server, as a database, s. */
  besideCpuSeconds: number
  /** The share of other programs on the machine, per cent of one core. */
  others: number
}

/** Starts to measure; the answer ends it. */
export function startMeter(pids: readonly number[]): () => Used {
  const began = performance.now()
  const own = process.cpuUsage()
  const server = cpuSecondsOf(pids)
  const started = cpuSecondsOf([process.pid])
  const machine = machineBusySeconds()
  return () => {
    const seconds = (performance.now() - began) / 1000
    const serverCpuSeconds = cpuSecondsOf(pids) - server
    const { user, system } = process.cpuUsage(own)
    const generatorSeconds = (user + system) / 1e6
    const besideCpuSeconds = Math.max(
      0,
      cpuSecondsOf([process.pid]) - started - serverCpuSeconds - generatorSeconds,
    )
    const rest =
      machineBusySeconds() - machine - serverCpuSeconds - generatorSeconds - besideCpuSeconds
    const percent = (cpu: number) => Math.max(0, (cpu / seconds) * 100)
    return {
      seconds,
      serverCpuSeconds,
      serverCpu: percent(serverCpuSeconds),
      generatorCpu: percent(generatorSeconds),
      besideCpuSeconds,
      others: percent(rest),
    }
  }
}
