import { readNetworks, readProxies, type Setting } from '../platform/setting.ts'

/** The settings about addresses of others: who may stand in front of this server, and where it may dial. */
export const networkSettings = {
  trustedProxy: {
    flag: '--trusted-proxy',
    env: 'TRUSTED_PROXY',
    default: '',
    description:
      'Address of the proxy in front, whose X-Forwarded-For is trusted; several with commas.',
    read: readProxies,
  },
  nodeNetworks: {
    flag: '--node-networks',
    env: 'NODE_NETWORKS',
    default: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
    description:
      'Networks in which nodes with ESPHome may be, with commas: those who manage a home make this server dial addresses there, on port 6053; off for none.',
    read: readNetworks,
  },
} satisfies Record<string, Setting<string>>
