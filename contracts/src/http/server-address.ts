import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const serverAddressEndpoint = endpoint({
  method: 'GET',
  url: '/api/server/address',
  summary:
    'By which address others reach the server, for links: the setting `PUBLIC_URL`, and its address in the network where it listens there; null where there is none.',
  access: 'managers',
  reply: z.object({ public_url: z.string().nullable(), network_url: z.string().nullable() }),
})
