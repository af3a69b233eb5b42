import {
  commandMessage,
  configMessage,
  errorReport,
  planMessage,
  requestMessage,
} from '@roomwire/contracts/device/to-device.ts'
import { downlinkTopics, topicOf } from '@roomwire/contracts/device/topics.ts'
import { z } from 'zod'
import type { VirtualDeviceEvent } from '../virtual-device/device-events.ts'

const downlinkMessage = z.discriminatedUnion('word', [
  z.object({ word: z.literal('command'), message: commandMessage }),
  z.object({ word: z.literal('config'), message: configMessage }),
  z.object({ word: z.literal('plan'), message: planMessage }),
  z.object({ word: z.literal('request'), message: requestMessage }),
  z.object({ word: z.literal('error'), message: errorReport }),
])

/** A message from a server to a device, by the last word of its topic. */
export type DownlinkMessage = z.infer<typeof downlinkMessage>

/** The event by which the device takes it. */
export function eventOf(downlink: Exclude<DownlinkMessage, { word: 'error' }>): VirtualDeviceEvent {
  switch (downlink.word) {
    case 'command':
      return { type: 'commanded', command: downlink.message }
    case 'config':
      return { type: 'configured', config: downlink.message }
    case 'plan':
      return { type: 'planned', plan: downlink.message }
    case 'request':
      return { type: 'requested', request: downlink.message }
  }
}

/** The topics that a device listens to. */
export function topicsFor(deviceIdentifier: string): string[] {
  return downlinkTopics.map((word) => topicOf(deviceIdentifier, word))
}

/** Reads what came on a topic; undefined when it makes no sense to this device. */
export function readDownlink(
  deviceIdentifier: string,
  topic: string,
  payload: Buffer,
): DownlinkMessage | undefined {
  const word = downlinkTopics.find((one) => topic === topicOf(deviceIdentifier, one))
  try {
    return downlinkMessage.safeParse({ word, message: JSON.parse(payload.toString()) }).data
  } catch {
    return undefined // Not JSON.
  }
}
