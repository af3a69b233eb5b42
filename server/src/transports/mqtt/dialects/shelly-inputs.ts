import { isRecord, wordOf } from './firmware-json.ts'
import type { ComponentStatus } from './shelly-components.ts'

type Fields = Readonly<Record<string, unknown>>

/** An input: a button that tells its presses, or a switch or sensor that is on or off. */
type InputPin = { kind: 'button'; output: false } | { kind: 'input' }

/** Presses, as the device tells them: those after it was let go. */
const presses = new Set(['single_push', 'double_push', 'triple_push', 'long_push'])

/** The inputs of a Shelly that are pins of their own. */
export function shellyInputs() {
  const inputs = new Map<string, InputPin>()
  return {
    /** The inputs, by pin. */
    all: (): ReadonlyMap<string, InputPin> => inputs,

    /** Learns from the settings what the inputs are. One that switches an output is part of that. */
    learn(config: Fields): void {
      for (const [name, settings] of Object.entries(config)) {
        const [, number] = /^input:(\d{1,2})$/.exec(name) ?? []
        if (number === undefined || !isRecord(settings) || isWired(config, number)) continue
        if (settings.enable === false) continue
        const pin = `input.${number}`
        if (settings.type === 'button') inputs.set(pin, { kind: 'button', output: false })
        if (settings.type === 'switch') inputs.set(pin, { kind: 'input' })
      }
    },

    /** How the inputs are that a status names. */
    take(status: Fields): ComponentStatus[] {
      return [...inputs].flatMap(([pin, { kind }]) => {
        const fields = status[pin.replace('.', ':')]
        const state = isRecord(fields) ? fields.state : undefined
        return kind === 'input' && typeof state === 'boolean' ? { pin, state: Number(state) } : []
      })
    },

    /** The buttons that were pressed, each as often as it was. */
    pressedIn({ events }: Fields): string[] {
      const list: unknown[] = Array.isArray(events) ? events : []
      return list.flatMap((one) => {
        if (!isRecord(one) || typeof one.event !== 'string' || !presses.has(one.event)) return []
        const pin = wordOf(one.component)?.replace(':', '.') ?? ''
        return inputs.get(pin)?.kind === 'button' ? [pin] : []
      })
    },
  }
}

/** Whether an input switches an output of the device: that of its number, or the cover that has two of them. */
function isWired(config: Fields, number: string): boolean {
  const cover = `cover:${Math.floor(Number(number) / 2)}`
  const outputs = [config[`switch:${number}`], config[`light:${number}`], config[cover]]
  return outputs.some(
    (one) => isRecord(one) && one.in_mode !== undefined && one.in_mode !== 'detached',
  )
}
