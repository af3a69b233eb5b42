/* The abilities that a server needs to be measured beside Roomwire. */

/** The aim of a measurement, which decides what devices and pages say. */
export type Purpose =
  /** Pages press, devices report what they were told (QoS 0). */
  | 'trips'
  /** The same as real devices do it: an ack, then a report of four pins, all at QoS 1. */
  | 'true'
  /** Devices report by themselves, the same each time. */
  | 'telemetry'
  /** Devices report by themselves, with another water level each time. */
  | 'levels'
  /** Connections that say nothing, on a server that collects garbage on SIGUSR2. */
  | 'memory'

export type Shape = {
  purpose: Purpose
  devices: number
  /** Devices of one home; the first home has the first ones. */
  perHome: number
  /** A folder that this sample has for itself. */
  folder: string
  /** A folder in which what is costly to prepare is kept for the samples that follow. */
  kept: string
}

export type PlayedDevice = {
  /** Publishes a report; the pages are told this whole number when they have it. */
  report(stamp: number): void
  close(): void
}

export type PlayedPage = {
  /** Switches pin 18 of the device; a page whose device has confirmed it gets the token back. */
  press(device: number, token: number): void
  close(): void
}

/** A running server with what its devices and pages need to come in. */
export type Rig = {
  pids: readonly number[]
  /** Whether it collects its garbage on SIGUSR2. */
  collectsGarbage: boolean
  /** Connects a device, which answers every command by itself. */
  device(device: number): Promise<PlayedDevice>
  /** Opens a page that watches a home; `onToken` gets the numbers of reports and confirmations. */
  page(home: number, onToken: (token: number) => void): Promise<PlayedPage>
  stop(): Promise<void>
}

export type Peer = {
  name: string
  /** Why it cannot be measured here; nothing when it can. */
  missing?(): string | undefined
  /** Name and version of what is not pinned by package.json. */
  version?(): string
  start(shape: Shape): Promise<Rig>
}

/** The home of a device. */
export const homeOfDevice = (device: number, { perHome }: Shape) => Math.floor(device / perHome)
