import { openDeviceQuotas } from '@roomwire/server/features/limits/device-quotas.ts'
import { openQuotas, type QuotaName } from '@roomwire/server/features/limits/quotas.ts'

/** How many homes with a device and a person each are counted, and how often each. */
const homes = 10_000
const times = 100

/** The cost of counting for each press and each report, microseconds of processor time. */
export async function quotaCosts(): Promise<{ press: number; report: number }> {
  const store = { of: async () => [], add: async () => [], sweep: async () => undefined }
  const log = { warn: () => undefined }
  const quotas = openQuotas({ store, log, clock: { now: Date.now }, scale: 1_000_000 })
  const devices = openDeviceQuotas(quotas, { now: Date.now })
  const both: [QuotaName, (home: number) => string | number][] = [
    ['pressesOfHolder', (home) => `person ${home}`],
    ['pressesOfHome', (home) => home],
  ]
  const costs = {
    press: costOf((home) => {
      for (const [name, of] of both) {
        quotas.isUsedUp(name, of(home))
        quotas.count(name, of(home))
      }
    }),
    report: costOf((id) => {
      devices.take('samples', { id, homeId: id })
      devices.take('events', { id, homeId: id })
      devices.complaint({ id, homeId: id })
    }),
  }
  await quotas.close()
  return costs
}

function costOf(count: (home: number) => void): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) {
    for (let home = 1; home <= homes; home += 1) count(home)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / (homes * times)
}
