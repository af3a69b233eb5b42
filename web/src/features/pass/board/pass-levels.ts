import { createContext } from 'react'
import type { NewestReadings } from '../../history/plate/newest-readings.ts'

/** The tank levels that a pass sees, each with its age. */
export type PassLevels = NewestReadings

/** The levels for the plates inside. */
export const PassLevelsContext = createContext<PassLevels>({ devices: [] })
