import { command, complaint, request } from '@roomwire/contracts/device/to-device.ts'
import { orderTopics, topicOf } from '@roomwire/contracts/device/topics.ts'
import { z } from 'zod'

const order = z.discriminatedUnion('word', [
  z.object({ word: z.literal('command'), message: command }),
  z.object({ word: z.literal('request'), message: request }),
  z.object({ word: z.literal('error'), message: complaint }),
])

/** What a server says to a device, by the last word of its topic. */
export type Order = z.infer<typeof order>

/** The topics that a device listens to. */
export function topicsFor(deviceIdentifier: string): string[] {
  return orderTopics.map((word) => topicOf(deviceIdentifier, word))
}

/** Reads what came on a topic; undefined when it makes no sense to this device. */
export function readOrder(
  deviceIdentifier: string,
  topic: string,
  payload: Buffer,
): Order | undefined {
  const word = orderTopics.find((one) => topic === topicOf(deviceIdentifier, one))
  try {
    return order.safeParse({ word, message: JSON.parse(payload.toString()) }).data
  } catch {
    return undefined // Not JSON.
  }
}
