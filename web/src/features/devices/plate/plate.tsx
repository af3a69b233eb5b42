import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ReactNode, use, useId } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { addressesOf, deviceLabel, shortIdentifier } from '../device-label.ts'
import { pinOf } from '../state/pins-of.ts'
import { FanModule } from './fan-module.tsx'
import { PinModule } from './pin-module.tsx'
import { pinsShown } from './pins-shown.ts'
import styles from './plate.module.css'
import { PlateBars } from './plate-bars.tsx'
import { PlateExtrasContext } from './plate-extras.ts'
import { PlateNews } from './plate-news.tsx'
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
  const { Readings, Holds, Next } = use(PlateExtrasContext)
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
            {(isBoardHere ? addressesOf(device) : [`Device in ${room_name ?? 'no room'}`]).map(
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
