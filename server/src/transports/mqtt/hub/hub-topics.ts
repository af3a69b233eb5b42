import type { OpenDialect } from '../dialects/dialect.ts'

/*
 * The topics of Zigbee2MQTT (https://www.zigbee2mqtt.io/guide/usage/mqtt_topics_and_messages.html): all are below its
 * base topic. Those of a board have its name, those of the hub `bridge`.
 */

const willWord = '/bridge/state'

/** The base topic, by that of the last will; undefined where this is not one of Zigbee2MQTT. */
export function baseOf(willTopic: string | undefined): string | undefined {
  const topic = willTopic ?? `zigbee2mqtt${willWord}`
  const base = topic.slice(0, -willWord.length)
  const isPlain = /^[^+#$/\s][^+#$\s]{0,99}$/.test(base) && !base.split('/').includes('')
  const isOwn =
    topic.endsWith(willWord) && isPlain && !/^(?:devices|homeassistant)(?:\/|$)/.test(base)
  return isOwn ? base : undefined
}

/** The parts of its own state that matter here. */
const bridgeTopics = new Set(['bridge/devices', 'bridge/state'])

/** Begins a connection of Zigbee2MQTT. Its messages are those of its boards: open-hub.ts takes them. */
export const openZigbeeHub: OpenDialect = ({ willTopic }) => {
  const base = baseOf(willTopic)
  if (base === undefined) return undefined
  return {
    subscribe(filter) {
      if (filter === `${base}/#` || filter.startsWith(`${base}/`)) return 'commands'
      return /^(?:homeassistant|hass)\//.test(filter) ? 'nothing' : 'refused'
    },
    resume: () => undefined,
    greeting: () => [],
    listensTo(topic) {
      // Its messages for Home Assistant, where that is turned on.
      if (topic.startsWith('homeassistant/')) return 'no'
      if (!topic.startsWith(`${base}/`)) return 'foreign'
      const word = topic.slice(base.length + 1)
      return word.startsWith('bridge/') && !bridgeTopics.has(word) ? 'no' : 'yes'
    },
    take: () => ({ reports: [], replies: [] }),
    /** @param message `to`, below the base topic, and the `payload` as an object */
    send(topic, message) {
      if (topic !== 'command') return topic === 'request' ? undefined : []
      const { to, payload }: { to: string; payload: object } = JSON.parse(message)
      return [{ topic: `${base}/${to}`, payload: JSON.stringify(payload) }]
    },
  }
}
