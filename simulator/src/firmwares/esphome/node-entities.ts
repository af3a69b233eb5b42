import type { Sent, Taken } from './node-wire.ts'

/* The entities of a played node, by the messages that list them, tell how they are, and set them (api.proto). */

/** An entity that is played. */
export type PlayedEntity = {
  key: number
  /** The message that lists it, and its fields. */
  listed: readonly [type: number, fields: Sent]
  /** The message that tells how it is; undefined for one that has no state. */
  state(): readonly [type: number, fields: Sent] | undefined
  /** The number of the command that sets it, and what that does. */
  command?: readonly [type: number, take: (fields: Taken) => void]
  /** Somebody is at the board: it changes by itself. */
  press(): void
}

const keyOf = (key: number) => ({ fixed: key })
const named = (key: number, id: string, name: string) => ({ 1: id, 2: keyOf(key), 3: name })

/** A relay: it says how it is only where that has changed, as stock. */
export function playSwitch(key: number, name: string, changed: () => void): PlayedEntity {
  let isOn = false
  const set = (next: boolean) => {
    if (next === isOn) return
    isOn = next
    changed()
  }
  return {
    key,
    listed: [17, named(key, idOf(name), name)],
    state: () => [26, { 1: keyOf(key), 2: isOn }],
    command: [33, (fields) => set(fields.whole(2) !== 0)],
    press: () => set(!isOn),
  }
}

/** A light with a brightness. */
export function playLight(key: number, name: string, changed: () => void): PlayedEntity {
  let [isOn, level] = [false, 1]
  return {
    key,
    listed: [15, { ...named(key, idOf(name), name), 12: [3] }],
    state: () => [24, { 1: keyOf(key), 2: isOn, 3: { float: level }, 11: 3 }],
    command: [
      32,
      (fields) => {
        if (fields.whole(2) !== 0) isOn = fields.whole(3) !== 0
        if (fields.whole(4) !== 0) level = fields.float(5)
        changed()
      },
    ],
    press() {
      isOn = !isOn
      changed()
    },
  }
}

/** A fan with speeds. */
export function playFan(key: number, name: string, changed: () => void, speeds = 3): PlayedEntity {
  let [isOn, speed] = [false, 1]
  return {
    key,
    listed: [14, { ...named(key, idOf(name), name), 6: true, 8: speeds }],
    state: () => [23, { 1: keyOf(key), 2: isOn, 6: speed }],
    command: [
      31,
      (fields) => {
        if (fields.whole(2) !== 0) isOn = fields.whole(3) !== 0
        if (fields.whole(10) !== 0) speed = fields.whole(11)
        changed()
      },
    ],
    press() {
      isOn = !isOn
      changed()
    },
  }
}

/** A cover with a position, which moves for so many ms. */
export function playCover(
  key: number,
  name: string,
  changed: () => void,
  movesMs = 60,
): PlayedEntity {
  let [position, goal] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  function go(next: number): void {
    clearTimeout(timer)
    goal = next
    timer = setTimeout(() => {
      position = goal
      changed()
    }, movesMs).unref()
    changed()
  }
  return {
    key,
    listed: [13, { ...named(key, idOf(name), name), 6: true, 12: true }],
    state() {
      const operation = goal > position ? 1 : goal < position ? 2 : 0
      return [22, { 1: keyOf(key), 3: { float: position }, 5: operation }]
    },
    command: [
      30,
      (fields) => {
        if (fields.whole(8) !== 0) {
          clearTimeout(timer)
          position = (position + goal) / 2
          goal = position
          changed()
        } else if (fields.whole(4) !== 0) go(fields.float(5))
      },
    ],
    press: () => go(position > 0 ? 0 : 1),
  }
}

/** A button; `pressed` hears of each press. */
export function playButton(key: number, name: string, pressed: () => void): PlayedEntity {
  return {
    key,
    listed: [61, named(key, idOf(name), name)],
    state: () => undefined,
    command: [62, pressed],
    press: pressed,
  }
}

/** A contact. */
export function playContact(key: number, name: string, changed: () => void): PlayedEntity {
  let isOpen = false
  return {
    key,
    listed: [12, { ...named(key, idOf(name), name), 5: 'window' }],
    state: () => [21, { 1: keyOf(key), 2: isOpen }],
    press() {
      isOpen = !isOpen
      changed()
    },
  }
}

/** A thermometer; a press makes it warmer. */
export function playSensor(key: number, name: string, changed: () => void): PlayedEntity {
  let value = 21.35
  return {
    key,
    listed: [16, { ...named(key, idOf(name), name), 6: '°C', 7: 1, 9: 'temperature' }],
    state: () => [25, { 1: keyOf(key), 2: { float: value } }],
    press() {
      value += 0.5
      changed()
    },
  }
}

/** A text, which has no place in a home of switches and numbers. */
export const playText = (key: number, name: string): PlayedEntity => ({
  key,
  listed: [18, named(key, idOf(name), name)],
  state: () => [27, { 1: keyOf(key), 2: 'sunny' }],
  press: () => undefined,
})

const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')
