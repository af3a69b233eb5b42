import type { StaticIp } from './local-device.ts'

/** The fields of a static IP configuration in their order on the page (MANAGE-4). */
export const networkFields: readonly { key: keyof StaticIp; label: string }[] = [
  { key: 'staticIP', label: 'Static IP' },
  { key: 'gateway', label: 'Gateway' },
  { key: 'subnet', label: 'Subnet' },
  { key: 'dns', label: 'DNS' },
]
