import { limits } from '@roomwire/contracts/vocabulary/limits.ts'

/** Timeouts of a connection, in ms. */
export type Times = {
  /** The time from connecting to being admitted. */
  connectWaitMs: number
  /** The time for a peer to close its side after the server has closed its own. */
  closeWaitMs: number
  /** The length of one second of keep-alive; tests make it shorter. */
  secondMs: number
}

export const defaultTimes: Times = {
  connectWaitMs: limits.mqttConnectWaitMs,
  closeWaitMs: 1_000,
  secondMs: 1_000,
}
