import { use } from 'react'
import type { PlatePlace } from '../../devices/plate/plate-slots.ts'
import { SilentLevel } from '../../history/plate/silent-level.tsx'
import { PassLevelsContext } from './pass-levels.ts'

/** Marks the level of a tank of a pass that its device tells no more. */
export function PassLevelAge({ deviceIdentifier }: PlatePlace) {
  const { devices } = use(PassLevelsContext)
  const { readings = [] } = devices.find((one) => one.device_identifier === deviceIdentifier) ?? {}
  return <SilentLevel deviceIdentifier={deviceIdentifier} readings={readings} />
}
