/** A message as a board sends it. */
export type BoardMessage = { topic: string; payload: string; retain: boolean }

/** The connection, timers and clock that a board needs. */
export type BoardNeeds = {
  publish(message: BoardMessage): void
  /** Calls back after so many ms; the returned function cancels that. */
  after(ms: number, work: () => void): () => void
  /** Epoch ms. */
  now(): number
}

/** A board with stock firmware, as far as MQTT shows it. */
export type Board = {
  /** Whether a relay is on, by its number from 1. */
  isOn(relay: number): boolean
  /** Somebody presses the button of a relay, by its number from 1. */
  press(relay: number): void
  /** How it connects. */
  connectOptions(): object
  /** The filters that it subscribes to, each in a packet of its own. */
  filters(): string[]
  /** Says what it says first on a connection, before it subscribes. */
  greet(): void
  /** Says the rest, after it has subscribed. */
  introduce(): void
  /** Takes a message of a topic that it has subscribed to. */
  receive(topic: string, payload: string): void
}
