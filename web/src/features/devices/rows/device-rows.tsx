import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ComponentType, memo, use, useCallback, useId, useRef, useState } from 'react'
import { MoreMenu } from '../../../ui/control/more-menu.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { useNearView } from '../../../ui/lazy/use-near-view.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { DeviceDetails } from '../plate/device-details.tsx'
import { deviceLabel } from '../plate/device-label.ts'
import { PlateBars } from '../plate/plate-bars.tsx'
import { PlateNews } from '../plate/plate-news.tsx'
import { PlateSlotsContext } from '../plate/plate-slots.ts'
import { useFace } from '../plate/use-face.ts'
import { pinModuleProps } from '../plate/use-pin-module.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import styles from './device-rows.module.css'
import type { FoundDevice } from './find-pins.ts'
import { PinRow } from './pin-row.tsx'

/** The actions on a device, in its menu. */
export type DeviceActions = ComponentType<{ device: Device }>

/** The keyboard goes on to devices that nobody has come near yet: so many before and after the focus are ready. */
const readyForKeyboard = 3

/** The place of the focus while it is elsewhere. */
const nobody = Number.NEGATIVE_INFINITY

/**
 * The pins of many devices as rows. All headings and names stand in the document, where the browser's own search and
 * screen readers find them; the rest of a row comes when somebody is near it, by scrolling or by the focus, and
 * leaves again: its name stays the same element.
 */
export function DeviceRowsList({
  found,
  roomId,
  Actions,
}: {
  found: readonly FoundDevice[]
  roomId: number
  Actions: DeviceActions
}) {
  const [focused, setFocused] = useState(nobody)
  // A row is 50 px high at least, and a device has its heading.
  const [firstCount] = useState(() => Math.ceil(innerHeight / 200))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus that leaves it
    <div
      className={styles.list}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(nobody)
      }}
    >
      <Growing items={found} first={2 * firstCount}>
        {({ deviceIdentifier, pins }, nth) => (
          <DeviceRows
            key={deviceIdentifier}
            deviceIdentifier={deviceIdentifier}
            pins={pins}
            roomId={roomId}
            nth={nth}
            isFirst={nth < firstCount}
            isReady={Math.abs(nth - focused) <= readyForKeyboard}
            onFocus={setFocused}
            Actions={Actions}
          />
        )}
      </Growing>
    </div>
  )
}

type DeviceRowsProps = {
  deviceIdentifier: string
  pins: readonly PinKey[]
  roomId: number
  /** Its place in the list. */
  nth: number
  /** Whether it stands whole at once. */
  isFirst: boolean
  /** Whether it stands whole wherever the window is. */
  isReady: boolean
  onFocus: (nth: number) => void
  Actions: DeviceActions
}

/** The heading of a device and the rows of its pins. */
const DeviceRows = memo(function DeviceRows(props: DeviceRowsProps) {
  const { deviceIdentifier, pins, roomId, nth, isFirst, isReady, onFocus, Actions } = props
  const device = useFace(deviceIdentifier)
  const { hasDetails } = use(PlateSlotsContext)
  const box = useRef<HTMLElement>(null)
  const isNear = useNearView(box, isFirst).isNear || isReady
  const titleId = useId()
  if (!device) return null
  const { connected, lastSeenAt } = device
  // The way to connect it has its place.
  const isNew = hasDetails && lastSeenAt === null
  return (
    <article
      ref={box}
      className={styles.device}
      aria-labelledby={titleId}
      onFocus={() => onFocus(nth)}
    >
      <div
        className={classNames(
          styles.head,
          isNear && styles.near,
          !connected && styles.away,
          !connected && isNew && styles.new,
        )}
      >
        <h3 id={titleId} data-device={deviceIdentifier} tabIndex={-1} translate="no">
          {deviceLabel(device)}
        </h3>
        {isNear && <Head device={device} roomId={roomId} Actions={Actions} />}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" className={styles.rows}>
        {pins.map((pin) => (
          <PinRow key={pin} {...pinModuleProps(device, pin)} isNear={isNear} />
        ))}
      </ul>
      {isNear && <Measured device={device} roomId={roomId} />}
    </article>
  )
}, isSame)

/** A list that finds the same pins again has other arrays. */
function isSame({ pins, ...one }: DeviceRowsProps, { pins: others, ...other }: DeviceRowsProps) {
  const keys = Object.keys(one) as (keyof typeof one)[] // The object has no further keys.
  return String(pins) === String(others) && keys.every((key) => one[key] === other[key])
}

type HeadProps = { device: Device; roomId: number; Actions: DeviceActions }

/** Stands beside the name of a device that somebody is near. */
const Head = memo(function Head({ device, roomId, Actions }: HeadProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const { hasDetails, HowToConnect } = use(PlateSlotsContext)
  const { deviceIdentifier, kind, connected, room_id } = device
  return (
    <>
      {hasDetails && <DeviceDetails device={device} isBoardHere={room_id === roomId} />}
      <div className={styles.menu}>
        <MoreMenu label={`More about ${deviceLabel(device)}`} opener={opener}>
          <Actions device={device} />
        </MoreMenu>
      </div>
      {/* Its dialog stays open as the device connects. */}
      <div className={styles.news}>
        {!connected && <PlateNews device={device} roomId={roomId} />}
        {HowToConnect && <HowToConnect deviceIdentifier={deviceIdentifier} roomId={roomId} />}
      </div>
      <PlateBars deviceIdentifier={deviceIdentifier} kind={kind} />
    </>
  )
})

/** The readings of a device, where the device itself is in the room. */
function Measured({ device, roomId }: { device: Device; roomId: number }) {
  const { Readings } = use(PlateSlotsContext)
  const { deviceIdentifier, kind, room_id } = device
  if (room_id !== roomId) return null
  return (
    <div className={styles.measured}>
      {kind === 'WLM' && <WaterLevel deviceIdentifier={deviceIdentifier} />}
      {Readings && <Readings deviceIdentifier={deviceIdentifier} roomId={roomId} />}
    </div>
  )
}

/** The level of a tank in the words of its device. */
function WaterLevel({ deviceIdentifier }: { deviceIdentifier: string }) {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.waterLevelString ?? null,
    [deviceIdentifier],
  )
  const level = useOfDevices(select, Object.is, deviceIdentifier)
  return <p>{`Water level: ${level?.trim() || 'No reading yet'}`}</p>
}
