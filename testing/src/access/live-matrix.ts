import type { LiveAction } from '@roomwire/contracts/live/from-browser.ts'
import type { Answers } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { missingId } from './http-objects.ts'

/**
 * The outcome of a page's message: it is done, there is no such thing as far as they
 * may know, or it makes no sense.
 */
export type LiveOutcome = 'no socket' | 'done' | 'hidden' | 'refused'

type LiveCase = {
  message(world: AccessWorld): object
  /** `bound`: done for a guest of that very device, hidden from guests of another one. */
  answers: Answers<LiveOutcome | 'bound'>
}
type LiveRow = Record<string, LiveCase>

/** Subscribes to a room: whoever sees the room may. */
const subscribe = (type: LiveAction): LiveRow => ({
  living: {
    message: ({ rooms }) => ({ type, roomId: rooms.living }),
    answers: { nobody: 'no socket', withoutHome: 'hidden', else: 'done' },
  },
  kitchen: {
    message: ({ rooms }) => ({ type, roomId: rooms.kitchen }),
    answers: {
      nobody: 'no socket',
      managers: 'done',
      family: 'done',
      guestOfHome: 'done',
      else: 'hidden',
    },
  },
  foreign: {
    message: ({ rooms }) => ({ type, roomId: rooms.foreign }),
    answers: { nobody: 'no socket', else: 'hidden' },
  },
  missing: {
    message: () => ({ type, roomId: missingId }),
    answers: { nobody: 'no socket', else: 'hidden' },
  },
  malformed: {
    message: () => ({ type, roomId: '1 or 1=1' }),
    answers: { nobody: 'no socket', else: 'refused' },
  },
})

/** Unsubscribes from a room: everybody may, since it tells nothing about the room. */
const unsubscribe = (type: LiveAction): LiveRow => ({
  living: {
    message: ({ rooms }) => ({ type, roomId: rooms.living }),
    answers: { nobody: 'no socket', else: 'done' },
  },
  kitchen: {
    message: ({ rooms }) => ({ type, roomId: rooms.kitchen }),
    answers: { nobody: 'no socket', else: 'done' },
  },
  foreign: {
    message: ({ rooms }) => ({ type, roomId: rooms.foreign }),
    answers: { nobody: 'no socket', else: 'done' },
  },
  missing: {
    message: () => ({ type, roomId: missingId }),
    answers: { nobody: 'no socket', else: 'done' },
  },
  malformed: {
    message: () => ({ type, roomId: 0 }),
    answers: { nobody: 'no socket', else: 'refused' },
  },
})

/**
 * Pings, or subscribes to the home, or unsubscribes: everybody may, since it is their own, and shows what
 * they may see of it. No other home can be named.
 */
const own = (type: LiveAction): LiveRow => ({
  own: {
    message: () => ({ type }),
    answers: { nobody: 'no socket', else: 'done' },
  },
  foreign: {
    message: ({ rooms }) => ({ type, roomId: rooms.foreign }),
    answers: { nobody: 'no socket', else: 'refused' },
  },
  missing: {
    message: () => ({ type, roomId: missingId }),
    answers: { nobody: 'no socket', else: 'refused' },
  },
  malformed: {
    message: () => ({ type, home: 1 }),
    answers: { nobody: 'no socket', else: 'refused' },
  },
})

/**
 * Switches a pin of a device: whoever sees the device may.
 * @param kind of a device that knows the action.
 */
function control(
  action: LiveAction,
  kind: 'SC' | 'PC' | 'WLM' | 'OWN',
  details: object = {},
): LiveRow {
  const to = (deviceIdentifier: string) => () => ({ deviceIdentifier, action, ...details })
  return {
    living: {
      message: to(`${kind}-LIVING`),
      answers: {
        nobody: 'no socket',
        guestOfDevice: 'bound',
        withoutHome: 'hidden',
        else: 'done',
      },
    },
    kitchen: {
      message: to(`${kind}-KITCHEN`),
      answers: {
        nobody: 'no socket',
        managers: 'done',
        family: 'done',
        guestOfHome: 'done',
        else: 'hidden',
      },
    },
    'in no room': {
      message: to(`${kind}-NOWHERE`),
      answers: { nobody: 'no socket', managers: 'done', else: 'hidden' },
    },
    foreign: {
      message: to(`${kind}-FOREIGN`),
      answers: { nobody: 'no socket', else: 'hidden' },
    },
    missing: {
      message: to(`${kind}-MISSING`),
      answers: { nobody: 'no socket', else: 'hidden' },
    },
    malformed: {
      message: to('no/such'),
      answers: { nobody: 'no socket', else: 'refused' },
    },
  }
}

/** Every action of a page, with every object it is tried with. */
export const liveMatrix: Record<LiveAction, LiveRow> = {
  subscribeRoom: subscribe('subscribeRoom'),
  unsubscribeRoom: unsubscribe('unsubscribeRoom'),
  subscribeHome: own('subscribeHome'),
  unsubscribeHome: own('unsubscribeHome'),
  ping: own('ping'),
  on: control('on', 'SC', { pin: 18 }),
  off: control('off', 'SC', { pin: 19 }),
  setFanState: control('setFanState', 'PC', { pin: 13, state: 2 }),
  pumpOn: control('pumpOn', 'WLM'),
  pumpOff: control('pumpOff', 'WLM'),
  ledOn: control('ledOn', 'WLM'),
  ledOff: control('ledOff', 'WLM'),
  setLevel: control('setLevel', 'OWN', { pin: 'lamp', state: 30 }),
  setCover: control('setCover', 'OWN', { pin: 'blind', state: 30 }),
  stop: control('stop', 'OWN', { pin: 'blind' }),
  press: control('press', 'OWN', { pin: 'gate' }),
}
