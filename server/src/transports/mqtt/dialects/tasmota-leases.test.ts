import { expect, it } from 'vitest'
import { openTasmota } from './tasmota.ts'

const hour = 3_600

/** A board with two relays that has said what it does when it gets power. */
function open(powerOnState = 3, relays: object = { POWER1: 'OFF', POWER2: 'OFF' }) {
  const clock = { now: () => clock.at, at: 1_000_000 }
  const device = { identifier: 'plug', willTopic: 'tele/plug/LWT' }
  const translation = openTasmota(device, clock)
  if (!translation) throw new Error('This is not Tasmota')
  const take = (word: string, message: object) =>
    translation.take(`stat/plug/${word}`, Buffer.from(JSON.stringify(message)))
  const on = (leaseS?: number, state = 1, pin = 'POWER1') =>
    translation
      .send(
        'command',
        JSON.stringify({
          messageId: '7',
          action: 'on',
          pin,
          state,
          ...(leaseS && { for: leaseS }),
        }),
      )
      ?.map(({ topic, payload }) => `${topic.replace('cmnd/plug/', '')} ${payload}`)
  const said = (word: string, message: object) => {
    const { reports, replies } = take(word, message)
    const state = reports.findLast(({ topic }) => topic === 'state')?.message
    const sent = replies.map(
      ({ topic, payload }) => `${topic.replace('cmnd/plug/', '')} ${payload}`,
    )
    return { leases: Object(state).leases, sent }
  }
  const first = () => {
    take('STATUS', { Status: { PowerOnState: powerOnState } })
    return take('STATUS11', { StatusSTS: relays })
  }
  return { clock, on, said, first, resume: translation.resume }
}

const pulse = (set: number, relay = 1) => ({ [`PulseTime${relay}`]: { Set: set, Remaining: set } })

it('a lease is set before the relay is switched, and taken back once it is over', () => {
  const { clock, on, said, first } = open()
  expect(first().reports[0]?.message).toMatchObject({ features: ['lease'] })
  expect(on(60)).toEqual(['PulseTime1 160'])
  expect(said('RESULT', pulse(159)).sent).toEqual([])
  expect(said('RESULT', pulse(160)).sent).toEqual(['POWER1 ON'])
  expect(said('RESULT', pulse(160)).sent).toEqual([])
  expect(said('RESULT', { POWER1: 'ON' })).toEqual({
    leases: { POWER1: { messageId: '7', left: 60 } },
    sent: [],
  })
  clock.at += 59_500
  expect(said('RESULT', { POWER1: 'OFF' })).toEqual({
    leases: { POWER1: { messageId: '7', ended: 'time', ago: 0 } },
    sent: ['PulseTime1 0'],
  })
  expect(on()).toEqual(['POWER1 ON'])
})

it('who switches it off before, or on for longer, ends the lease', () => {
  const { on, said, first } = open()
  first()
  on(60)
  said('RESULT', pulse(160))
  said('RESULT', { POWER1: 'ON' })
  expect(on()).toEqual(['PulseTime1 0'])
  expect(said('RESULT', pulse(0)).sent).toEqual(['POWER1 ON'])
  expect(said('RESULT', { POWER1: 'ON' })).toEqual({ leases: undefined, sent: [] })

  on(60)
  // Else the next press at the wall would have its time.
  expect(on(undefined, 0)).toEqual(['POWER1 OFF', 'PulseTime1 0'])
  expect(said('RESULT', pulse(160)).sent).toEqual([])

  on(60)
  said('RESULT', pulse(160))
  said('RESULT', { POWER1: 'ON' })
  expect(said('RESULT', { POWER1: 'OFF' })).toEqual({ leases: undefined, sent: ['PulseTime1 0'] })
})

it('a board that answers once its command has failed switches nothing, and has the time of before', () => {
  const { clock, on, said, first } = open()
  first()
  on(60)
  clock.at += 5_000
  expect(said('RESULT', pulse(160)).sent).toEqual(['PulseTime1 0'])

  on(60)
  said('RESULT', pulse(160))
  said('RESULT', { POWER1: 'ON' })
  clock.at += 20_000
  on()
  clock.at += 10_000
  expect(said('RESULT', pulse(0)).sent).toEqual(['PulseTime1 130'])
  expect(said('RESULT', { POWER1: 'ON' }).leases).toEqual({ POWER1: { messageId: '7', left: 30 } })
})

it('the times of the firmware are tenths of seconds up to eleven, and whole ones from there', () => {
  const { on, first } = open()
  first()
  expect([on(1), on(11), on(12), on(18 * hour), on(24 * hour)]).toEqual([
    ['PulseTime1 10'],
    ['PulseTime1 110'],
    ['PulseTime1 112'],
    ['PulseTime1 64900'],
    ['PulseTime1 64900'],
  ])
})

it('a lease that is longer than the board can hold is set again, once', () => {
  const { clock, on, said, first } = open()
  first()
  on(24 * hour)
  said('RESULT', pulse(64_900))
  expect(said('RESULT', { POWER1: 'ON' }).sent).toEqual([])
  clock.at += 7 * hour * 1_000
  expect(said('RESULT', { POWER1: 'ON' })).toEqual({
    leases: { POWER1: { messageId: '7', left: 17 * hour } },
    sent: [`PulseTime1 ${17 * hour + 100}`],
  })
  expect(said('RESULT', { POWER1: 'ON' }).sent).toEqual([])
})

it('after another connection the time is set to what is left, as a restart begins it anew', () => {
  const on = { POWER1: 'ON', POWER2: 'OFF' }
  const { clock, resume, said, first } = open(3, on)
  const endsAt = clock.at + 30_000
  resume(new Map([['POWER1', { messageId: '7', endsAt }]]))
  expect(first().replies).toEqual([{ topic: 'cmnd/plug/PulseTime1', payload: '130' }])

  const late = open(3, on)
  late.resume(new Map([['POWER1', { messageId: '7', endsAt: late.clock.at - 5_000 }]]))
  expect(late.first().replies.map(({ payload }) => payload)).toEqual(['0', 'OFF'])
  expect(said('RESULT', { POWER1: 'ON' }).leases).toEqual({ POWER1: { messageId: '7', left: 30 } })

  const gone = open()
  gone.resume(new Map([['POWER1', { messageId: '7', endsAt: gone.clock.at - 5_000 }]]))
  expect(gone.first().reports.at(-1)?.message).toMatchObject({
    leases: { POWER1: { messageId: '7', ended: 'time', ago: 5 } },
  })
})

it('where a time would turn a relay on, or has none, the server ends leases', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`POWER${at + 1}`, 'OFF']))
  for (const one of [open(5), open(4), open(3, many), open(3, { POWER1: 'OFF', FanSpeed: 0 })]) {
    expect(one.first().reports[0]?.message).not.toHaveProperty('features')
  }
})

it('a light keeps its time while its level changes', () => {
  const { on, said, first } = open(3, { POWER: 'OFF', Dimmer: 40 })
  first()
  expect(on(60, 30, 'Dimmer')).toEqual(['PulseTime1 160'])
  expect(said('RESULT', pulse(160)).sent).toEqual(['Dimmer 30', 'POWER1 ON'])
  expect(said('RESULT', { POWER: 'ON', Dimmer: 30 }).leases).toEqual({
    Dimmer: { messageId: '7', left: 60 },
  })
})
