import { type ComponentType, createContext } from 'react'

/** What a page may add to plates from parts that know more than devices; each has its place kept. */
export type PlateExtras = {
  /** The newest numbers of what a device measures. */
  Readings?: ComponentType<{ deviceIdentifier: string; roomId: number | undefined }>
  /** The level of a tank over its last day. */
  LevelLine?: ComponentType<{ deviceIdentifier: string }>
}

/** Extras that have not come yet: their place is kept. */
export const noExtras: PlateExtras = {}

/** Null where a page adds nothing to its plates. */
export const PlateExtrasContext = createContext<PlateExtras | null>(null)
