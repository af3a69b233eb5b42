import type { Favourite } from '@roomwire/contracts/http/favourites.ts'
import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { memo, useCallback, useState } from 'react'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { placeOf } from '../../rooms/room-place.ts'
import { pinNameAmong } from '../plate/pin-text.ts'
import { type PinModuleProps, pinModuleProps } from '../plate/use-pin-module.ts'
import type { LiveDevice, LiveDevices } from '../state/apply-live-message.ts'
import { devicesInOrder, devicesInRoom, noOrder } from '../state/devices-by-room.ts'
import { roomOfPin } from '../state/pins-of.ts'
import { useDeviceStates, useOfDevices } from '../state/use-device-states.ts'
import { HomeTile } from './home-tile.tsx'
import styles from './room-tiles.module.css'
import { foldText, type PinPlace, tilesFirst } from './room-tiles.ts'
import { useFavourites } from './use-favourites.ts'

/**
 * The tiles of a room's card: pins that are on, and favourites; the rest is in the room, with its count: no card grows beyond two rows. A tile
 * keeps its place until the page is opened anew, so that none moves under the hand. A change of one draws
 * none of the others again: a dashboard may have thousands.
 */
export const RoomTiles = memo(function RoomTiles({ room }: { room: Room }) {
  const { room_id: roomId, room_name: roomName, device_order: order } = room
  const select = useCallback(
    (devices: LiveDevices) => pinsIn(devicesInRoom(devices, roomId), roomId, order),
    [roomId, order],
  )
  const pins = useOfDevices(select, samePins)
  const { shown, folded } = useFold(pins)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={styles.tiles} aria-label={`Switches of ${roomName}`}>
      {shown.map((pin) => (
        <HomeTile key={keyOf(pin)} pin={pin} />
      ))}
      {folded.length > 0 && (
        <li>
          <PageLink className={styles.fold} to={paths.controlPanel} state={placeOf(room)}>
            <FoldText pins={folded} />
            <span className="visually-hidden">{` in ${roomName}`}</span>
          </PageLink>
        </li>
      )}
    </ul>
  )
})

const keyOf = ({ deviceIdentifier, pin }: PinPlace) => `${deviceIdentifier} ${pin}`

/** Divides pins by what is on as the card is first drawn; newly added pins come last. */
function useFold(pins: readonly PinModuleProps[]) {
  const states = useDeviceStates()
  const { data: favourites } = useFavourites()
  const isFavourite = ({ deviceIdentifier, pin }: PinPlace) =>
    Boolean(favourites?.some((one: Favourite) => isThat(one, deviceIdentifier, pin)))
  const isOn = ({ deviceIdentifier, pin }: PinPlace) =>
    Boolean(states.devices().get(deviceIdentifier)?.pins.get(pin)?.reported)
  const [first] = useState(() => tilesFirst(pins, isOn, isFavourite).map(keyOf))
  const places = new Map(first.map((key, place) => [key, place]))
  const place = (pin: PinPlace) => places.get(keyOf(pin)) ?? first.length
  const sorted = pins.toSorted((one, other) => place(one) - place(other))
  const count = sorted.length > most ? most - 1 : sorted.length
  return { shown: sorted.slice(0, count), folded: sorted.slice(count) }
}

/** So many stand on a card, the fold among them: two rows of two. */
const most = 4

const isThat = (one: Favourite, deviceIdentifier: string, pin: PinKey) =>
  one.device_identifier === deviceIdentifier && one.pin === pin

/** '+ 1 on, 4 off' */
function FoldText({ pins }: { pins: readonly PinPlace[] }) {
  const select = useCallback((devices: LiveDevices) => foldText(devices, pins), [pins])
  return <span>{useOfDevices(select, Object.is)}</span>
}

function pinsIn(devices: readonly LiveDevice[], roomId: number, order = noOrder): PinModuleProps[] {
  const isOfSeveral = devices.length > 1
  return devicesInOrder(devices, order).flatMap(({ device, pins }) => {
    return [...pins.keys()]
      .filter((pin) => roomOfPin(device, pin) === roomId)
      .map((pin) => ({
        ...pinModuleProps(device, pin),
        ...(isOfSeveral && { label: pinNameAmong(device, pin) }),
      }))
  })
}

const samePins = (a: readonly PinModuleProps[], b: readonly PinModuleProps[]) =>
  JSON.stringify(a) === JSON.stringify(b)
