import type { BrokerState, serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from './call.ts'
import { hostForDevices, hostForFirmware, type LinkOrigin, linkOrigin } from './link-origin.ts'

const addressQuery = queryOptions({
  queryKey: ['server_address'],
  queryFn: () => callServer<typeof serverAddressEndpoint>('GET', '/api/server/address'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** The origin of links that this page shows; null until the server has answered, or cannot be asked. */
export function useLinkOrigin(): LinkOrigin | null {
  const { data, isPending } = useQuery(addressQuery)
  return isPending ? null : linkOrigin(data, location)
}

/** The host of the settings for devices that this page shows. */
export function useHostForDevices(dialect: Dialect | null): string {
  const host = dialect === null ? hostForDevices : hostForFirmware
  return host(useQuery(addressQuery).data, location.hostname)
}

/** How the broker is that the server reads for this home; null where it reads none, or is not known yet. */
export function useBroker(): BrokerState | null {
  return useQuery(addressQuery).data?.broker ?? null
}
