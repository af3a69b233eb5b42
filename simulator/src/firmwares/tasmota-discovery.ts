export type TasmotaOptions = {
  /** The `%topic%` of its settings. */
  topic: string
  /** Twelve hexadecimal digits. */
  mac: string
  /** The names of its relays, by their number. */
  names: readonly string[]
  /** A shutter is moved by its first two relays; a button switches no relay (SetOption73). */
  has?: { fan?: boolean; dimmer?: boolean; meter?: boolean; shutter?: boolean; button?: boolean }
  /** How its settings build topics. */
  fullTopic?: string
}

/** How its settings build topics as it comes. */
export const defaultFullTopic = '%prefix%/%topic%/'

/** The `config` of its discovery: what it says about itself. */
export function discoveryOf(
  { mac, names, topic, has, fullTopic = defaultFullTopic }: TasmotaOptions,
  ip: string,
) {
  const typeOf = (at: number) => {
    if (at >= names.length) return 0
    if (has?.shutter && at < 2) return 3
    return has?.dimmer && at === names.length - 1 ? 2 : 1
  }
  return {
    ip,
    dn: topic,
    fn: names,
    hn: topic,
    mac,
    md: 'Generic',
    ty: 0,
    if: has?.fan ? 1 : 0,
    ofln: 'Offline',
    onln: 'Online',
    state: ['OFF', 'ON', 'TOGGLE', 'HOLD'],
    sw: '14.6.0',
    t: topic,
    ft: fullTopic,
    tp: ['cmnd', 'stat', 'tele'],
    rl: Array.from({ length: 32 }, (_, at) => typeOf(at)),
    btn: [has?.button ? 1 : 0, 0, 0, 0],
    so: { '73': has?.button ? 1 : 0, '114': 0 },
    ver: 1,
  }
}
