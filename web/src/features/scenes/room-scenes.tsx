import { useCallback } from 'react'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { devicesInRoom } from '../devices/state/devices-by-room.ts'
import { roomOfPin } from '../devices/state/pins-of.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'
import { SceneStrip } from './scene-strip.tsx'
import { useScenes } from './use-scenes.ts'

/** The scenes that touch a pin of a room. */
export function RoomScenes({ roomId }: { roomId: number }) {
  const { data: scenes } = useScenes()
  const select = useCallback((devices: LiveDevices) => pinsIn(devices, roomId), [roomId])
  const pins = useOfDevices(select, (a, b) => a.join() === b.join())
  const here = (scenes ?? []).filter(({ states }) =>
    states.some(({ device_identifier, pin }) => pins.includes(`${device_identifier} ${pin}`)),
  )
  if (here.length === 0) return null
  return (
    <section>
      <h2 className="visually-hidden">Scenes</h2>
      <SceneStrip scenes={here} />
    </section>
  )
}

const pinsIn = (devices: LiveDevices, roomId: number): readonly string[] =>
  devicesInRoom(devices, roomId).flatMap(({ device, pins }) =>
    [...pins.keys()]
      .filter((pin) => roomOfPin(device, pin) === roomId)
      .map((pin) => `${device.deviceIdentifier} ${pin}`),
  )
