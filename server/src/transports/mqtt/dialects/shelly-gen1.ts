import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { readCommand } from '../../read-command.ts'
import { declaredOnce, type FirmwareReading } from './declared-once.ts'
import type { OpenDialect, Report, Translation } from './dialect.ts'
import { isReading, isRecord, readFirmwareJson, shortText } from './firmware-json.ts'
import { type Gen1State, gen1Pins } from './shelly-gen1-pins.ts'

/*
 * Shelly devices of the first generation (https://shelly-api-docs.shelly.cloud/gen1/#mqtt-support). All topics are
 * below `shellies/<id>/`, with one value each, as plain text for the most part. Every half minute, and when it is
 * asked to, a device repeats all of them.
 */

type Fields = Readonly<Record<string, unknown>>

/** Begins a connection of a Shelly of the first generation. */
export const openShellyGen1: OpenDialect = ({ identifier, willTopic }) => {
  const topic = willTopic ?? `shellies/${identifier}/online`
  const [, id] = /^shellies\/([^+#$/\s]{1,64})\/online$/.exec(topic) ?? []
  return id === undefined || id === 'command' ? undefined : translate(`shellies/${id}/`)
}

const power = { name: 'Power', unit: 'W', kind: 'power', decimals: 0 } as const
const energy = { name: 'Energy', unit: 'kWh', kind: 'energy', decimals: 2 } as const
const temperature = { name: 'Temperature', unit: '°C', kind: 'temperature', decimals: 1 } as const
const humidity = { name: 'Humidity', unit: '%', kind: 'humidity', decimals: 0 } as const
const battery = { name: 'Battery', unit: '%', decimals: 0 } as const
const voltage = { name: 'Voltage', unit: 'V', kind: 'voltage', decimals: 0 } as const

const outside = {
  name: 'External temperature',
  unit: '°C',
  kind: 'temperature',
  decimals: 1,
} as const
const outsideHumidity = {
  name: 'External humidity',
  unit: '%',
  kind: 'humidity',
  decimals: 0,
} as const

/**
 * The numbers of a device, by the ends of their topics. The energy of outputs is in watt minutes. A Shelly 2 has one
 * meter for both relays, which has no number.
 */
const measured: readonly { word: RegExp; factor: number; declared: FirmwareReading['declared'] }[] =
  [
    { word: /^(?:relay|roller|light|emeter)(?:\/\d{1,2})?\/power$/, factor: 1, declared: power },
    {
      word: /^(?:relay|roller|light)(?:\/\d{1,2})?\/energy$/,
      factor: 1 / 60_000,
      declared: energy,
    },
    { word: /^emeter\/\d{1,2}\/total$/, factor: 1 / 1_000, declared: energy },
    { word: /^(?:sensor\/)?temperature$/, factor: 1, declared: temperature },
    { word: /^sensor\/humidity$/, factor: 1, declared: humidity },
    { word: /^ext_temperature\/\d$/, factor: 1, declared: outside },
    { word: /^ext_humidity\/\d$/, factor: 1, declared: outsideHumidity },
    { word: /^sensor\/battery$/, factor: 1, declared: battery },
    { word: /^voltage$/, factor: 1, declared: voltage },
  ]

/** The value of an external sensor that is not there. */
const noSensor = 999

const output = /^(?:relay\/\d{1,2}|roller\/\d{1,2}(?:\/pos)?|light\/\d{1,2}(?:\/status)?)$/
const press = /^input_event\/(\d{1,2})$/

function translate(root: string): Translation {
  const pins = gen1Pins()
  const once = declaredOnce()
  /** The topics of the first round; undefined once that is over: until then its pins are not all known. */
  let firstRound: Set<string> | undefined = new Set()

  const hello = (message: object): Report[] =>
    Object.keys(message).length === 0 ? [] : [{ topic: 'hello', message }]

  /** The first round of its pins ends with all that it says of itself, or where it begins anew. */
  function endOfRound(word: string): boolean {
    const isOfRound = word === 'info' || output.test(word) || press.test(word)
    if (!firstRound || !isOfRound) return false
    const isOver = word === 'info' || firstRound.has(word)
    firstRound.add(word)
    if (isOver) firstRound = undefined
    return isOver
  }

  function reportsOf(word: string, payload: Buffer): Report[] {
    const [, button] = press.exec(word) ?? []
    if (word === 'announce') return takeAnnounce(readFirmwareJson(payload))
    if (word === 'info') return takeInfo(readFirmwareJson(payload))
    if (button !== undefined) {
      const pressed = pins.takePress(Number(button), readFirmwareJson(payload))
      return [...declaration(), ...pressed.map((pin) => stateReport([], [pin]))]
    }
    if (!output.test(word)) return takeNumber(word, payload)
    const states = pins.take(word, payload)
    return firstRound || states.length === 0 ? [] : [...declaration(), stateReport(states)]
  }

  const declaration = () => (firstRound ? [] : hello(once.pins(pins.declared())))

  function takeAnnounce({ fw_ver: version, ip }: Fields): Report[] {
    const firmware = typeof version === 'string' ? shortText(`Shelly ${version}`) : ''
    return hello({ ...(firmware && { firmware }), ...ipOf(ip) })
  }

  function takeInfo(info: Fields): Report[] {
    pins.takeAll(info)
    const { wifi_sta: wifi, uptime, ram_free: free } = info
    const { ip, rssi } = isRecord(wifi) ? wifi : {}
    return hello({
      ...ipOf(ip),
      ...(isSignal(rssi) && { rssi }),
      ...(isCount(uptime) && { uptime }),
      ...(isCount(free) && { freeMemory: free }),
    })
  }

  function takeNumber(word: string, payload: Buffer): Report[] {
    const known = measured.find((one) => one.word.test(word))
    const value = Number(payload.toString('utf8', 0, 32)) * (known?.factor ?? 1)
    if (!known || payload.length === 0 || !isReading(value)) return []
    if (word.startsWith('ext_') && value === noSensor) return []
    const { declared } = known
    const number = Number(/\/(\d{1,2})(?:\/|$)/.exec(word)?.[1] ?? 0)
    const name = number === 0 ? declared.name : `${declared.name} (${number + 1})`
    const key = word.replaceAll('/', '_').slice(0, 32)
    const reading = { declared: { ...declared, name }, value: Number(value.toFixed(6)) }
    return once.readings(new Map([[key, reading]]), hello)
  }

  return {
    subscribe(filter) {
      if (filter === 'shellies/command') return 'nothing'
      return filter.startsWith(root) && !/[+#]/.test(filter) ? 'commands' : 'refused'
    },

    resume: () => undefined,

    /** The second round ends the first one of a device that does not say all of itself at once. */
    greeting: () =>
      ['announce', 'update', 'update'].map((payload) => ({ topic: `${root}command`, payload })),

    listensTo(topic) {
      if (topic === 'shellies/announce') return 'no'
      if (!topic.startsWith(root)) return 'foreign'
      const word = topic.slice(root.length)
      const isKnown =
        word === 'announce' || word === 'info' || output.test(word) || press.test(word)
      return isKnown || measured.some((one) => one.word.test(word)) ? 'yes' : 'no'
    },

    take(topic, payload) {
      const word = topic.slice(root.length)
      const reports = reportsOf(word, payload)
      if (!endOfRound(word)) return { reports, replies: [] }
      const states = pins.states()
      const whole = states.length > 0 ? [stateReport(states)] : []
      return { reports: [...reports, ...declaration(), ...whole], replies: [] }
    },

    send(topic, message) {
      if (topic !== 'command') return topic === 'request' ? undefined : []
      const { pin, state } = readCommand(message)
      return pins.commandsFor(pin, state)?.map((one) => ({ ...one, topic: root + one.topic }))
    },
  }
}

/** A report of pins and presses. */
function stateReport(states: readonly Gen1State[], pressed: readonly string[] = []): Report {
  const moving = states.flatMap(({ pin, moving }) => (moving ? [[pin, moving] as const] : []))
  const message = {
    pins: Object.fromEntries(states.map(({ pin, state }) => [pin, state])),
    ...(moving.length > 0 && { moving: Object.fromEntries(moving) }),
    ...(pressed.length > 0 && { pressed }),
  }
  return { topic: 'state', message }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isSignal = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) < 0 && Number(value) >= -200

const ipOf = (address: unknown) => (ipv4.safeParse(address).success ? { ip: address } : {})
