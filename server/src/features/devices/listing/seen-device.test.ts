/** Somebody with one pin of a device learns nothing of the others, whatever happens to them. */
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { actorOf, grant } from '@roomwire/testing/access/any-actor.ts'
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentDevice } from '../../../transports/device-presenter.ts'
import type { ShownDevice } from '../records/shown-device.ts'
import { Twin } from '../twins/twin.ts'
import { seenDevice } from './seen-device.ts'

const connectedAt = 1_000
const stored = shownDevice({ rev: [3, 0], connectedAt, pinOrder: ['21', '19', '18', '25'] })
const guestOf = (...pins: PinKey[]) =>
  actorOf('guest', { grants: pins.map((pin) => grant({ deviceId: 1, pin })) })

/** All that this guest can read of the device. */
const read = (guest: ReturnType<typeof guestOf>, device: ShownDevice) => {
  const seen = seenDevice(guest, device, 0)
  return seen && JSON.stringify(presentDevice(seen, 'guests'))
}

function withoutRev(guest: ReturnType<typeof guestOf>, device: ShownDevice): [string, number] {
  const { rev, ...shown } = JSON.parse(read(guest, device) ?? '')
  return [JSON.stringify(shown), rev[1]]
}

/** Something that happens to a pin: a report, a press, the end of every press on it, a new name, or a reading of its board. */
const kind = fc.constantFrom('report', 'press', 'end', 'name', 'reading')
type Happening = {
  pin: PinKey
  kind: 'report' | 'press' | 'end' | 'name' | 'reading'
  state: PinState
}

function happen(twin: Twin, { pin, kind, state }: Happening, now: number): void {
  if (kind === 'report') twin.report({ pins: new Map([[pin, state]]), facts: { rssi: -now } }, now)
  else if (kind === 'reading') twin.hear(now)
  else if (kind === 'press') twin.keep(twin.request(commandFor(pin, state)), now)
  else if (kind === 'name') twin.setSettings(named(twin.shown, pin, `Lamp ${state}`))
  else twin.drop(twin.pending.filter(({ row }) => row.pin === pin))
}

/** The device as it is stored once a pin has a new name. */
const named = (device: ShownDevice, pin: PinKey, name: string): ShownDevice => ({
  ...device,
  settingsVersion: device.settingsVersion + 1,
  pins: device.pins.map((one) =>
    one.key === pin ? { ...one, name, settingsChanges: one.settingsChanges + 1 } : one,
  ),
})

describe('a device of which somebody sees some pins only', () => {
  it('ROLE-3 has those pins in the home’s order, and nothing that tells of the others', () => {
    const twin = new Twin({ ...stored, waterLevel: '80%' }, [])
    twin.report(
      {
        pins: new Map([
          ['18', 1],
          ['19', 1],
        ]),
        facts: { firmware: '1.0' },
      },
      2_000,
    )
    const shown = JSON.parse(read(guestOf('18', '21'), twin.shown) ?? '')
    expect(Object.keys(shown.pins)).toEqual(['18', '21'])
    expect(shown).toMatchObject({
      partial: true,
      pin_order: ['21', '18'],
      waterLevelString: null,
      firmware: null,
      lastSeenAt: connectedAt,
    })
    expect(shown.pins['18']).toMatchObject({ state: 1, reportedAt: connectedAt })
  })

  it('LIVE-2 tells since when an input is not known', () => {
    const twin = new Twin(stored, [])
    twin.report({ pins: new Map([['18', null]]), facts: {} }, 3_000)
    twin.report({ pins: new Map([['18', null]]), facts: {} }, 4_000)
    const shown = JSON.parse(read(guestOf('18'), twin.shown) ?? '')
    expect(shown.pins['18']).toMatchObject({ state: null, reportedAt: 3_000 })
  })

  it('ROLE-3 is the same object for each guest of the same pins, and the whole device for one of all', () => {
    const { shown } = new Twin(stored, [])
    expect(seenDevice(guestOf('18'), shown, 0)).toBe(seenDevice(guestOf('18'), shown, 0))
    expect(seenDevice(actorOf('guest', { grants: [grant({ deviceId: 1 })] }), shown, 0)).toBe(shown)
    expect(
      seenDevice(actorOf('guest', { grants: [grant({ deviceId: 2, pin: '18' })] }), shown, 0),
    ).toBe(undefined)
  })

  const hidden = fc.record<Happening>({
    pin: fc.constantFrom('19', '21', '25'),
    kind,
    state: fc.constantFrom(0, 1),
  })
  const seen = fc.record<Happening>({
    pin: fc.constant('18'),
    kind,
    state: fc.constantFrom(0, 1),
  })

  it('ROLE-3 R-06 reads the same to the byte, whatever happens to the other pins meanwhile', () => {
    const guest = guestOf('18')
    const steps = fc.array(fc.tuple(seen, fc.array(hidden, { maxLength: 4 })), { maxLength: 12 })
    fc.assert(
      fc.property(steps, (turns) => {
        const [quiet, busy] = [new Twin(stored, []), new Twin(stored, [])]
        let now = connectedAt
        for (const [own, others] of turns) {
          now += 10
          happen(quiet, own, now)
          happen(busy, own, now)
          for (const [at, other] of others.entries()) happen(busy, other, now + at + 1)
          expect(read(guest, busy.shown)).toBe(read(guest, quiet.shown))
        }
        quiet.setOffline(now + 9)
        busy.setOffline(now + 9)
        expect(read(guest, busy.shown)).toBe(read(guest, quiet.shown))
      }),
    )
  })

  it('LIVE-4 has a higher rev with each change that is seen, and the same with none', () => {
    const guest = guestOf('18')
    fc.assert(
      fc.property(fc.array(fc.oneof(seen, hidden), { maxLength: 20 }), (happenings) => {
        const twin = new Twin(stored, [])
        for (const [at, happening] of happenings.entries()) {
          const [before, seq] = withoutRev(guest, twin.shown)
          happen(twin, happening, connectedAt + at)
          const [after, newSeq] = withoutRev(guest, twin.shown)
          expect(newSeq > seq).toBe(after !== before)
        }
      }),
    )
  })
})
