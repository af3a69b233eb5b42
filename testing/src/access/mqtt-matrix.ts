import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'

/** The one thing that a device may do on each of its own topics. */
const ownTopics: Record<ReportTopic | DownlinkTopic, 'publish' | 'subscribe'> = {
  hello: 'publish',
  state: 'publish',
  readings: 'publish',
  touch: 'publish',
  ack: 'publish',
  reply: 'publish',
  runs: 'publish',
  status: 'publish',
  command: 'subscribe',
  config: 'subscribe',
  plan: 'subscribe',
  request: 'subscribe',
  error: 'subscribe',
}

/**
 * Everything a device may do as itself, and the devices in whose name SC-SPEAKS tries it:
 * as itself it may do all of it, in the name of another device nothing.
 */
export const mqttMatrix = {
  operations: [
    { does: 'connect', topic: 'status' },
    { does: 'will', topic: 'status' },
    ...Object.entries(ownTopics).map(([topic, does]) => ({ does, topic })),
  ],
  objects: {
    own: 'SC-SPEAKS',
    'same home': 'SC-KITCHEN',
    foreign: 'SC-FOREIGN',
    missing: 'SC-MISSING',
    malformed: 'SC-SPEAKS/SC-KITCHEN',
  },
} as const
