import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { pinLabel, unansweredText } from '../pin-text.ts'
import { type LiveDevice, type LiveDevices, pinOf } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import styles from './plate.module.css'
import { useDeviceControl } from './use-device-control.ts'
import { fullPercent, readWaterLevel } from './water-level.ts'

type Trouble = { pin: PinKey; text: string; fault: boolean; again: PinState | null }

/**
 * The lines of a plate for messages that do not fit a caption: a pin has not
 * answered, or why something failed.
 */
export function PlateBars({
  deviceIdentifier,
  kind,
}: {
  deviceIdentifier: string
  kind: DeviceKind
}) {
  const select = useCallback(
    (devices: LiveDevices) => troublesOf(devices.get(deviceIdentifier)),
    [deviceIdentifier],
  )
  const troubles = useOfDevices(select, sameTroubles)
  const control = useDeviceControl(deviceIdentifier, kind)
  return troubles.map(({ pin, text, fault, again }) => (
    <div key={pin} className={classNames(styles.bar, fault && styles.fault)}>
      <span>{text}</span>
      {again !== null && <Button onClick={() => control(pin, again)}>Try again</Button>}
    </div>
  ))
}

function troublesOf(live: LiveDevice | undefined): readonly Trouble[] {
  if (!live) return []
  const troubles = pinsOf(live.device.kind).flatMap((pin) => troubleOf(live, pin) ?? [])
  return isOverflowing(live)
    ? [
        ...troubles.filter(({ pin }) => pin !== 'pump'),
        { pin: 'pump', text: 'Tank is full and the pump is on.', fault: true, again: null },
      ]
    : troubles
}

function troubleOf({ device, pins }: LiveDevice, pin: PinKey): Trouble | null {
  const view = pins.get(pin)
  const facts = pinOf(device, pin)
  const name = pinLabel(device.kind, pin, facts?.name)
  if (view?.outcome === 'unconfirmed') {
    const fan = isFan(device.kind, pin)
    const text = unansweredText(name, view, fan, facts?.reportedAt ?? null)
    return { pin, text, fault: false, again: view.missed }
  }
  if (!view?.failure?.reason) return null
  return {
    pin,
    text: `${bidiIsolate(name)}: ${view.failure.reason}`,
    fault: true,
    again: view.missed,
  }
}

function isOverflowing({ device, pins }: LiveDevice): boolean {
  const level = readWaterLevel(device.waterLevelString)
  const full = level.known !== 'not at all' && level.percent >= fullPercent
  return full && device.connected && pins.get('pump')?.reported === 1
}

function sameTroubles(a: readonly Trouble[], b: readonly Trouble[]): boolean {
  const key = (troubles: readonly Trouble[]) =>
    troubles.map(({ pin, text, again }) => `${pin} ${again} ${text}`).join('\n')
  return key(a) === key(b)
}
