import { type PinKey, pinTouchedBy } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { checkReported } from '../../features/devices/rules/device-pins.ts'

/*
 * Reports as their senders mean them (docs/device-protocol.md, Spellings): spellings with one certain
 * meaning become those of the contract. What is left as it is, is refused in words: a state by the pin it is of, all
 * else by the contract.
 */

type Spelled = (value: unknown) => unknown
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with its fields read one by one; what is no object stays. */
const eachField = (value: unknown, read: (inner: unknown, key: string) => unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner, key)]))
    : value

/** An object without the fields that are null: the device does not know them. */
const withoutNulls = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
    : value

/** An object with some of its fields read; fields that are null are left out. */
const fields = (value: unknown, spelled: Readonly<Record<string, Spelled>>): unknown =>
  withoutNulls(
    eachField(value, (inner, key) => (Object.hasOwn(spelled, key) ? spelled[key]?.(inner) : inner)),
  )

/** The forms of a device's pins. */
type Forms = ReadonlyMap<PinKey, PinForm>

/** A number with a decimal point. A comma may mean thousands. */
const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i
const notNumber = /^[-+]?(?:nan|inf(?:inity)?|ovf)$/i

/** A number that is sent as text. */
function number(value: unknown): unknown {
  if (typeof value !== 'string' || !decimal.test(value.trim())) return value
  const read = Number(value)
  return read === 0 ? 0 : read
}

/** The number of a reading; null where the device does not know it. */
export const readingAsMeant: Spelled = (value) =>
  typeof value === 'string' && notNumber.test(value.trim()) ? null : number(value)

/** How a device declares a reading. */
export const declaredAsMeant: Spelled = (value) => fields(value, { decimals: number })

const ofOnOff = new Map<unknown, number>([
  ...([
    ['on', 1],
    ['true', 1],
    ['1', 1],
    [true, 1],
  ] as const),
  ...([
    ['off', 0],
    ['false', 0],
    ['0', 0],
    [false, 0],
  ] as const),
])
/** The state of a pin. `on` says nothing certain of what has several states that are on. */
function pinState(forms: Forms, pin: unknown, value: unknown): unknown {
  const form = typeof pin === 'string' ? forms.get(pin) : undefined
  const spelled = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (form?.kind === 'level' || form?.kind === 'cover') return number(value)
  if (form?.kind !== 'fan' && ofOnOff.has(spelled)) return ofOnOff.get(spelled)
  const names = form?.kind === 'fan' ? form.levels : form?.kind === 'input' ? form.texts : []
  const named = names.findIndex(
    (name, state) => spelled === name.toLowerCase() || spelled === `${state}`,
  )
  return named < 0 ? value : named
}

/** The same of one of its pins. @throws Refusal 'invalid_input' with the states that the pin has. */
function ownPinState(forms: Forms, pin: string | undefined, value: unknown): unknown {
  const state = pinState(forms, pin, value)
  if (pin !== undefined && forms.has(pin)) checkReported(forms, pin, state)
  return state
}

/** A tank's level is a text; `–` where the device does not know it. */
function waterLevel(value: unknown): unknown {
  if (value === null) return '–'
  return typeof value === 'number' ? String(value) : value
}

const lease: Spelled = (value) => fields(value, { left: number, ago: number })

/** Each report of a device, in the spelling of the contract. */
export const asMeant = {
  hello: (value: unknown) =>
    fields(value, { uptime: number, rssi: number, freeMemory: number, askedAt: number }),
  state: (value: unknown, forms: Forms) =>
    fields(value, {
      pins: (pins) => eachField(pins, (inner, key) => ownPinState(forms, key, inner)),
      leases: (leases) => withoutNulls(eachField(leases, lease)),
      waterLevel,
    }),
  touch: (value: unknown, forms: Forms) => {
    const touched = fields(value, { touchPin: number })
    const pad = isFields(touched) ? touched.touchPin : undefined
    const pin = typeof pad === 'number' ? pinTouchedBy(pad) : undefined
    return fields(touched, { state: (inner) => ownPinState(forms, pin, inner) })
  },
  ack: (value: unknown) => fields(value, { left: number }),
  reply: (value: unknown) => fields(value, { status: number, rssi: number }),
  runs: (value: unknown, forms: Forms) =>
    fields(value, {
      runs: (runs) =>
        Array.isArray(runs)
          ? runs.map((run: unknown) =>
              fields(run, {
                schedule: number,
                at: number,
                state: (inner) => pinState(forms, isFields(run) ? run.pin : undefined, inner),
              }),
            )
          : runs,
    }),
}
