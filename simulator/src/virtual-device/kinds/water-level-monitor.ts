import type { Body, Kind } from './kind.ts'

/** Percent of the tank a second. */
const pumpFills = 2
const houseDrains = 0.01

/**
 * WLM: a tank that fills while the pump runs and drains slowly otherwise. The
 * float switch stops the pump at 100 %.
 */
export const waterLevelMonitor: Kind = {
  firstLevel: 40,
  pass,
  reportFields: ({ level }) => (level === undefined ? {} : { waterLevel: `${Math.round(level)}%` }),
}

function pass(body: Body, ms: number): Body {
  const { pins, level = 0 } = body
  if (pins.pump !== 1) return { pins, level: Math.max(0, level - (houseDrains * ms) / 1000) }
  const msUntilFull = ((100 - level) / pumpFills) * 1000
  if (ms < msUntilFull) return { pins, level: level + (pumpFills * ms) / 1000 }
  return pass({ pins: { ...pins, pump: 0 }, level: 100 }, ms - msUntilFull)
}
