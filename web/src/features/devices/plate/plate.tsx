import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type ReactNode, use, useEffect, useId } from 'react'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { formOf } from '../state/pins-of.ts'
import { DeviceDetails } from './device-details.tsx'
import { deviceLabel } from './device-label.ts'
import { PinModule } from './pin-module.tsx'
import { pinsShown } from './pins-shown.ts'
import styles from './plate.module.css'
import { PlateNews } from './plate-news.tsx'
import { type PlatePlace, PlateSlotsContext } from './plate-slots.ts'
import { tank } from './tank-file.ts'
import { useFace } from './use-face.ts'
import { pinModuleProps } from './use-pin-module.ts'

/** One device as a wall plate: its pins are the modules on it. The page declares the rest (`PlateSlots`). */
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
  const { hasDetails, Readings, Holds, Next, Bars, HowToConnect } = use(PlateSlotsContext)
  if (!device) return null
  const { kind, room_id } = device
  const isBoardHere = roomId === undefined || room_id === roomId
  const place = { deviceIdentifier, roomId }
  return (
    <article className={styles.plate} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId} translate="no">
          {deviceLabel(device)}
        </h3>
        {hasDetails && <DeviceDetails device={device} isBoardHere={isBoardHere} />}
      </header>
      <div className={styles.body}>
        {kind === 'WLM' && isBoardHere && (
          <div className={styles.tank}>
            <LaterTank {...place} />
          </div>
        )}
        <Modules device={device} roomId={roomId} />
      </div>
      {Holds && <Holds {...place} />}
      <div className={styles.line}>
        <div className={styles.news}>
          <PlateNews device={device} roomId={roomId} />
          {HowToConnect && <HowToConnect {...place} />}
          {isBoardHere && Readings && <Readings {...place} />}
          {Next && <Next {...place} />}
        </div>
        {Bars && <Bars deviceIdentifier={deviceIdentifier} kind={kind} />}
      </div>
      {actions && <footer className={styles.foot}>{actions(device)}</footer>}
    </article>
  )
}

/** The tank, in its place once its file has come. */
function LaterTank(place: PlatePlace) {
  const isFetched = tank.useIsFetched()
  useEffect(() => {
    // A failure is shown in its place.
    tank.fetchPart().catch(() => undefined)
  }, [])
  if (!isFetched) return <div className={styles.tankPlace} />
  return (
    <PartPlace>
      <tank.Part {...place} />
    </PartPlace>
  )
}

/** The kinds of pins whose tiles share a row. */
const narrowKinds = /switch|button|input/

function Modules({ device, roomId }: { device: Device; roomId: number | undefined }) {
  const shown = pinsShown(device, roomId)
  const narrow = shown.filter((pin) => narrowKinds.test(formOf(device, pin).kind)).length
  if (shown.length === 0 && roomId !== undefined) {
    return <p className={styles.none}>Its switches are in other rooms.</p>
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={classNames(styles.modules, narrow === 3 && styles.three)}>
      {shown.map((pin) => (
        <PinModule key={pin} {...pinModuleProps(device, pin)} />
      ))}
    </ul>
  )
}
