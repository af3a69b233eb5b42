import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ReactNode, use, useCallback, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { clock } from '../../../ui/clock.ts'
import type { Elements } from '../../../ui/elements.ts'
import { WarnIcon } from '../../../ui/icons.tsx'
import { RememberedSince } from '../../../ui/offline.ts'
import { Time } from '../../../ui/time.tsx'
import { ageOf, clockTime, timeOrDay } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { addressesOf, deviceLabel, shortIdentifier } from '../device-label.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { pinOf } from '../state/pins-of.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import { FanModule } from './fan-module.tsx'
import { PinModule } from './pin-module.tsx'
import { pinsShown } from './pins-shown.ts'
import styles from './plate.module.css'
import { PlateBars } from './plate-bars.tsx'
import { PlateExtrasContext, type PlatePlace } from './plate-extras.ts'
import { Tank } from './tank.tsx'
import { useFace } from './use-face.ts'

/** One device as a wall plate: its pins are the modules on it. */
export function Plate({
  deviceIdentifier,
  roomId,
  actions,
}: {
  deviceIdentifier: string
  /** The room that the plate stands in, with what of the device is there; all of it without one. */
  roomId?: number
  /** The actions of people who manage the home. */
  actions?: (device: Device) => ReactNode
}) {
  const device = useFace(deviceIdentifier)
  const titleId = useId()
  const { Readings, Holds, Next } = use(PlateExtrasContext) ?? {}
  if (!device) return null
  const { kind, room_id, room_name } = device
  const isBoardHere = roomId === undefined || room_id === roomId
  return (
    <article className={styles.plate} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h3 id={titleId} translate="no">
            {deviceLabel(device)}
          </h3>
          <p className={styles.meta}>
            <span title={deviceIdentifier}>
              <span aria-hidden="true">{shortIdentifier(deviceIdentifier)}</span>
              <span className="visually-hidden">{deviceIdentifier}</span>
            </span>
            {(isBoardHere ? addressesOf(device) : [`Board in ${room_name ?? 'no room'}`]).map(
              (text) => (
                <span key={text}>{text}</span>
              ),
            )}
          </p>
        </div>
        <span className={styles.tag}>{kind}</span>
      </header>
      {kind === 'WLM' && isBoardHere && (
        <div className={styles.tank}>
          <Tank {...{ deviceIdentifier, roomId }} />
        </div>
      )}
      <Modules device={device} pins={pinsShown(device, roomId)} />
      {Holds && <Holds {...{ deviceIdentifier, roomId }} />}
      <div className={styles.line}>
        <div className={styles.news}>
          <PlateNews {...{ device, roomId }} />
          {isBoardHere && Readings && <Readings {...{ deviceIdentifier, roomId }} />}
          {Next && <Next {...{ deviceIdentifier, roomId }} />}
        </div>
        <PlateBars deviceIdentifier={deviceIdentifier} kind={kind} />
      </div>
      {actions && <footer className={styles.foot}>{actions(device)}</footer>}
    </article>
  )
}

function Modules({ device, pins: shown }: { device: Device; pins: readonly PinKey[] }) {
  const { deviceIdentifier, kind, connected } = device
  const relays = shown.filter((pin) => !isFan(kind, pin))
  if (shown.length === 0) return <p className={styles.none}>Its switches are in other rooms.</p>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={classNames(styles.modules, relays.length === 3 && styles.three)}>
      {shown.map((pin) => {
        const Module = isFan(kind, pin) ? FanModule : PinModule
        return (
          <Module
            key={pin}
            deviceIdentifier={deviceIdentifier}
            kind={kind}
            pin={pin}
            nickname={pinOf(device, pin)?.name ?? null}
            icon={pinOf(device, pin)?.icon ?? null}
            away={!connected}
          />
        )
      })}
    </ul>
  )
}

/** How old the states above are, and why they may be outdated. */
function PlateNews({
  device: { deviceIdentifier, connected, partial },
  roomId,
}: {
  device: Device
  roomId: number | undefined
}) {
  const socketLost = use(RememberedSince) !== null
  // Whoever sees a part of a device is not told when it was heard.
  const place = partial ? null : { deviceIdentifier, roomId }
  if (connected && !socketLost) {
    return place ? <Age {...place} /> : <p>Connected</p>
  }
  return (
    <p className={styles.remembered}>
      <WarnIcon small />
      <LastKnown {...{ deviceIdentifier, connected, place }} />
    </p>
  )
}

/** Around what tells an age: where a page can, how old each part is. */
function Heard({ place, children }: { place: PlatePlace | null; children: Elements }) {
  const extras = use(PlateExtrasContext)
  return place && extras?.Heard ? <extras.Heard {...place}>{children}</extras.Heard> : children
}

function LastKnown({
  deviceIdentifier,
  connected,
  place,
}: Pick<Device, 'deviceIdentifier' | 'connected'> & { place: PlatePlace | null }) {
  const at = useLastSeenAt(deviceIdentifier)
  if (connected) {
    return (
      <span>
        <Heard place={place}>
          <b>Last known</b>
        </Heard>
        {at !== null && place && <Time at={at}>{`, ${clockTime(at)}`}</Time>}
      </span>
    )
  }
  if (at === null) {
    return (
      <span>
        <b>Offline</b>. This device has not connected yet.
      </span>
    )
  }
  return (
    <span>
      <b>Offline</b>
      <span> since </span>
      <Time at={at}>{timeOrDay(at, clock.now())}</Time>
      <span>. Showing the </span>
      <Heard place={place}>
        <span>last known state</span>
      </Heard>
      <span>.</span>
    </span>
  )
}

function Age(place: PlatePlace) {
  const { deviceIdentifier } = place
  const isHeard = useLastSeenAt(deviceIdentifier, areBothKnown) !== null
  if (!isHeard) return <p>No report yet</p>
  return (
    <p>
      <span>Updated </span>
      <Heard place={place}>
        <AgeNow deviceIdentifier={deviceIdentifier} />
      </Heard>
    </p>
  )
}

const areBothKnown = (one: number | null, other: number | null) =>
  (one === null) === (other === null)

/** By itself: each report renders it again, and nothing around it. */
function AgeNow({ deviceIdentifier }: { deviceIdentifier: string }) {
  const now = useNow()
  const at = useLastSeenAt(deviceIdentifier)
  return at !== null && <Time at={at}>{ageOf(at, now)}</Time>
}

/** When the device reported last, epoch ms: the plate itself is not rendered with each report. */
function useLastSeenAt(
  deviceIdentifier: string,
  same: (one: number | null, other: number | null) => boolean = Object.is,
): number | null {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.lastSeenAt ?? null,
    [deviceIdentifier],
  )
  return useOfDevices(select, same, deviceIdentifier)
}
