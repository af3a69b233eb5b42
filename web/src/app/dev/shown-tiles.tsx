import type { Device, Pin } from '@roomwire/contracts/live/to-browser.ts'
import { type ReactNode, useState } from 'react'
import { FavouriteTile } from '../../features/devices/favourites/favourite-tile.tsx'
import home from '../../features/devices/favourites/favourites.module.css'
import { HomeTile } from '../../features/devices/favourites/home-tile.tsx'
import { pinsShown } from '../../features/devices/plate/pins-shown.ts'
import { Plate } from '../../features/devices/plate/plate.tsx'
import { PlateBars } from '../../features/devices/plate/plate-bars.tsx'
import { type PlateSlots, PlateSlotsContext } from '../../features/devices/plate/plate-slots.ts'
import { pinModuleProps } from '../../features/devices/plate/use-pin-module.ts'
import { DeviceRowsList } from '../../features/devices/rows/device-rows.tsx'
import type { PinFilter } from '../../features/devices/rows/find-pins.ts'
import { PinFilterBar } from '../../features/devices/rows/pin-filter-bar.tsx'
import { aDevice } from '../../features/devices/state/a-device.ts'
import { DeviceStates } from '../../features/devices/state/device-states.ts'
import { DeviceStatesContext } from '../../features/devices/state/use-device-states.ts'
import { HomeTimer } from '../../features/devices/timer/home-timer.tsx'
import { Live, LiveContext } from '../../live/live.tsx'
import { realTimers } from '../../live/timers.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import type { ShownPart } from './shown-controls.tsx'

const off: Pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 }

const device = aDevice({
  pins: {
    '18': { ...off, state: 1, name: 'Ceiling light' },
    '19': { ...off, name: 'Wall lamp' },
    '21': { ...off, name: 'Garden pump', icon: 'pump' },
    '25': { ...off, state: null, name: 'Spare' },
  },
})

const withFan = aDevice({
  deviceIdentifier: 'PC-000001',
  kind: 'PC',
  pins: { '13': { ...off, state: 2 }, '18': off, '19': off, '21': off },
})

const pins = ['18', '19', '21', '25'] as const

const slots: PlateSlots = {
  canSwitch: true,
  hasDetails: true,
  Bars: PlateBars,
  Timer: HomeTimer,
}

/** A plate, or something else of a device, without a server: a press is refused in words. */
function ShownPlate({
  shown,
  change = {},
  children = <Plate deviceIdentifier={shown.deviceIdentifier} />,
}: {
  shown: Device
  change?: PlateSlots
  children?: Elements
}): ReactNode {
  const [{ live, states }] = useState(() => ({
    live: new Live({
      timers: realTimers,
      random: Math.random,
      isAway: () => true,
      ticket: () => Promise.resolve(null),
      open: () => new WebSocket('ws://127.0.0.1:9'),
      onAccessEnded: () => undefined,
    }),
    states: new DeviceStates(realTimers),
  }))
  if (states.devices().size === 0) states.takeAll([shown])
  return (
    <LiveContext value={live}>
      <DeviceStatesContext value={states}>
        <PlateSlotsContext value={{ ...slots, ...change }}>{children}</PlateSlotsContext>
      </DeviceStatesContext>
    </LiveContext>
  )
}

/** The tiles of Home. */
function ShownHomeTiles({ isChanging = false }: { isChanging?: boolean }): ReactNode {
  return (
    <ShownPlate shown={device}>
      <ul className={home.modules}>
        {pins.map((pin) => (
          <FavouriteTile
            key={pin}
            {...pinModuleProps(device, pin)}
            place="Garden"
            isChanging={isChanging}
          />
        ))}
        {pins.map((pin) => (
          <HomeTile key={pin} pin={pinModuleProps(device, pin)} />
        ))}
      </ul>
    </ShownPlate>
  )
}

/** Devices of a large room. */
function ShownRows({ shown }: { shown: Device }): ReactNode {
  return (
    <ShownPlate shown={shown}>
      <DeviceRowsList
        found={[{ deviceIdentifier: shown.deviceIdentifier, pins: pinsShown(shown) }]}
        roomId={1}
        Actions={() => <p>What can be done with it</p>}
      />
    </ShownPlate>
  )
}

/** The filter over the devices of a large room. */
function ShownFilter(): ReactNode {
  const [filter, setFilter] = useState<PinFilter>({ text: '', only: null })
  const { deviceIdentifier } = device
  return (
    <ShownPlate shown={device}>
      <PinFilterBar
        list={{ identifiers: [deviceIdentifier], roomId: 1 }}
        found={[{ deviceIdentifier, pins }]}
        filter={filter}
        onChange={setFilter}
      />
    </ShownPlate>
  )
}

/** Tiles on their plates. */
export const tiles: readonly ShownPart[] = [
  {
    part: 'Plate and PinModule',
    states: {
      'on, off, one that asks first, and one of which nothing is known': () => (
        <ShownPlate shown={device} />
      ),
      'of a device that is offline': () => <ShownPlate shown={{ ...device, connected: false }} />,
      'for people who only look': () => <ShownPlate shown={device} change={{ canSwitch: false }} />,
      'with a fan': () => <ShownPlate shown={withFan} />,
    },
  },
  {
    part: 'FavouriteTile and HomeTile',
    states: {
      'on, off, one that asks first, and one of which nothing is known': () => <ShownHomeTiles />,
      'while the favourites are changed': () => <ShownHomeTiles isChanging />,
    },
  },
  {
    part: 'DeviceRowsList and PinFilterBar',
    states: {
      'on, off, one that asks first, and one of which nothing is known': () => (
        <ShownRows shown={device} />
      ),
      'of a device that is offline': () => <ShownRows shown={{ ...device, connected: false }} />,
      'with a fan': () => <ShownRows shown={withFan} />,
      'the filter': () => <ShownFilter />,
    },
  },
]
