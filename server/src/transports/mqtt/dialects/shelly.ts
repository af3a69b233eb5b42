import { commandMessage } from '@roomwire/contracts/device/to-device.ts'
import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import type { Clock } from '../../../platform/clock.ts'
import { declaredOnce } from './declared-once.ts'
import type { FirmwareMessage, OpenDialect, Report, Taken, Translation } from './dialect.ts'
import { isRecord, readFirmwareJson, shortText } from './firmware-json.ts'
import { type ComponentStatus, readComponents, shellyReadings } from './shelly-components.ts'
import { shellyLeases } from './shelly-leases.ts'

/*
 * Shelly devices of the second generation and later (https://shelly-api-docs.shelly.cloud/gen2/). They are asked by
 * JSON-RPC on `<prefix>/rpc`, answer on the topic that the question names, and tell what has changed on
 * `<prefix>/events/rpc`.
 */

type Fields = Readonly<Record<string, unknown>>

/** A command that is not answered yet. */
type Asked = { pin: string; state: number; messageId: string; leaseS: number | undefined }

/** Begins a connection of a Shelly. */
export const openShelly: OpenDialect = ({ identifier, willTopic }, clock) => {
  const topic = willTopic ?? `${identifier}/online`
  const prefix = topic.slice(0, -'/online'.length)
  return topic.endsWith('/online') && isPrefix(prefix) ? translate(prefix, clock) : undefined
}

/** Whether a text is a topic prefix of a Shelly: not of our own topics or older firmware, without wildcards. */
const isPrefix = (prefix: string): boolean =>
  /^[^+#$/\s][^+#$\s]{0,199}$/.test(prefix) && !/^(?:devices|shellies)(?:\/|$)/.test(prefix)

const [askInfo, askConfig, askStatus, firstCommand] = [1, 2, 3, 4]
/** Requests that wait for an answer; the oldest of more is forgotten. */
const askedMost = 64

function translate(prefix: string, clock: Clock): Translation {
  const names = new Map<string, string>()
  const known = new Map<string, 'switch' | 'level'>()
  const asked = new Map<number, Asked>()
  const leases = shellyLeases(clock)
  const once = declaredOnce()
  let nextId = firstCommand

  const answersTo = `${prefix}/roomwire`
  const request = (id: number, method: string, params?: object): FirmwareMessage => ({
    topic: `${prefix}/rpc`,
    payload: JSON.stringify({ id, src: answersTo, method, ...(params && { params }) }),
  })

  /** Takes a status: all of it, or only what has changed. */
  function takeStatus(status: Fields, isWhole: boolean): Report[] {
    const components = readComponents(status)
    for (const { pin, kind } of components) {
      if (isWhole && pin !== undefined) known.set(pin, kind)
    }
    const switched = components.filter(({ pin, state }) => pin !== undefined && state !== undefined)
    return [
      ...hello({ ...factsOf(status), ...declaration() }),
      ...(switched.length > 0 ? [stateReport(switched, unixTimeOf(status), isWhole)] : []),
      ...once.readings(
        shellyReadings(status, (pin) => names.get(pin)),
        hello,
      ),
    ]
  }

  /** Its pins for a hello, where they are not as they were declared. */
  const declaration = () =>
    once.pins(
      [...known].map(([key, kind]) => {
        const name = names.get(key)
        return name === undefined ? { key, kind } : { key, name, kind }
      }),
    )

  /**
   * How pins are, with their leases: the device itself switches them off.
   * @param isWhole whether nothing of it need have changed just now: then nobody was at the wall
   */
  function stateReport(
    components: readonly ComponentStatus[],
    unixTime?: number,
    isWhole = false,
  ): Report {
    const running: Record<string, object> = {}
    const pins: Record<string, number> = {}
    const atWall: string[] = []
    for (const { pin, state, source, timer } of components) {
      if (pin === undefined || state === undefined) continue
      pins[pin] = state
      const lease = leases.report({ pin, state, source, timer }, unixTime)
      if (lease) running[pin] = lease
      if (!isWhole && isWall(source)) atWall.push(pin)
    }
    const wall = atWall.length > 0 ? { atWall } : {}
    return { topic: 'state', message: { pins, leases: running, ...wall } }
  }

  /** The answer to a command says that the device has done it: where nothing changes by it, nothing else is told. */
  function takeAnswer(id: number, answer: Fields): Report[] {
    if (isRecord(answer.result)) {
      if (id === askInfo) return hello(firmwareOf(answer.result.ver))
      if (id === askConfig) return takeConfig(answer.result)
      if (id === askStatus) return takeStatus(answer.result, true)
    }
    const command = asked.get(id)
    asked.delete(id)
    if (!command) return []
    const { pin, state, messageId, leaseS } = command
    if (answer.error !== undefined) {
      const { message } = isRecord(answer.error) ? answer.error : {}
      const error = typeof message === 'string' ? shortText(message, 200) : 'The device refuses'
      return [{ topic: 'ack', message: { messageId, ok: false, error } }]
    }
    leases.begin(pin, messageId, leaseS)
    return [stateReport([{ pin, state }])]
  }

  function takeConfig(config: Fields): Report[] {
    for (const [component, settings] of Object.entries(config)) {
      const name = isRecord(settings) ? settings.name : undefined
      if (typeof name === 'string' && name !== '') names.set(pinOf(component), shortText(name))
    }
    return hello(declaration())
  }

  function commandsFor(message: string): FirmwareMessage[] | undefined {
    const { pin, state, messageId, for: leaseS } = commandMessage.parse(JSON.parse(message))
    const kind = known.get(pin)
    if (!kind || state === undefined) return undefined
    const id = nextId
    nextId += 1
    const oldest = asked.size >= askedMost ? asked.keys().next().value : undefined
    if (oldest !== undefined) asked.delete(oldest)
    asked.set(id, { pin, state, messageId, leaseS: state > 0 ? leaseS : undefined })
    return [request(id, ...setCall(pin, kind, state, leaseS))]
  }

  return {
    subscribe(filter) {
      if (filter === `${prefix}/rpc`) return 'commands'
      const isOwn = filter === `${prefix}/command` || filter.startsWith(`${prefix}/command/`)
      return isOwn || filter === 'shellies/command' ? 'nothing' : 'refused'
    },

    resume: leases.resume,

    greeting: () => [
      request(askInfo, 'Shelly.GetDeviceInfo'),
      request(askConfig, 'Shelly.GetConfig'),
      request(askStatus, 'Shelly.GetStatus'),
    ],

    listensTo(topic) {
      if (topic === `${prefix}/events/rpc` || topic === `${answersTo}/rpc`) return 'yes'
      return topic.startsWith(`${prefix}/`) || topic === 'shellies/announce' ? 'no' : 'foreign'
    },

    take(topic, payload): Taken {
      const message = readFirmwareJson(payload)
      const { method, params, id } = message
      if (topic === `${answersTo}/rpc`) {
        return { reports: takeAnswer(Number(id), message), replies: [] }
      }
      const isStatus = method === 'NotifyStatus' || method === 'NotifyFullStatus'
      if (!isStatus || !isRecord(params)) return { reports: [], replies: [] }
      return { reports: takeStatus(params, method === 'NotifyFullStatus'), replies: [] }
    },

    send(topic, message) {
      if (topic !== 'command') return topic === 'request' ? undefined : []
      return commandsFor(message)
    },
  }
}

/** The call that sets a pin, and its parameters. */
function setCall(
  pin: string,
  kind: 'switch' | 'level',
  state: number,
  leaseS: number | undefined,
): [string, object] {
  const [component, number] = pin.split('.')
  const params = {
    id: Number(number),
    on: state > 0,
    ...(kind === 'level' && state > 0 && { brightness: state }),
    ...(state > 0 && leaseS !== undefined && { toggle_after: leaseS }),
  }
  return [`${component === 'light' ? 'Light' : 'Switch'}.Set`, params]
}

/** `switch:0` is the pin `switch.0`. */
const pinOf = (component: string): string => component.replace(':', '.')

/** A button at the device, or a switch that is wired to it. */
const isWall = (source: unknown): boolean =>
  source === 'button' || source === 'switch' || source === 'input'

/** A hello says each time that the device switches itself off after a time; one without would take that back. */
const hello = (message: object): Report[] =>
  Object.keys(message).length === 0
    ? []
    : [{ topic: 'hello', message: { ...message, features: ['lease'] } }]

const firmwareOf = (version: unknown) =>
  typeof version === 'string' ? { firmware: shortText(`Shelly ${version}`) } : {}

const unixTimeOf = ({ sys }: Fields): number | undefined =>
  isRecord(sys) && typeof sys.unixtime === 'number' ? sys.unixtime : undefined

function factsOf({ wifi, sys }: Fields) {
  const { sta_ip: ip, rssi } = isRecord(wifi) ? wifi : {}
  const { uptime, ram_free: free } = isRecord(sys) ? sys : {}
  return {
    ...(ipv4.safeParse(ip).success && { ip }),
    ...(Number.isInteger(rssi) && rssi !== 0 && { rssi }),
    ...(Number.isInteger(uptime) && { uptime }),
    ...(Number.isInteger(free) && { freeMemory: free }),
  }
}
