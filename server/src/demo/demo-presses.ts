import { updatePin } from '../features/devices/arranging/change-device.ts'
import { protectPin } from '../features/devices/arranging/protect-pin.ts'
import { requestCommand } from '../features/devices/commands/request-command.ts'
import { homeDevicesTopic } from '../features/devices/records/device-events.ts'
import type { ShownDevice } from '../features/devices/records/shown-device.ts'
import type { PersonActor } from '../features/identity/actor.ts'
import type { Roomwire } from '../roomwire.ts'

const fan = { device: 'SC-5B8012F4', pin: '21' } as const
/** A press has turned it on, which is held against the schedule of the night. */
const light = { device: fan.device, pin: '18' } as const
const pump = { device: 'WLM-09C177B2', pin: 'pump' } as const

/** The exhaust fan of the demo home is always on for half an hour, and its pump for ten minutes at most. */
export async function setDemoTimes(roomwire: Roomwire, owner: PersonActor): Promise<void> {
  await updatePin(roomwire, owner, { ...fan, onForS: 1_800 })
  await protectPin(roomwire, owner, {
    ...pump,
    longestOnS: 600,
    shortestOffS: null,
    afterPowerOn: null,
    notWith: null,
  })
}

/**
 * Turns the exhaust fan and the light beside it on as soon as they are there, so that whoever looks first
 * sees a timer that runs, and a switch that is held against schedules.
 * @param personId whom it is told of: somebody else than whoever looks first
 */
export async function pressInDemo(roomwire: Roomwire, personId: number): Promise<void> {
  const actor = (await roomwire.people.actors([personId])).get(personId)
  if (!actor || actor.homeId === null) return
  const { homeId } = actor
  let hasBegun = false
  const leave = await roomwire.bus.subscribe(homeDevicesTopic(homeId), (event) => {
    if (hasBegun || event.kind !== 'device.changed' || !isReady(event.device)) return
    hasBegun = true
    leave()
    for (const pin of [fan, light]) {
      const request = {
        ...pin,
        desired: 1 as const,
        idempotencyKey: `demo ${pin.pin}`,
        cause: { kind: 'page' as const, pageId: 'demo', action: 'on' },
        onPassedOn: () => undefined,
        isLate: () => false,
      }
      requestCommand(roomwire, actor, request).catch((err: unknown) =>
        roomwire.log.error({ err }, 'nothing was pressed in the demo home'),
      )
    }
  })
}

/** Whether the fan is connected, has said what it can do, and is off. */
const isReady = ({ identifier, connected, features, pins }: ShownDevice): boolean =>
  identifier === fan.device &&
  connected &&
  features.includes('lease') &&
  pins.some(({ key, state }) => key === fan.pin && state === 0)
