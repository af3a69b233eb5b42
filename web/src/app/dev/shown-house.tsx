import { ShownHouse } from '../../features/rooms/house/house.tsx'
import placeStyles from '../../features/rooms/house/house-place.module.css'
import type { House, HousePin, HouseRoom } from '../../features/rooms/house/house-rooms.ts'
import { paintOfNumber } from '../../features/rooms/house/paint-class.ts'
import { guessRoomKind } from '../../features/rooms/house/room-kind.ts'
import type { ShownPart } from './shown-controls.tsx'

type Change = Partial<HousePin>
const pin = (name: string, shape: HousePin['shape'], change: Change = {}): HousePin => ({
  key: name,
  name,
  shape,
  power: 0,
  isPending: false,
  isOffline: false,
  ...change,
})

const lamp = (name: string, power = 0) => pin(name, 'lamp', { power })

const pinsOf: Record<string, readonly HousePin[]> = {
  'Living Room': [
    lamp('Ceiling light', 1),
    pin('Ceiling fan', 'fan', { power: 0.67 }),
    lamp('Wall lamp', 1),
    pin('TV', 'socket', { power: 1 }),
    lamp('Reading lamp'),
  ],
  Kitchen: [lamp('Worktop light', 1), lamp('Ceiling light'), pin('Kettle', 'socket')],
  Bedroom: [lamp('Bedside lamp'), lamp('Ceiling light'), pin('Fan', 'fan')],
  Study: [lamp('Desk lamp', 0.4), pin('Printer', 'socket')],
  Terrace: [lamp('String lights', 1)],
  Cellar: [],
}

const names = [
  'Living Room',
  'Kitchen',
  'Bedroom',
  'Terrace',
  'Study',
  'Kids’ Room',
  'Bathroom',
  'Guest Room',
  'Garage',
  'Hall',
  'Cellar',
  'Library',
]

/** A home of so many rooms. */
function home(count: number, change: (room: HouseRoom) => Partial<HouseRoom> = () => ({})): House {
  const rooms = Array.from({ length: count }, (_, nth): HouseRoom => {
    const name = names[nth] ?? `Room ${nth + 1}`
    const room = {
      room: { room_id: nth + 1, room_name: name, device_count: 1 },
      kind: guessRoomKind(name),
      paint: paintOfNumber(nth),
      pins: pinsOf[name] ?? [lamp('Ceiling light', nth % 3 === 0 ? 1 : 0)],
      isOffline: nth === 25,
    }
    return { ...room, ...change(room) }
  })
  const [first] = rooms
  const tank = first && { room: first.room, text: '72%', percent: 72 }
  return { rooms, tank: tank ?? null }
}

const offline = home(6, ({ pins }) => ({
  isOffline: true,
  pins: pins.map((one) => ({ ...one, isOffline: true })),
}))

const pending = home(3, ({ pins }) => ({
  pins: pins.map((one, nth) => ({ ...one, isPending: nth === 0 })),
}))

const shown =
  (house: House, isNight: boolean, hint: string | null = null) =>
  () => (
    <div className={placeStyles.place}>
      <ShownHouse house={house} isNight={isNight} hint={hint} />
    </div>
  )

/** The house of a home, in its sizes and states. */
export const house: readonly ShownPart[] = [
  {
    part: 'House',
    states: {
      'without rooms': shown(home(0), false, 'Your first room'),
      'of one room, by day': shown(home(1), false),
      'of three rooms': shown(home(3), true),
      'of seven rooms': shown(home(7), true),
      'of twelve rooms': shown(home(12), true),
      'of twenty rooms': shown(home(20), true),
      'of a hundred rooms': shown(home(100), true),
      'with commands that wait': shown(pending, true),
      'whose devices are offline': shown(
        { ...offline, tank: offline.tank && { ...offline.tank, text: 'offline', percent: null } },
        true,
      ),
    },
  },
]
