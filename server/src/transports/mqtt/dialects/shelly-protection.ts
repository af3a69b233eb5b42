import { configMessage, type DeviceConfig } from '@roomwire/contracts/device/to-device.ts'
import type { DeviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'

/*
 * Limits that a Shelly keeps by itself (https://shelly-api-docs.shelly.cloud/gen2/ComponentsAndServices/Switch): the
 * settings `auto_off` and `initial_state` of each output. It has none for a time of rest, or for two outputs of which
 * only one is on: where a limit is one of these, it keeps none at all.
 */

type Fields = Readonly<Record<string, unknown>>
type Call = [id: number, method: string, params: object]

/** The ids of the calls begin here: no connection has so many commands. */
const firstId = 2 ** 40

const initialStates = { on: 'on', before: 'restore_last' } as const

/** The protection of one device's outputs. */
export function shellyProtection() {
  /** How long each output is on at most by the device's settings, s. */
  const longestOn = new Map<string, number>()
  let isUnable = false
  /** The version that is being stored, and the settings that are not answered yet, by the ids of their calls. */
  let version = ''
  const asked = new Map<number, { pin: string; config: Fields }>()

  /** Learns the settings of an output. */
  function learn(pin: string, { auto_off: isOn, auto_off_delay: delayS }: Fields): void {
    if (isOn === true && typeof delayS === 'number' && delayS > 0) longestOn.set(pin, delayS)
    else longestOn.delete(pin)
  }

  return {
    /** The features of the device: it cannot protect its pins where they were given limits that it does not have. */
    features: (): DeviceFeature[] => (isUnable ? ['lease'] : ['lease', 'protect']),

    learn,

    /** A lease as long as the output may be on: a timer takes the place of that limit. */
    within: (pin: string, leaseS: number): number => Math.min(leaseS, longestOn.get(pin) ?? leaseS),

    /** The calls that give the outputs their limits; undefined where it cannot keep them. */
    callsFor(message: string, outputs: readonly string[]): Call[] | undefined {
      const config = configMessage.parse(JSON.parse(message))
      isUnable = Object.entries(config.pins).some(
        ([pin, { shortestOff, notWith }]) =>
          shortestOff !== undefined || notWith !== undefined || !outputs.includes(pin),
      )
      if (isUnable) return undefined
      version = config.version
      asked.clear()
      return outputs.map((pin, at) => {
        const id = firstId + at
        const setting = settingOf(config.pins[pin])
        asked.set(id, { pin, config: setting })
        return [id, `${component(pin)}.SetConfig`, { id: numberOf(pin), config: setting }]
      })
    },

    /**
     * Takes the answer to one of these calls.
     * @returns the rest of a hello: the version that is stored once all are taken; undefined for another call
     */
    answered(id: number, isTaken: boolean): { config?: string } | undefined {
      const answered = asked.get(id)
      if (!answered) return undefined
      asked.delete(id)
      if (isTaken) learn(answered.pin, answered.config)
      else isUnable = true
      if (isUnable) return { config: '' }
      return asked.size === 0 ? { config: version } : {}
    },
  }
}

const component = (pin: string): string => (pin.startsWith('light.') ? 'Light' : 'Switch')

const numberOf = (pin: string): number => Number(pin.split('.')[1])

/** The settings of an output; one without limits keeps its state after a start as it was set at the device. */
function settingOf(limits: DeviceConfig['pins'][string] | undefined): Fields {
  const { longestOn, powerOn } = limits ?? {}
  const autoOff =
    longestOn === undefined ? { auto_off: false } : { auto_off: true, auto_off_delay: longestOn }
  return { ...autoOff, ...(limits && { initial_state: powerOn ? initialStates[powerOn] : 'off' }) }
}
