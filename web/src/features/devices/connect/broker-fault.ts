import type { BrokerState } from '@roomwire/contracts/http/server-address.ts'

/** Why the server is not connected to the broker, and what to do. */
export const brokerFault: Record<Extract<BrokerState, 'refused' | 'unreachable'>, string> = {
  refused:
    'The broker does not let this server in. Whoever runs the server checks the user name and password in BROKER_URL.',
  unreachable:
    'The broker does not answer. The server tries again every 5 seconds. Check that the broker runs, and its address in BROKER_URL.',
}
