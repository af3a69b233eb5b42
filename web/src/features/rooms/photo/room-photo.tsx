import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { useOfNow } from '../../../ui/time/use-now.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { houseOf } from '../house/house-rooms.ts'
import { isNightAt } from '../house/night.ts'
import { isRoomLit } from '../house/room-state.ts'
import { useBox } from '../house/use-box.ts'
import { photoQuery } from './photo-calls.ts'
import { bitmapOf } from './photo-file.ts'
import styles from './room-photo.module.css'

/** The photo of a room, as large as its place. At night a veil lies on it until a lamp burns in the room. */
export function RoomPhoto({ room, name }: { room: Room; name: string }) {
  const { data: photo } = useQuery(photoQuery(room.room_id, name))
  const isLit = useOfDevices(
    useCallback((devices: LiveDevices) => houseOf([room], devices).rooms.some(isRoomLit), [room]),
    Object.is,
  )
  const isNight = useOfNow(isNightAt)
  return <ShownPhoto photo={photo} label={room.room_name} isVeiled={isNight && !isLit} />
}

/** A photo as it was stored, cut to its place. */
export function ShownPhoto({
  photo,
  label,
  isVeiled,
}: {
  /** Undefined until it has come: its place stays. */
  photo: string | undefined
  /** The name of the room. */
  label: string
  isVeiled: boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useBox(place)
  useEffect(() => {
    if (photo === undefined || !box) return
    let isOver = false
    void bitmapOf(photo).then((bitmap) => {
      if (bitmap && canvas.current && !isOver) cover(canvas.current, bitmap, box)
      bitmap?.close()
    })
    return () => {
      isOver = true
    }
  }, [photo, box])
  return (
    <div ref={place} className={classNames(styles.photo, isVeiled && styles.veiled)}>
      <canvas ref={canvas} role="img" aria-label={`Photo of ${label}`} />
    </div>
  )
}

/** Draws a picture so that it covers a place, from its middle. */
function cover(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  box: { width: number; height: number },
): void {
  const density = Math.min(2, devicePixelRatio)
  canvas.width = Math.round(box.width * density)
  canvas.height = Math.round(box.height * density)
  const scale = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height)
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height)
}
