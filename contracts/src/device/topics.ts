/*
 * The MQTT topics of a device. A device has only its own topics: there are no
 * wildcards, and nothing is sent from device to device.
 */

/** The topics on which a device may publish. */
export const reportTopics = [
  'hello',
  'state',
  'readings',
  'touch',
  'ack',
  'reply',
  'runs',
  'status',
] as const
export type ReportTopic = (typeof reportTopics)[number]

/** The topics to which a device may subscribe. */
export const downlinkTopics = ['command', 'config', 'plan', 'request', 'error'] as const
export type DownlinkTopic = (typeof downlinkTopics)[number]

/** The full topic, e.g. `devices/SC-000001/state`. */
export function topicOf(deviceIdentifier: string, word: ReportTopic | DownlinkTopic): string {
  return `devices/${deviceIdentifier}/${word}`
}
