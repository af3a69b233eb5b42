import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { use, useCallback, useId } from 'react'
import { RememberedSince, useAsOf } from '../../../ui/browser/offline.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { WarnIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import styles from '../../devices/plate/plate.module.css'
import { PlateBars } from '../../devices/plate/plate-bars.tsx'
import { Tank } from '../../devices/plate/tank.tsx'
import { useFace } from '../../devices/plate/use-face.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { PassFan } from './pass-fan.tsx'
import { PassSwitch } from './pass-switch.tsx'

/** A device of a pass as a wall plate: its name and its switches, and nothing of the network. */
export function PassPlate({
  deviceIdentifier,
  maySwitch,
}: {
  deviceIdentifier: string
  maySwitch: boolean
}) {
  const device = useFace(deviceIdentifier)
  const titleId = useId()
  if (!device) return null
  const { kind } = device
  return (
    <article className={styles.plate} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h3 id={titleId} translate="no">
            {deviceLabel(device)}
          </h3>
        </div>
      </header>
      {kind === 'WLM' && (
        <div className={styles.tank}>
          <Tank deviceIdentifier={deviceIdentifier} />
        </div>
      )}
      <Switches device={device} maySwitch={maySwitch} />
      <div className={styles.line}>
        <Memory device={device} />
        {maySwitch && <PlateBars deviceIdentifier={deviceIdentifier} kind={kind} />}
      </div>
    </article>
  )
}

function Switches({ device, maySwitch }: { device: Device; maySwitch: boolean }) {
  const { deviceIdentifier, kind, connected } = device
  const shown = pinsShown(device)
  const relays = shown.filter((pin) => !isFan(kind, pin))
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={classNames(styles.modules, relays.length === 3 && styles.three)}>
      {shown.map((pin) => {
        const Switch = isFan(kind, pin) ? PassFan : PassSwitch
        return (
          <Switch
            key={pin}
            deviceIdentifier={deviceIdentifier}
            kind={kind}
            pin={pin}
            nickname={pinOf(device, pin)?.name ?? null}
            icon={pinOf(device, pin)?.icon ?? null}
            away={!connected}
            maySwitch={maySwitch}
          />
        )
      })}
    </ul>
  )
}

/** How old the states above are, and why they may be outdated. */
function Memory({ device: { deviceIdentifier, connected, partial } }: { device: Device }) {
  const isRemembered = use(RememberedSince) !== null
  const asOf = useAsOf()
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.lastSeenAt ?? null,
    [deviceIdentifier],
  )
  const at = useOfDevices(select, Object.is, deviceIdentifier)
  const now = useNow()
  if (connected && !isRemembered) {
    if (partial) return <p>Connected</p>
    return (
      <p>{at === null ? 'No report yet' : <Time at={at}>{`Updated ${ageOf(at, now)}`}</Time>}</p>
    )
  }
  return (
    <p className={styles.remembered}>
      <WarnIcon small />
      {connected ? (
        <span>
          <b>Last known</b>
          <span>{`, ${asOf}`}</span>
        </span>
      ) : (
        <span>
          <b>Offline</b>
          {at === null ? (
            <span>. This device has not connected yet.</span>
          ) : (
            <Time at={at}>{` since ${timeOrDay(at, now)}. Showing the last known state.`}</Time>
          )}
        </span>
      )}
    </p>
  )
}
