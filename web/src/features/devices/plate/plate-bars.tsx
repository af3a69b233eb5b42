import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { fullPercent, readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { use, useCallback } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import type { LiveDevice, LiveDevices } from '../state/apply-live-message.ts'
import { formOf, pinOf, pinsIn } from '../state/pins-of.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import { alertText, type PinAlert, unansweredText } from './pin-alert.ts'
import { pinLabel } from './pin-text.ts'
import styles from './plate.module.css'
import { PlateSlotsContext } from './plate-slots.ts'
import { useDeviceControl } from './use-device-control.ts'

/**
 * The one line of a plate for what does not fit a caption: which pins have not
 * answered, or why something failed. Everybody reads it; who can switch can try again.
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
  const alerts = useOfDevices(select, sameAlerts, deviceIdentifier)
  const control = useDeviceControl(deviceIdentifier, kind)
  const { canSwitch } = use(PlateSlotsContext)
  if (alerts.length === 0) return null
  const tryAgain = () => {
    for (const { pin, again } of alerts) if (again !== null) control(pin, again)
  }
  return (
    <div className={classNames(styles.bar, alerts.some(({ fault }) => fault) && styles.fault)}>
      <span>{alertText(alerts)}</span>
      {canSwitch && alerts.some(({ again }) => again !== null) && (
        <Button onClick={tryAgain}>Try again</Button>
      )}
    </div>
  )
}

function alertsOf(live: LiveDevice | undefined): readonly PinAlert[] {
  if (!live) return []
  const alerts = pinsIn(live.device).flatMap((pin) => alertOf(live, pin) ?? [])
  return isOverflowing(live) ? [...alerts.filter(({ pin }) => pin !== 'pump'), overflow] : alerts
}

const overflow: PinAlert = {
  pin: 'pump',
  name: 'Pump',
  reason: 'Tank is full and the pump is on.',
  text: 'Tank is full and the pump is on.',
  fault: true,
  again: null,
}

function alertOf({ device, pins }: LiveDevice, pin: PinKey): PinAlert | null {
  const view = pins.get(pin)
  const facts = pinOf(device, pin)
  const name = pinLabel(device.kind, pin, facts?.name)
  if (view?.outcome === 'unconfirmed') {
    const text = unansweredText(name, view, formOf(device, pin), facts?.reportedAt ?? null)
    return { pin, name, reason: null, text, fault: false, again: view.missed }
  }
  if (!view?.failure?.reason) return null
  return {
    pin,
    name,
    reason: view.failure.reason,
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
