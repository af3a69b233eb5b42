import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMemo } from 'react'
import { sameFaces } from '../devices/plate/same-faces.ts'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'
import { useDevices } from '../devices/use-devices.ts'
import { type ScenePin, scenePins } from './scene-draft.ts'

/** Every pin that this person sees, and whether that is known yet. */
export function useScenePins(): { pins: readonly ScenePin[]; isPending: boolean } {
  const { isPending } = useDevices()
  const devices = useOfDevices(allOf, sameFaces)
  const pins = useMemo(() => scenePins(devices), [devices])
  return { pins, isPending }
}

const allOf = (devices: LiveDevices): readonly Device[] =>
  [...devices.values()].map(({ device }) => device)
