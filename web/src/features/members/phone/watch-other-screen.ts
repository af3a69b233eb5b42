import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { toast } from '../../../ui/control/toast.tsx'
import type { LiveDevice } from '../../devices/state/apply-live-message.ts'
import type { DeviceStates } from '../../devices/state/device-states.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { awaitingScreen, endWaiting } from '../../sign-in/same-switch.ts'

const texts = {
  desk: 'Your phone and this page show the same switch.',
  phone: 'This phone and your other page show the same switch.',
}

/**
 * Waits for the first press of the same person on their other screen, and says once what it shows. The returned
 * function ends it.
 */
export function watchOtherScreen(states: DeviceStates, personId: number): () => void {
  let before = states.devices()
  const end = states.subscribe(() => {
    const devices = states.devices()
    const changed = [...devices].some(([identifier, now]) => {
      const then = before.get(identifier)
      return then && now !== then && isPressedOnOther(then, now, personId)
    })
    before = devices
    const screen = awaitingScreen()
    if (screen && !changed) return
    end()
    if (!screen) return
    endWaiting()
    toast(texts[screen])
  })
  return end
}

/** Whether a pin of the device came to be as it is by a press of this person on another page. */
function isPressedOnOther(then: LiveDevice, now: LiveDevice, personId: number): boolean {
  return [...now.pins].some(([key, { reported }]) => {
    const view = then.pins.get(key)
    if (!view || view.reported === reported) return false
    return view.pending?.messageId == null && isPressedSince(then, now, key, personId)
  })
}

function isPressedSince(then: LiveDevice, now: LiveDevice, key: PinKey, personId: number): boolean {
  const change = pinOf(now.device, key)?.lastChange
  const { cause, by } = change ?? {}
  const isOwn = cause === 'page' && by?.kind === 'person' && by.id === personId
  return isOwn && change?.at !== pinOf(then.device, key)?.lastChange?.at
}
