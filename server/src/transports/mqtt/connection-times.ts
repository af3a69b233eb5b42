import { limits } from '@roomwire/contracts/vocabulary/limits.ts'

/** How long a connection waits for what. */
export type Times = {
  /** From connecting to being admitted. */
  connectWaitMs: number
  /** For a peer to close its side after the server has closed its own. */
  closeWaitMs: number
  /** How long a second of keep-alive is. */
  secondMs: number
}

export const defaultTimes: Times = {
  connectWaitMs: limits.mqttConnectWaitMs,
  closeWaitMs: 1_000,
  secondMs: 1_000,
}
