/** The first part of a topic of Tasmota, which says what kind of message it is. */
type Prefix = 'cmnd' | 'stat' | 'tele'

/** A command of Tasmota, the last word of its topic, and its value. */
export type Command = { command: string; value: string }

/** The topics of one device with Tasmota, as far as its settings let them vary. */
export type TasmotaTopics = {
  /** A topic of the device. */
  of(prefix: Prefix, word: string): string
  /** The last word of a topic of the device, undefined where it is not one. */
  wordOf(prefix: Prefix, topic: string): string | undefined
  /** Whether a filter names the commands of the device, or those of a group: these are never sent. */
  filter(filter: string): 'commands' | 'group' | undefined
}

/** The last word of the topic of its last will. */
const willWord = 'LWT'

/** Characters; no settings of Tasmota make a longer one. */
const longestTopic = 200

/**
 * Reads the topics from that of the last will: `tele/<topic>/LWT` as Tasmota comes, while the setting FullTopic
 * may turn them round and add parts.
 */
export function tasmotaTopics(willTopic: string): TasmotaTopics | undefined {
  const parts = willTopic.split('/')
  const before = parts.slice(0, -1)
  const at = before.indexOf('tele')
  const isOne = at >= 0 && at === before.lastIndexOf('tele') && before.length > 1
  const isPlain = willTopic.length <= longestTopic && before.every((part) => isName(part))
  if (!isOne || !isPlain || parts.at(-1) !== willWord) return undefined

  const startOf = (prefix: Prefix) => `${before.with(at, prefix).join('/')}/`
  const starts = { cmnd: startOf('cmnd'), stat: startOf('stat'), tele: startOf('tele') }
  return {
    of: (prefix, word) => starts[prefix] + word,
    wordOf: (prefix, topic) =>
      topic.startsWith(starts[prefix]) ? topic.slice(starts[prefix].length) : undefined,
    filter(filter) {
      if (filter === `${starts.cmnd}#`) return 'commands'
      const given = filter.split('/')
      // Also in the usual order: FullTopic does not change its second name, nor groups with SetOption75.
      const isOwnOrder = given.length === parts.length && given[at] === 'cmnd'
      const isUsualOrder = given.length === 3 && given[0] === 'cmnd'
      const isGroup = (isOwnOrder || isUsualOrder) && given.at(-1) === '#'
      return isGroup && given.slice(0, -1).every(isName) ? 'group' : undefined
    },
  }
}

const isName = (part: string): boolean => /^[^+#$/\s]+$/.test(part)
