import { mayDeclarePins } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type DeclaredPin, isEqualForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import { publishHomeEvent } from '../../identity/home-events.ts'
import { aboutDevice } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import type { ShownPin } from '../records/shown-device.ts'
import { type ConnectedDevice, replacedRefusal } from '../twins/connected-device.ts'
import type { Twins } from '../twins/twins.ts'

/**
 * Takes over the pins that a device has, in their order. Those that it leaves out stay, and cannot be
 * pressed; one that it has reported in another form cannot be pressed until a manager confirms the new
 * one. Resolves once they are stored: what it reports next may be of new ones.
 * @throws Refusal 'invalid_input', with a text for the firmware's author, for a device whose kind says
 * its pins, for one that comes twice, and for more than a device may ever have; 'device_replaced'
 */
export async function declarePins(
  needs: {
    twins: Pick<Twins, 'pinsOf' | 'setSettings'>
    atomicallyRelaxed: Atomically<{ devices: DeviceStore; deviceReader: DeviceReader }>
    bus: Bus
  },
  device: ConnectedDevice,
  declared: readonly DeclaredPin[],
): Promise<void> {
  const { twins, atomicallyRelaxed, bus } = needs
  if (!mayDeclarePins(device.kind)) {
    throw refuse('invalid_input', `The pins of a ${device.kind} device follow from its identifier`)
  }
  if (new Set(declared.map(({ key }) => key)).size < declared.length) {
    throw refuse('invalid_input', 'pins names a pin twice')
  }
  const known = twins.pinsOf(device)
  if (!known) throw replacedRefusal()
  if (isDeclared(declared, known)) return
  const stored = await atomicallyRelaxed(async ({ devices, deviceReader }) => {
    const outcome = await devices.declarePins(device, declared)
    if (outcome === 'replaced') throw replacedRefusal()
    if (outcome === 'too_many') {
      throw refuse(
        'invalid_input',
        `A device has ${limits.pinsMax} pins at most, ever: somebody who manages the home can remove those that are gone`,
      )
    }
    return deviceReader.one(device.id)
  })
  if (!stored) throw replacedRefusal()
  twins.setSettings(device, stored)
  const about = [aboutDevice(stored)]
  await publishHomeEvent(bus, device.homeId, { kind: 'home.changed', what: 'devices', about })
}

/** Whether a device has declared just that before. */
function isDeclared(declared: readonly DeclaredPin[], known: readonly ShownPin[]): boolean {
  const present = known.filter(({ isGone }) => !isGone)
  return (
    present.length === declared.length &&
    declared.every(({ key, name, form }, at) => {
      const pin = present[at]
      const isSame = pin?.key === key && pin.isOwn && pin.declaredName === name
      return isSame && isEqualForm(pin.newForm ?? pin.form, form)
    })
  )
}
