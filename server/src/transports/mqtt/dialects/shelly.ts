import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import type { DeviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Clock } from '../../../platform/clock.ts'
import { readCommand } from '../../read-command.ts'
import { declaredOnce } from './declared-once.ts'
import type { FirmwareMessage, OpenDialect, Report, Taken, Translation } from './dialect.ts'
import { isRecord, readFirmwareJson, shortText, wordOf } from './firmware-json.ts'
import { type ComponentStatus, readComponents, shellyReadings } from './shelly-components.ts'
import { coverCall, shellyCovers } from './shelly-covers.ts'
import { shellyInputs } from './shelly-inputs.ts'
import { shellyLeases } from './shelly-leases.ts'
import { shellyProtection } from './shelly-protection.ts'
import { openRequests, requestTo } from './shelly-requests.ts'

/*
 * Shelly devices of the second generation and later (https://shelly-api-docs.shelly.cloud/gen2/). They are asked by
 * JSON-RPC on `<prefix>/rpc`, answer on the topic that the question names, and tell what has changed on
 * `<prefix>/events/rpc`.
 */

type Fields = Readonly<Record<string, unknown>>

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

function translate(prefix: string, clock: Clock): Translation {
  const names = new Map<string, string>()
  /** Its outputs; undefined before it has told all of them. */
  let known: ReadonlyMap<string, 'switch' | 'level' | 'cover'> | undefined
  const requests = openRequests(firstCommand)
  const leases = shellyLeases(clock)
  const covers = shellyCovers()
  const inputs = shellyInputs()
  const once = declaredOnce()
  /** Requests in answer to the last message of the device. */
  let replies: FirmwareMessage[] = []

  const protection = shellyProtection()
  /** A hello says each time what the device can do; one without that would take it back. Limits need known outputs. */
  const hello = (message: object) => helloOf(message, known ? protection.features() : ['lease'])

  const answersTo = `${prefix}/roomwire`
  const request = requestTo(`${prefix}/rpc`, answersTo)

  /** Takes a status: all of it, or only what has changed. */
  function takeStatus(status: Fields, isWhole: boolean): Report[] {
    const components = readComponents(status)
    const moved = covers.take(status)
    if (isWhole) {
      const outputs = components.map(({ pin, kind }) => [pin, kind] as const)
      known = new Map([
        ...(known ?? []),
        ...outputs,
        ...moved.map(({ pin }) => [pin, 'cover'] as const),
      ])
    }
    const all: ComponentStatus[] = [...components, ...moved, ...inputs.take(status)]
    const switched = all.filter(({ state }) => state !== undefined)
    for (const { pin, state = 0, timer } of switched) {
      const asked = requests.tell(pin, state)
      // It tells the timer of a command before it answers that.
      if (asked && timer && state === asked.state && timer.durationS === asked.leaseS) {
        leases.begin(pin, asked.messageId, asked.leaseS)
      }
    }
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
  function declaration() {
    const outputs = [...(known ?? [])].map(
      ([key, kind]) =>
        [key, kind === 'cover' ? { kind, position: covers.hasPlace(key) } : { kind }] as const,
    )
    const all = known ? [...outputs, ...inputs.all()] : []
    return once.pins(all.map(([key, form]) => ({ key, ...nameOf(names.get(key)), ...form })))
  }

  const stateReport = (
    components: readonly ComponentStatus[],
    unixTime?: number,
    isWhole = false,
  ) => reportOf(components, (one) => leases.report(one, unixTime), isWhole)

  /**
   * The answer to a command says that the device has done it: where nothing changes by it, nothing else is told. Where
   * it has told another state meanwhile, it is asked which one is the newer.
   */
  function takeAnswer(id: number, answer: Fields): Report[] {
    if (isRecord(answer.result)) {
      if (id === askInfo) return hello(firmwareOf(answer.result.ver))
      if (id === askConfig) return takeConfig(answer.result)
      if (id === askStatus) return takeStatus(answer.result, true)
    }
    const limited = protection.answered(id, answer.error === undefined)
    if (limited) return hello(limited)
    const command = requests.take(id)
    if (!command) return []
    const { pin, state, messageId, leaseS, told } = command
    if (answer.error !== undefined) {
      return [{ topic: 'ack', message: { messageId, ok: false, error: errorIn(answer.error) } }]
    }
    if (known?.get(pin) === 'cover') {
      const unmoved = covers.unmoved(pin, state)
      return unmoved ? [stateReport([unmoved])] : []
    }
    const isHeld = leases.begin(pin, messageId, leaseS)
    if (told !== undefined && told !== state) replies.push(request(askStatus, 'Shelly.GetStatus'))
    // Pages need not hear once more what it has told already.
    return told === undefined || (told === state && isHeld) ? [stateReport([{ pin, state }])] : []
  }

  /** Gives the outputs their limits, or asks for something whose answer tells that it cannot. */
  function configure(message: string): FirmwareMessage[] {
    const outputs = [...(known ?? [])].flatMap(([pin, kind]) => (kind === 'cover' ? [] : pin))
    const calls = protection.callsFor(message, outputs)
    return calls?.map((call) => request(...call)) ?? [request(askInfo, 'Shelly.GetDeviceInfo')]
  }

  function takeConfig(config: Fields): Report[] {
    for (const [component, settings] of Object.entries(config)) {
      if (isRecord(settings)) protection.learn(pinOf(component), settings)
      const name = isRecord(settings) ? settings.name : undefined
      if (typeof name === 'string' && name !== '') names.set(pinOf(component), shortText(name))
    }
    inputs.learn(config)
    return hello(declaration())
  }

  return {
    subscribe: (filter) => placeOf(prefix, filter),

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
        replies = []
        return { reports: takeAnswer(Number(wordOf(id)), message), replies }
      }
      if (method === 'NotifyEvent' && isRecord(params)) {
        return { reports: inputs.pressedIn(params).map(pressReport), replies: [] }
      }
      const isStatus = method === 'NotifyStatus' || method === 'NotifyFullStatus'
      if (!isStatus || !isRecord(params)) return { reports: [], replies: [] }
      return { reports: takeStatus(params, method === 'NotifyFullStatus'), replies: [] }
    },

    send(topic, message) {
      if (topic === 'config') return configure(message)
      if (topic !== 'command') return topic === 'request' ? undefined : []
      return commandsFor({ known, requests, protection, covers, request }, message)
    },
  }
}

/** The place of a filter among its topics. */
function placeOf(prefix: string, filter: string): ReturnType<Translation['subscribe']> {
  if (filter === `${prefix}/rpc`) return 'commands'
  const isOwn = filter === `${prefix}/command` || filter.startsWith(`${prefix}/command/`)
  return isOwn || filter === 'shellies/command' ? 'nothing' : 'refused'
}

/** A hello, where there is something to say. */
const helloOf = (message: object, features: readonly DeviceFeature[]): Report[] =>
  Object.keys(message).length === 0 ? [] : [{ topic: 'hello', message: { ...message, features } }]

type Sending = {
  known: ReadonlyMap<string, 'switch' | 'level' | 'cover'> | undefined
  requests: ReturnType<typeof openRequests>
  protection: ReturnType<typeof shellyProtection>
  covers: ReturnType<typeof shellyCovers>
  request(id: number, method: string, params?: object): FirmwareMessage
}

/** The call that a command is; undefined for a pin that the device does not have. */
function commandsFor(
  { known, requests, protection, covers, request }: Sending,
  message: string,
): FirmwareMessage[] | undefined {
  const { pin, messageId, state, leaseS } = readCommand(message)
  const kind = known?.get(pin)
  if (!kind) return undefined
  const heldS = state > 0 && leaseS !== undefined ? protection.within(pin, leaseS) : undefined
  const id = requests.add({ pin, state, messageId, leaseS: heldS })
  if (kind === 'cover') return [request(id, ...coverCall(pin, state, covers.hasPlace(pin)))]
  return [request(id, ...setCall(pin, kind, state, heldS))]
}

/** The words of a device that refuses a call. */
function errorIn(error: unknown): string {
  const { message } = isRecord(error) ? error : {}
  return typeof message === 'string' ? shortText(message, 200) : 'The device refuses'
}

/**
 * How pins are, with their leases: the device itself switches them off.
 * @param isWhole whether nothing of it need have changed just now: then nobody was at the wall
 */
function reportOf(
  components: readonly ComponentStatus[],
  leaseOf: (component: ComponentStatus) => object | undefined,
  isWhole: boolean,
): Report {
  const running: Record<string, object> = {}
  const pins: Record<string, number> = {}
  const moves: Record<string, CoverMove> = {}
  const atWall: string[] = []
  for (const component of components) {
    const { pin, state, moving, source } = component
    if (state === undefined) continue
    pins[pin] = state
    if (moving) moves[pin] = moving
    const lease = leaseOf(component)
    if (lease) running[pin] = lease
    if (!isWhole && isWall(source)) atWall.push(pin)
  }
  const wall = atWall.length > 0 ? { atWall } : {}
  const moving = Object.keys(moves).length > 0 ? { moving: moves } : {}
  return { topic: 'state', message: { pins, leases: running, ...moving, ...wall } }
}

/** A press of a button: each is a report of its own. */
const pressReport = (pin: string): Report => ({ topic: 'state', message: { pressed: [pin] } })

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

const nameOf = (name: string | undefined) => (name === undefined ? {} : { name })

/** `switch:0` is the pin `switch.0`. */
const pinOf = (component: string): string => component.replace(':', '.')

/** A button at the device, or a switch that is wired to it. */
const isWall = (source: unknown): boolean =>
  source === 'button' || source === 'switch' || source === 'input'

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
