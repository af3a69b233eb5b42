import { useMemo } from 'react'
import { sameFaces } from '../../features/devices/plate/same-faces.ts'
import type { LiveDevices } from '../../features/devices/state/apply-live-message.ts'
import { useOfDevices } from '../../features/devices/state/use-device-states.ts'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { useFamily } from '../../features/members/family/use-family.ts'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { useScenes } from '../../features/scenes/use-scenes.ts'
import { useOnlyLooks, usePerson } from '../../features/sign-in/use-auth.ts'
import { type PaletteEntry, paletteEntries } from './palette-entries.ts'

/** The entries of this person, out of what the server sends this page anyway. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const { isAdmin } = usePerson()
  const onlyLooks = useOnlyLooks()
  const rooms = useRooms().data
  const guests = useGuests().data
  const family = useFamily().data
  const allScenes = useScenes().data
  useDevices()
  // So that the states are live too where the page below shows one room.
  useHomeMessages()
  // States are followed by each entry itself.
  const devices = useOfDevices(allDevices, sameFaces)
  return useMemo(() => {
    const people = [
      ...(guests ?? []).map((guest) => ({ ...guest, list: 'guest' as const })),
      ...(family ?? []).map((member) => ({ ...member, list: 'family' as const })),
    ].map(({ user_id, username, email, list }) => ({ id: user_id, name: username, email, list }))
    const scenes = (allScenes ?? []).filter((scene) => scene.may_press)
    return paletteEntries({ rooms: rooms ?? [], scenes, devices, people, isAdmin, onlyLooks })
  }, [rooms, allScenes, guests, family, devices, isAdmin, onlyLooks])
}

const allDevices = (devices: LiveDevices) => [...devices.values()].map(({ device }) => device)
