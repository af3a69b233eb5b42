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

type PinAlert = { pin: PinKey; text: string; fault: boolean; again: PinState | null }

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
    (devices: LiveDevices) => alertsOf(devices.get(deviceIdentifier)),
    [deviceIdentifier],
  )
  const alerts = useOfDevices(select, sameAlerts)
  const control = useDeviceControl(deviceIdentifier, kind)
  return alerts.map(({ pin, text, fault, again }) => (
    <div key={pin} className={classNames(styles.bar, fault && styles.fault)}>
      <span>{text}</span>
      {again !== null && <Button onClick={() => control(pin, again)}>Try again</Button>}
    </div>
  ))
}

function alertsOf(live: LiveDevice | undefined): readonly PinAlert[] {
  if (!live) return []
  const alerts = pinsOf(live.device.kind).flatMap((pin) => alertOf(live, pin) ?? [])
  return isOverflowing(live)
    ? [
        ...alerts.filter(({ pin }) => pin !== 'pump'),
        { pin: 'pump', text: 'Tank is full and the pump is on.', fault: true, again: null },
      ]
    : alerts
}

function alertOf({ device, pins }: LiveDevice, pin: PinKey): PinAlert | null {
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
  const full = level.kind !== 'unknown' && level.percent >= fullPercent
  return full && device.connected && pins.get('pump')?.reported === 1
}

function sameAlerts(a: readonly PinAlert[], b: readonly PinAlert[]): boolean {
  const key = (alerts: readonly PinAlert[]) =>
    alerts.map(({ pin, text, again }) => `${pin} ${again} ${text}`).join('\n')
  return key(a) === key(b)
}
