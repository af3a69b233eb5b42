import { addressForOthers } from '../../platform/address-for-others.ts'
import type { ThisServer } from './serve.ts'

/** The addresses by which others reach this server, for links: the one that is set, and the one in its network. */
export function ownAddress(publicUrl: string, server: Pick<ThisServer, 'host' | 'ports'>) {
  const { http, https } = server.ports()
  const listening =
    https === undefined
      ? ({ scheme: 'http', port: http } as const)
      : ({ scheme: 'https', port: https } as const)
  const address = addressForOthers({ publicUrl, host: server.host, ...listening })
  return { public_url: address.publicUrl, network_url: address.network }
}
