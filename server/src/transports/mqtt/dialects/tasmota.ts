import type { DownlinkTopic } from '@roomwire/contracts/device/topics.ts'
import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import { readCommand } from '../../read-command.ts'
import { declaredOnce } from './declared-once.ts'
import type { FirmwareMessage, OpenDialect, Report, Taken, Translation } from './dialect.ts'
import { isRecord, readFirmwareJson, shortText } from './firmware-json.ts'
import { tasmotaButtons } from './tasmota-buttons.ts'
import { tasmotaLeases } from './tasmota-leases.ts'
import { tasmotaPins } from './tasmota-pins.ts'
import { tasmotaReadings } from './tasmota-readings.ts'
import { type ShutterState, tasmotaShutters } from './tasmota-shutters.ts'
import { type Command, type TasmotaTopics, tasmotaTopics } from './tasmota-topics.ts'

/*
 * Tasmota (https://tasmota.github.io/docs/MQTT/). It takes commands on `cmnd/<topic>/…`, answers on `stat/<topic>/…`,
 * and tells by itself on `tele/<topic>/…`. It never acknowledges a command: its answer says how the pin is.
 */

type Fields = Readonly<Record<string, unknown>>

/** Begins a connection of a device with Tasmota. */
export const openTasmota: OpenDialect = ({ identifier, willTopic }, clock) => {
  const topics = tasmotaTopics(willTopic ?? `tele/${identifier}/LWT`)
  return topics && translate(topics, clock)
}

/** Answers to commands, by the last word of their topic: with SetOption4 it is that of the command. */
const answers =
  /^(?:RESULT|STATUS(?:2|3|5|10|11|13)?|POWER\d*|PULSETIME\d*|FANSPEED|DIMMER|SHUTTER\w*|BUTTON\d*)$/
const discovery = /^tasmota\/discovery\/([0-9A-F]{12})\/(config|sensors)$/

function translate(topics: TasmotaTopics, clock: Clock): Translation {
  const shutters = tasmotaShutters()
  const buttons = tasmotaButtons()
  const pins = tasmotaPins(shutters)
  const leases = tasmotaLeases(clock)
  const once = declaredOnce()
  let mac: string | undefined
  /** The state that a relay takes when the board gets power; undefined while the board has not said that. */
  let powerOnState: unknown
  /** Commands in answer to the last messages of the board. */
  let replies: Command[] = []

  /** Whether it ends leases by itself. With some settings a time turns a relay on, or none can be set. */
  const hasLeases = () =>
    pins.haveTimes() && typeof powerOnState === 'number' && powerOnState <= lastPowerOnState

  /** A hello says each time what the board can do; one without that would take it back. */
  const hello = (message: object): Report[] => [
    { topic: 'hello', message: { ...message, ...(hasLeases() && { features: ['lease'] }) } },
  ]

  /** How its pins and its connection are. */
  function takeState(state: Fields): Report[] {
    const isNew = pins.learn(state)
    const isTelling = isNew || state.Wifi !== undefined
    const facts = isTelling ? hello({ ...factsOf(state), ...declaration() }) : []
    return [...facts, ...stateReport(state)]
  }

  /** Its pins for a hello, once all of them are known. */
  const declaration = () =>
    buttons.areMissing() ? {} : once.pins([...pins.declared(), ...buttons.declared()])

  function stateReport(message: Fields): Report[] {
    const states = pins.statesIn(message)
    const covers = shutters.statesIn(message)
    const pressed = buttons.pressedIn(message)
    if (states.size + covers.length + pressed.length === 0) return []
    const running: Record<string, object> = {}
    for (const [pin, reported] of states) {
      const lease = leases.report(pin, pins.relayOf(pin) ?? '', reported)
      if (lease?.report) running[pin] = lease.report
      replies.push(...(lease?.commands ?? []))
    }
    return [reportOf({ states, running, covers, pressed })]
  }

  /** The board says how the times of relays are set. */
  function takePulses(answer: Fields): void {
    for (const [field, value] of Object.entries(answer)) {
      const [, number] = /^PulseTime(\d{1,2})$/.exec(field) ?? []
      if (number === undefined) continue
      const set = isRecord(value) ? value.Set : value
      replies.push(...leases.isSet(`POWER${number}`, set))
    }
  }

  function takeSensors(sensors: Fields): Report[] {
    const found = [...tasmotaReadings(sensors)].slice(0, limits.declaredReadingsMax)
    return [...stateReport(shuttersIn(sensors)), ...once.readings(new Map(found), hello)]
  }

  /** Takes the discovery that it sends 10 s after its start, and again after each connection. */
  function takeDiscovery(config: Fields): Report[] {
    const isOther = pins.describe(config)
    // Its states were not taken while its pins were not declared, or its words for on and off not known.
    if (buttons.areMissing() || isOther) replies.push(...everything)
    buttons.describe(config)
    return hello({ ...ipOf(config.ip), ...firmwareOf(config.sw), ...declaration() })
  }

  function takeAnswer(answer: Fields): Report[] {
    const { Status, StatusFWR, StatusLOG, StatusNET, StatusSHT, StatusSNS, StatusSTS } = answer
    if (isRecord(Status)) {
      pins.describe({ fn: Status.FriendlyName })
      powerOnState = Status.PowerOnState
    }
    takePulses(answer)
    if (isRecord(StatusLOG)) buttons.learn(StatusLOG)
    if (isRecord(StatusSHT)) shutters.learn(StatusSHT)
    if (isRecord(StatusFWR)) return hello(firmwareOf(StatusFWR.Version))
    if (isRecord(StatusNET)) return hello(ipOf(StatusNET.IPAddress))
    if (isRecord(StatusSNS)) return takeSensors(StatusSNS)
    if (isRecord(StatusSTS)) return takeState(StatusSTS)
    // The answer to STATE has all of it, the answer to a command one pin.
    return answer.Wifi === undefined ? stateReport(answer) : takeState(answer)
  }

  function reportsOf(topic: string, fields: Fields): Report[] {
    if (discovery.test(topic)) return takeDiscovery(fields)
    const telemetry = topics.wordOf('tele', topic)
    if (telemetry === 'STATE') return takeState(fields)
    if (telemetry === 'SENSOR') return takeSensors(fields)
    return takeAnswer(fields)
  }

  return {
    subscribe(filter) {
      const place = topics.filter(filter)
      if (place === undefined) return 'refused'
      return place === 'commands' ? 'commands' : 'nothing'
    },

    resume: leases.resume,

    greeting: () => everything.map(messageOf),

    listensTo(topic) {
      const answer = topics.wordOf('stat', topic)
      if (answer !== undefined) return answers.test(answer) ? 'yes' : 'no'
      const telemetry = topics.wordOf('tele', topic)
      if (telemetry !== undefined)
        return telemetry === 'STATE' || telemetry === 'SENSOR' ? 'yes' : 'no'
      // It sends itself an empty command as it connects.
      if (topics.wordOf('cmnd', topic) !== undefined) return 'no'
      const [, own, word] = discovery.exec(topic) ?? []
      mac ??= own
      if (own === undefined || own !== mac) return 'foreign'
      return word === 'config' ? 'yes' : 'no'
    },

    take(topic, payload): Taken {
      // A state alone repeats the JSON before it; an empty message takes a retained one back.
      if (payload[0] !== openingBrace) return { reports: [], replies: [] }
      replies = []
      const reports = reportsOf(topic, readFirmwareJson(payload))
      return { reports, replies: replies.map(messageOf) }
    },

    send: (topic, message) => commandsFor(topic, message),
  }

  function messageOf({ command, value }: Command): FirmwareMessage {
    return { topic: topics.of('cmnd', command), payload: value }
  }

  function commandsFor(topic: DownlinkTopic, message: string): FirmwareMessage[] | undefined {
    if (topic !== 'command') return topic === 'request' ? undefined : []
    return commandsOf({ pins, shutters, leases }, message)?.map(messageOf)
  }
}

type Board = {
  pins: ReturnType<typeof tasmotaPins>
  shutters: ReturnType<typeof tasmotaShutters>
  leases: ReturnType<typeof tasmotaLeases>
}

/** The commands of the firmware that a command is; undefined for a pin that it does not have. */
function commandsOf({ pins, shutters, leases }: Board, message: string) {
  const { pin, messageId, state, leaseS } = readCommand(message)
  const moved = shutters.commandsFor(pin, state)
  if (moved) return moved
  const commands = pins.commandsFor(pin, state)
  const relay = pins.relayOf(pin)
  if (!commands || relay === undefined) return commands
  if (state === 0) return [...commands, ...leases.drop(relay)]
  const lease = leaseS === undefined ? undefined : { messageId, leaseS }
  return leases.begin({ pin, relay }, commands, lease)
}

type Told = {
  states: ReadonlyMap<string, number>
  running: Readonly<Record<string, object>>
  covers: readonly ShutterState[]
  pressed: readonly string[]
}

/** A report of pins, with what there is to some of them. */
function reportOf({ states, running, covers, pressed }: Told): Report {
  const isHeld = Object.keys(running).length > 0
  const places = covers.map(({ pin, state }) => [pin, state] as const)
  const moving = covers.flatMap(({ pin, moving }) => (moving ? [[pin, moving] as const] : []))
  const message = {
    pins: Object.fromEntries([...states, ...places]),
    ...(isHeld && { leases: running }),
    ...(moving.length > 0 && { moving: Object.fromEntries(moving) }),
    ...(pressed.length > 0 && { pressed }),
  }
  return { topic: 'state', message }
}

/** Asks which relays are those of blinds, where it has any, and then for all that there is. */
const everything: readonly Command[] = [
  { command: 'STATUS', value: '13' },
  { command: 'STATUS', value: '0' },
]

/** The blinds among its sensors. */
const shuttersIn = (sensors: Fields): Fields =>
  Object.fromEntries(Object.entries(sensors).filter(([name]) => /^Shutter\d/.test(name)))

/** The highest PowerOnState with which a time turns a relay off: it stays as it was, or is turned over. */
const lastPowerOnState = 3

const openingBrace = '{'.charCodeAt(0)

/** The facts about its uptime, memory and connection. */
function factsOf({ UptimeSec, Heap, Wifi }: Fields) {
  const signal = isRecord(Wifi) ? Wifi.Signal : undefined
  return {
    ...(isCount(UptimeSec) && { uptime: UptimeSec }),
    ...(isCount(Heap) && { freeMemory: Heap * 1024 }),
    ...(Number.isInteger(signal) && { rssi: signal }),
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const firmwareOf = (version: unknown) =>
  typeof version === 'string' ? { firmware: shortText(`Tasmota ${version}`) } : {}

const ipOf = (address: unknown) => (ipv4.safeParse(address).success ? { ip: address } : {})
