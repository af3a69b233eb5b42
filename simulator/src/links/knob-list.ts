import { type SensorName, sensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import {
  type PinKey,
  type PinState,
  pinKey,
  pinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { z } from 'zod'
import { HttpRefusal } from './loopback-http.ts'

/*
 * The knobs of simulated devices, for people's hands: each with its words, its body
 * and what it turns. knobs.ts serves them.
 */

/** The acts of a hand on a device. Each throws a Refusal when this device cannot. */
export type KnobDevice = {
  readonly identifier: string
  /** Everything there is to know about it, without its secret. */
  state(): object
  touch(touchPin: number, state?: PinState): void
  atWall(pin: PinKey, state?: PinState): void
  level(percent: number): void
  freeze(on: boolean): void
  drop(forMs?: number): void
  delay(ms: number): void
  duplicate(on: boolean): void
  deaf(on: boolean): void
  refuse(on: boolean): void
  plain(on: boolean): void
  stick(sensor: SensorName, on: boolean): void
  drift(sensor: SensorName, perHour: number): void
  clock(ppm: number): void
  reboot(): void
  secret(secret: string): void
}

export type Knob = {
  name: string
  help: string
  example: string
  turn: (device: KnobDevice, body: unknown) => void
}

const longestMs = 24 * 3_600_000
const milliseconds = z.int().min(0).max(longestMs)
const nothing = z.strictObject({})
const onOrOff = z.strictObject({ on: z.boolean().default(true) })

/** Every knob there is, in the order in which they are listed. */
export const knobs: readonly Knob[] = [
  knob('touch', 'a finger on a touch pad; without state it goes one further', {
    example: '{"touchPin":12}',
    // Pads switch the pins that the specification names: a fan has the most states.
    body: z.strictObject({ touchPin: z.int(), state: pinState.max(3).optional() }),
    turn: (device, { touchPin, state }) => device.touch(touchPin, state),
  }),
  knob(
    'wall',
    'a switch at the board, or what an input senses; without state it goes one further',
    {
      example: '{"pin":"window"}',
      body: z.strictObject({ pin: pinKey, state: pinState.optional() }),
      turn: (device, { pin, state }) => device.atWall(pin, state),
    },
  ),
  knob('level', 'fill or empty the tank of a WLM', {
    example: '{"percent":98}',
    body: z.strictObject({ percent: z.number() }),
    turn: (device, { percent }) => device.level(percent),
  }),
  knob('freeze', 'its program hangs: it reads and says nothing, its socket stays open', {
    example: '{"on":true}',
    body: onOrOff,
    turn: (device, { on }) => device.freeze(on),
  }),
  knob('drop', 'its connection breaks without a goodbye; forMs keeps it away', {
    example: '{"forMs":5000}',
    body: z.strictObject({ forMs: milliseconds.optional() }),
    turn: (device, { forMs }) => device.drop(forMs),
  }),
  knob('delay', 'everything it says leaves so many milliseconds later; 0 ends it', {
    example: '{"ms":6000}',
    body: z.strictObject({ ms: milliseconds }),
    turn: (device, { ms }) => device.delay(ms),
  }),
  knob('duplicate', 'it says everything twice', {
    example: '{"on":true}',
    body: onOrOff,
    turn: (device, { on }) => device.duplicate(on),
  }),
  knob('deaf', 'it gets commands, and neither answers nor obeys', {
    example: '{"on":true}',
    body: onOrOff,
    turn: (device, { on }) => device.deaf(on),
  }),
  knob('refuse', 'it answers every command with no', {
    example: '{"on":true}',
    body: onOrOff,
    turn: (device, { on }) => device.refuse(on),
  }),
  knob('plain', 'it has firmware without features from its next hello on: no leases, no sensors', {
    example: '{"on":true}',
    body: onOrOff,
    turn: (device, { on }) => device.plain(on),
  }),
  knob('stick', 'one of its sensors keeps saying what it says now', {
    example: '{"sensor":"temperature"}',
    body: onOrOff.extend({ sensor: sensorName }),
    turn: (device, { sensor, on }) => device.stick(sensor, on),
  }),
  knob('drift', 'one of its sensors goes astray by so much an hour; 0 makes it right again', {
    example: '{"sensor":"humidity","perHour":3}',
    body: z.strictObject({ sensor: sensorName, perHour: z.number().min(-1e6).max(1e6) }),
    turn: (device, { sensor, perHour }) => device.drift(sensor, perHour),
  }),
  knob(
    'clock',
    'its clock is fast by so many millionths, or slow below 0; up to 20 it is right to say it knows the time',
    {
      example: '{"ppm":15}',
      body: z.strictObject({ ppm: z.number().min(-1e5).max(1e5) }),
      turn: (device, { ppm }) => device.clock(ppm),
    },
  ),
  knob('reboot', 'it restarts: its connection breaks, every pin is off, it comes back', {
    example: '{}',
    body: nothing,
    turn: (device) => device.reboot(),
  }),
  knob('secret', 'it is given another secret and signs in anew', {
    example: '{"secret":"…"}',
    body: z.strictObject({ secret: z.string().min(1).max(256) }),
    turn: (device, { secret }) => device.secret(secret),
  }),
]

function knob<Body extends z.ZodType>(
  name: string,
  help: string,
  how: { example: string; body: Body; turn: (device: KnobDevice, body: z.output<Body>) => void },
): Knob {
  const { example, body, turn: turnWith } = how
  return {
    name,
    help,
    example,
    turn: (device, given) => {
      const read = body.safeParse(given)
      if (!read.success) {
        const [issue] = read.error.issues
        const message = [...(issue?.path ?? []), issue?.message].join(': ')
        throw new HttpRefusal(400, `${message}. Send for example ${example}`)
      }
      turnWith(device, read.data)
    },
  }
}
