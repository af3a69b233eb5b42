import {
  fullPercent,
  lowPercent,
  readWaterLevel,
  type WaterLevel,
} from '@roomwire/contracts/vocabulary/water-level.ts'
import { use, useId } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useDevice } from '../state/use-device-states.ts'
import { PlateSlotsContext } from './plate-slots.ts'
import styles from './tank.module.css'

const body = 'M14 34h88v88a8 8 0 01-8 8H22a8 8 0 01-8-8z'
const top = 34
const height = 96

/** The roof tank of a water level monitor: its level as the device reports it, and as a drawing. */
export function Tank({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  roomId?: number | undefined
}) {
  const device = useDevice(deviceIdentifier)
  const text = device?.waterLevelString ?? null
  const pump = device?.pumpStatus
  const led = device?.ledStatus
  const level = readWaterLevel(text)
  const percent = level.kind === 'unknown' ? null : level.percent
  const filling = pump === 'ON'
  const readout = text?.trim() || 'No reading yet'
  const asOf = useAsOf()
  const { LevelAge, LevelLine } = use(PlateSlotsContext)
  const isMemory = asOf !== null || device?.connected === false
  const isWhole = !device?.partial && !device?.elsewhere
  // A person who sees some pins alone is not told the level.
  if (device?.partial && text === null) return null
  return (
    <div className={classNames(styles.tank, isMemory && styles.memory)}>
      <div {...measure(readout, level, pump)}>
        <Drawing level={level} filling={filling} />
      </div>
      <div className={styles.text}>
        <div className={styles.label}>{`Water level${asOf ? `, ${asOf}` : ''}`}</div>
        <div className={readout.length > 8 ? `${styles.readout} ${styles.long}` : styles.readout}>
          {readout}
        </div>
        {LevelAge && <LevelAge deviceIdentifier={deviceIdentifier} roomId={roomId} />}
        {percent !== null && percent < lowPercent && <div className={styles.low}>Low</div>}
        {percent !== null && percent >= fullPercent && <div className={styles.state}>Full</div>}
        {(pump || isWhole) && (
          <div className={styles.state}>
            <span>{`Pump ${pump ?? 'unknown'}`}</span>
            {filling && <span>, filling</span>}
          </div>
        )}
        {(led || isWhole) && <div className={styles.state}>{`LED ${led ?? 'unknown'}`}</div>}
      </div>
      {LevelLine && (
        <div className={styles.day}>
          <LevelLine deviceIdentifier={deviceIdentifier} />
        </div>
      )}
    </div>
  )
}

/** A meter only where a number is known; else a picture labelled with the device's own text. */
function measure(readout: string, level: WaterLevel, pump: string | null | undefined) {
  if (level.kind === 'unknown') {
    return { role: 'img', 'aria-label': `Water level: ${readout}` }
  }
  return {
    role: 'meter',
    'aria-label': 'Water level',
    'aria-valuenow': level.percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': `${readout}${pump ? `, pump ${pump.toLowerCase()}` : ''}`,
  }
}

function Drawing({ level, filling }: { level: WaterLevel; filling: boolean }) {
  const id = useId()
  const surface = level.kind === 'unknown' ? 0 : top + height * (1 - level.percent / 100)
  return (
    <svg viewBox="0 0 116 136" className={styles.drawing} aria-hidden="true">
      <defs>
        <clipPath id={`${id}-body`}>
          <path d={body} />
        </clipPath>
        <pattern
          id={`${id}-hatch`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v8" className={styles.hatch} />
        </pattern>
        {/* A band, not a line: nobody measured this to the percent. */}
        <linearGradient id={`${id}-soft`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.soft0} />
          <stop offset="0.16" className={styles.soft1} />
        </linearGradient>
      </defs>
      <path d="M40 14h36v8H40z" className={styles.neck} />
      <path d="M14 34c4-9 20-12 44-12s40 3 44 12z" className={styles.lid} />
      <g clipPath={`url(#${id}-body)`}>
        <path d={body} className={styles.inside} />
        {level.kind === 'exact' && (
          <path
            d="M14 0q11-4 22 0t22 0 22 0 22 0v140H14z"
            className={styles.water}
            style={{ transform: `translateY(${surface}px)` }}
          />
        )}
        {level.kind === 'band' && (
          <rect
            x="14"
            y={surface - 6}
            width="88"
            height={136 - surface}
            fill={`url(#${id}-soft)`}
          />
        )}
        {level.kind === 'unknown' && <path d={body} fill={`url(#${id}-hatch)`} />}
        <path d="M14 58h88M14 82h88M14 106h88" className={styles.ribs} />
      </g>
      <path d={body} className={styles.wall} />
      <path d="M104 58h7M104 82h7M104 106h7" className={styles.ticks} />
      {filling && <path d="M24 3v13m-5-5l5 5 5-5" className={styles.inlet} />}
    </svg>
  )
}
