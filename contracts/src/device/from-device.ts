import { z } from 'zod'
import { fanLevels, pinKey, pinState } from '../vocabulary/device-kind.ts'
import { textsOfInput } from '../vocabulary/input-texts.ts'
import { ipv4 } from '../vocabulary/ipv4.ts'
import { limits } from '../vocabulary/limits.ts'
import type { DeclaredPin, PinForm, PinKind } from '../vocabulary/pin-form.ts'
import {
  coverMove,
  inputSense,
  inputTexts,
  levelStep,
  pinKind,
  pinLevels,
} from '../vocabulary/pin-form-fields.ts'
import { plainText } from '../vocabulary/plain-text.ts'
import { readingKey, readingKind, readingValue } from '../vocabulary/series.ts'

/*
 * The reports of a device, one JSON object each. Unknown fields are ignored, so
 * that newer firmware works with an older server.
 */

const text = (max: number) => plainText(max, 'must be a text')
const notObject = 'A message is a JSON object'
const yesOrNo = z.boolean('must be true or false')

/** A whole number from one to another, both included. */
function whole(min: number, max: number) {
  const message =
    max === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, ${min} or more`
      : `must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}
const count = whole(0, Number.MAX_SAFE_INTEGER)

/** A reading that the device will send: its name, and how its numbers are read. */
export const declaredReading = z.object(
  {
    name: text(64).min(1, 'is required'),
    /** The unit as it is written behind a number, e.g. `°C`. */
    unit: text(16).optional(),
    kind: readingKind.optional(),
    /** How many decimals are shown. */
    decimals: whole(0, 4).optional(),
  },
  'must be an object',
)

/** A pin that the device has: a proposal for its name, its kind, and the details of that. */
export const declaredPin = z.object(
  {
    key: pinKey,
    name: text(64).optional(),
    kind: pinKind.optional(),
    /** The names of a fan's states, that of off first; OFF, Low, Med and High without it. */
    levels: pinLevels.optional(),
    /** The smallest change of a level, %; 1 without it. */
    step: levelStep.optional(),
    /** Whether a cover can stand half open, and says where it stands; true without it. */
    position: yesOrNo.optional(),
    /** Whether a cover can be stopped on its way; true without it. */
    stop: yesOrNo.optional(),
    /** Whether the device never reports the state of the pin: a command to it ends as sent. */
    assumed: yesOrNo.optional(),
    /** Whether people can press a button from afar; true without it. */
    output: yesOrNo.optional(),
    /** The subject of an input; `other` without it. */
    senses: inputSense.optional(),
    /** The texts for 0 and 1 of an input; those of its subject without it. */
    texts: inputTexts.optional(),
  },
  'must be an object',
)

/** The pins of a device in the order in which it shows them; they stand for all that it declared before. */
export const declaredPins = z
  .array(declaredPin, 'must be a list')
  .max(limits.pinsMax, `must have ${limits.pinsMax} items at most`)

/** Reads a declaration: what is left out is as usual. */
export function readDeclaredPin({
  key,
  name,
  ...declared
}: z.infer<typeof declaredPin>): DeclaredPin {
  return { key, name: name || null, form: formOf(declared) }
}

function formOf({
  kind = 'switch',
  levels = [...fanLevels],
  step = 1,
  position = true,
  stop = true,
  output = true,
  assumed = false,
  senses = 'other',
  texts = [...textsOfInput[senses]],
}: Omit<z.infer<typeof declaredPin>, 'key' | 'name'>): PinForm {
  const forms: { [Kind in PinKind]: Extract<PinForm, { kind: Kind }> } = {
    switch: { kind: 'switch' },
    fan: { kind: 'fan', levels },
    level: { kind: 'level', step },
    // Where one stops on its way is not known.
    cover: { kind: 'cover', position: position && !assumed, ...(!stop && { stop }) },
    button: { kind: 'button', output },
    input: { kind: 'input', senses, texts },
  }
  const form = forms[kind]
  return assumed && form.kind !== 'input' ? { ...form, assumed } : form
}

/** The device introduces itself: after connecting, and again when it likes, each minute for example. */
export const hello = z.object(
  {
    firmware: text(64).optional(),
    ip: ipv4.optional(),
    /** Seconds since the device started. */
    uptime: count.optional(),
    /** Wi-Fi signal, dBm. */
    rssi: whole(-200, 50).optional(),
    /** Bytes. */
    freeMemory: count.optional(),
    /** Its other readings, by the keys under which it sends them. One that is left out stays declared. */
    readings: z
      .record(readingKey, declaredReading, 'must be an object: key → what it is')
      .optional(),
    /** Its pins, where its identifier does not say them. Without it they stay as they were declared last. */
    pins: declaredPins.optional(),
    /** The names of its features; those that the server does not know are for a newer one. */
    features: z
      .array(text(32), 'must be a list of texts')
      .max(16, 'must have 16 items at most')
      .optional(),
    /** The version of the config that it has stored; absent or empty while it has none. */
    config: text(32).optional(),
    /** The version of the plan that it has stored and does; absent or empty while it has none, or does not know the time. */
    plan: text(32).optional(),
    /** It asks for the time: any number that it knows the moment by at which it has asked, such as ms since its start. */
    askedAt: count.optional(),
  },
  notObject,
)
export type Hello = z.infer<typeof hello>

/**
 * A lease of a pin: switches it off some time after a command, which it is named by. One without
 * a name comes from the pin's protection alone: the pin is on for as long as it may be.
 */
export const leaseReport = z.object(
  {
    /** The id of the command. */
    messageId: z.string('must be a text').max(64, 'must have 64 characters at most').optional(),
    /** Seconds until it ends; absent once it has ended. */
    left: whole(0, limits.leaseMaxS).optional(),
    /** Why it has ended: its time was over, the device has started anew, or it was on for as long as it may be. */
    ended: z.enum(['time', 'reboot', 'longest'], 'must be time, reboot or longest').optional(),
    /** Seconds since it has ended. */
    ago: count.optional(),
  },
  'must be an object',
)
export type LeaseReport = z.infer<typeof leaseReport>

/** The state of the pins; a missing pin keeps its last reported state. */
export const state = z.object(
  {
    /**
     * The states by key; the kind of the device, or its own declaration, says which keys there are. Null for an input
     * whose state the device does not know.
     */
    pins: z.record(z.string(), pinState.nullable(), 'must be an object: pin → state').optional(),
    /** The last lease of each pin in the same report; a pin without one has none. */
    leases: z.record(z.string(), leaseReport, 'must be an object: pin → lease').optional(),
    /** The covers in the same report that move, and where to; the others stand still. */
    moving: z
      .record(z.string(), coverMove, 'must be an object: cover → opening or closing')
      .optional(),
    /** The buttons that were pressed just now: each press is told once. */
    pressed: z
      .array(pinKey, 'must be a list of buttons')
      .max(limits.pinsMax, `must have ${limits.pinsMax} items at most`)
      .optional(),
    /** The pins in the same report that somebody has switched at the board itself: at the wall, say. */
    atWall: z
      .array(pinKey, 'must be a list of pins')
      .max(limits.pinsMax, `must have ${limits.pinsMax} items at most`)
      .optional(),
    /** Water level monitors: the level as the device writes it, e.g. `72%` or `HIGH`. */
    waterLevel: text(64).optional(),
    ip: ipv4.optional(),
  },
  notObject,
)
export type State = z.infer<typeof state>

/** Readings of the device, by the keys that a `hello` has declared; one left out stays, and null is not known. */
export const readings = z.object(
  { readings: z.record(readingKey, readingValue.nullable(), 'must be an object: key → number') },
  notObject,
)
export type Readings = z.infer<typeof readings>

/** Somebody touched a pad at the wall; `state` is the new state of its pin. */
export const touch = z.object(
  {
    touchPin: whole(limits.touchPinMin, limits.touchPinMax),
    state: pinState,
  },
  notObject,
)
export type Touch = z.infer<typeof touch>

/** The device has read a command: it will apply it (`ok: true`) or it refuses, with a reason. */
export const ack = z.object(
  {
    messageId: z.string('is not that of a command').max(64, 'is not that of a command'),
    ok: yesOrNo,
    error: text(200).optional(),
    /** The reason of the pin's protection, with `ok: false`: the pin must rest, or the other one is on. */
    why: z.enum(['resting', 'interlocked'], 'must be resting or interlocked').optional(),
    /** Seconds that it must still rest. */
    left: whole(0, limits.leaseMaxS).optional(),
  },
  notObject,
)
export type Ack = z.infer<typeof ack>

/** One entry of its plan that the device has done, or has left alone because somebody held the pin. */
const run = z.object(
  {
    schedule: count,
    /** When it was due, as the plan has it, epoch ms. */
    at: count,
    pin: pinKey,
    /** The state that the pin has taken, or was to take. */
    state: pinState,
    held: z.literal(true, 'can only be true').optional(),
  },
  'must be an object',
)
export type RunReport = z.infer<typeof run>

/** Runs of its plan that the device has done without a server; each counts once, however often it is sent. */
export const runs = z.object(
  {
    runs: z
      .array(run, 'must be a list')
      .max(limits.planEntriesMax, `must have ${limits.planEntriesMax} items at most`),
  },
  notObject,
)
export type Runs = z.infer<typeof runs>

/** The answer to a request (see to-device.ts), like that of the device's own local page. */
export const reply = z.object(
  {
    /** The id of the request. It becomes part of a bus subject, so it has no dots or blanks. */
    requestId: z.string().regex(/^[\w-]{1,64}$/, 'is not that of a request'),
    ok: yesOrNo,
    /** The HTTP status with which the local page would have answered. */
    status: whole(100, 599).optional(),
    error: text(200).optional(),
    ip: ipv4.optional(),
    ssid: text(64).optional(),
    rssi: whole(-200, 50).optional(),
  },
  notObject,
)
export type DeviceReply = z.infer<typeof reply>

/** The text of the last will, on the `status` topic. */
export const offline = 'offline'
