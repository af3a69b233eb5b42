import { lot, type SensorName, wattsOf } from '@roomwire/contracts/demo/sensor-model.ts'
import { type PinKey, touchPinOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { effectiveTimeZone } from '../features/access/grant-rows.ts'
import type { ActivityRow } from '../features/devices/records/activity-rows.ts'
import type { DoneCommand } from '../features/devices/records/new-commands.ts'
import type { SignedIn } from '../features/identity/actor.ts'
import type { Roomwire } from '../roomwire.ts'
import { demoDevices } from './demo-devices.ts'
import { usedPins } from './demo-habits.ts'
import { demoHistory } from './demo-history.ts'

/** How far back the past says who did what, ms. */
const activityMs = 3 * 24 * 3_600_000

/** A device of the demo home, as this home knows it. */
type Placed = { id: number; homeId: number; identifier: string; sensors: readonly SensorName[] }

/**
 * Gives the demo home a month behind it: what its devices have measured, what its pins take, and of
 * the last days who switched what, from a page or at the wall. It is another one in each installation.
 */
export async function makeDemoPast(roomwire: Roomwire, owner: SignedIn): Promise<void> {
  const { homeId } = owner
  const ravi = await roomwire.people.byEmail('ravi@demo.example')
  if (homeId === null || !ravi) return
  const people = [owner.personId, ravi.id]
  const timeZone = effectiveTimeZone(null)
  const time = { now: roomwire.clock.now(), timeZone, seed: seedOf(roomwire.replica) }
  await roomwire.homes.setMadeUp(homeId, time.now)
  for (const { identifier, sensors = [] } of demoDevices) {
    const device = await roomwire.devices.find(homeId, identifier)
    if (!device) continue
    const placed = { id: device.id, homeId, identifier, sensors }
    const made = demoHistory(placed, time)
    await roomwire.history.make({ device: placed, ...made })
    const acts = whoDidWhat(placed, made.series, { people, ...time })
    await roomwire.atomically(async ({ devices, commands, activity }) => {
      for (const pin of usedPins(identifier)) {
        await devices.changePin(device.id, pin, { watts: Math.round(wattsOf(pin, 3)) })
      }
      await commands.addDone(acts.commands)
      await activity.add(acts.changes)
    })
  }
}

const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 1)

type Made = ReturnType<typeof demoHistory>['series']

/** Each switching of the last days: where the pin has a pad some of them at the wall, all others by people. */
function whoDidWhat(
  device: Placed,
  series: Made,
  { people, now, seed }: { people: readonly number[]; now: number; seed: number },
): { commands: DoneCommand[]; changes: ActivityRow[] } {
  const commands: DoneCommand[] = []
  const changes: ActivityRow[] = []
  for (const { key, samples } of series) {
    if (!key.startsWith('pin.')) continue
    // The key of a pin's series is made of that of the pin.
    const pin = key.slice('pin.'.length) as PinKey
    for (const [nth, { at, value }] of samples.entries()) {
      if (nth === 0 || at < now - activityMs || value === null) continue
      const chance = lot(seed + device.id, nth)
      const isAtWall = touchPinOf(pin) !== null && chance > 0.2
      const person = people[chance > -0.4 ? 0 : 1] ?? 0
      if (isAtWall) changes.push(touchOf(device, pin, at, value))
      else commands.push(commandOf(device, pin, { at, value, person }))
    }
  }
  return { commands, changes }
}

const touchOf = (device: Placed, pin: PinKey, at: number, value: number): ActivityRow => ({
  home_id: device.homeId,
  device_id: device.id,
  part: pin,
  at,
  value: String(value),
  cause: 'touch',
  count: 1,
  last_at: at,
})

const commandOf = (
  { id: deviceId, homeId }: Placed,
  pin: PinKey,
  { at, value, person }: { at: number; value: number; person: number },
): DoneCommand => ({
  homeId,
  deviceId,
  requester: { kind: 'person', id: person },
  cause: 'page',
  pin,
  messageId: `demo ${pin} ${at}`,
  origin: 'demo',
  // The states of the demo's habits are those of its pins.
  desired: value as DoneCommand['desired'],
  action: value > 0 ? 'on' : 'off',
  leaseS: null,
  sceneId: null,
  begunAt: at,
  deadlineAt: at + 5_000,
  endedAt: at + 180,
})
