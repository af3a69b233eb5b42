import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useDeviceStates } from '../../devices/state/use-device-states.ts'
import { CellDrawing, hangingIn, roomLooks, socketIn } from './cell-drawing.tsx'
import styles from './drawing.module.css'
import { fixtureLooks, strength } from './fixture.tsx'
import { type HouseRoom, houseOf, remembered } from './house-rooms.ts'
import type { CellSizes } from './lay-out-house.ts'
import { Light, useDrawingIds } from './light.tsx'
import { useBox } from './use-box.ts'

/** Without its house a room has no strip with its name, and larger furniture. */
const aloneSizes: CellSizes = { strip: 0, furniture: 1.75, isWide: true, isAlone: true }

/** Many devices report at once, and a press is drawn first: other pins are drawn a moment later, ms. */
const settleMs = 300

/** Which pins of a room are drawn: as long as they stay the same, only classes change. */
const drawnIn = (room: HouseRoom, width: number): string =>
  [...hangingIn(room, Math.floor((width - 8) / 62)), socketIn(room)]
    .map((pin) => `${pin?.key} ${pin?.shape}`)
    .join()

/** Brings a drawn room up to its state without rendering it: a press draws nothing else. */
function showState(drawing: SVGElement, room: HouseRoom): void {
  const cell = drawing.querySelector(`[data-room="${room.room.room_id}"]`)
  for (const look of [styles.lit, styles.away]) {
    if (look) cell?.classList.toggle(look, roomLooks(room).split(' ').includes(look))
  }
  const pins = new Map(room.pins.map((pin) => [pin.key, pin]))
  for (const fixture of drawing.querySelectorAll<SVGElement>('[data-pin]')) {
    const pin = pins.get(fixture.dataset.pin ?? '')
    if (!pin) continue
    fixture.setAttribute('class', fixtureLooks(pin))
    fixture.querySelector('[data-light]')?.setAttribute('opacity', `${strength(pin.power)}`)
  }
}

/** Whether the same pins of a room are drawn. */
const isDrawnSo = (one: HouseRoom | undefined, other: HouseRoom | undefined, width: number) =>
  one !== undefined &&
  other !== undefined &&
  one.room === other.room &&
  drawnIn(one, width) === drawnIn(other, width)

/**
 * One room as it stands in the house, live. It is nothing but a picture, as large as its place. It renders only when
 * other pins are drawn: their states change classes.
 */
export function RoomDrawing({ room }: { room: Room }) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const box = useBox(place)
  const ids = useDrawingIds()
  const states = useDeviceStates()
  const isRemembered = use(RememberedSince) !== null
  const read = useCallback(
    (devices: LiveDevices) => {
      const house = houseOf([room], devices)
      return (isRemembered ? remembered(house) : house).rooms[0]
    },
    [room, isRemembered],
  )
  const width = box?.width ?? 0
  const [shown, setShown] = useState(() => read(states.devices()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const now = read(states.devices())
      if (drawing.current && now) showState(drawing.current, now)
      if (isDrawnSo(shown, now, width)) return
      timer ??= setTimeout(() => setShown(read(states.devices())), settleMs)
    }
    show()
    const leave = states.subscribe(show)
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [states, read, shown, width])
  return (
    <div ref={place} className={styles.room}>
      {box && shown && (
        <svg
          ref={drawing}
          className={styles.drawing}
          aria-hidden="true"
          viewBox={`0 0 ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
        >
          <Light ids={ids} />
          <CellDrawing
            cell={{
              ...box,
              x: 0,
              y: 0,
              storey: 0,
              rooms: [shown],
              isOpen: shown.kind === 'terrace',
            }}
            sizes={aloneSizes}
            ids={ids}
            hasStood={false}
          />
        </svg>
      )}
    </div>
  )
}
