import strip from '../../features/history/now/now-strip.module.css'
import { ShownClimate, ShownTank, ShownWatts } from '../../features/history/now/shown-now.tsx'
import type { ShownPart } from './shown-controls.tsx'

const rooms = [
  { name: 'Living Room', watts: 168 },
  { name: 'Kitchen', watts: 54 },
  { name: 'Terrace', watts: 24 },
]
const climate = ['Living Room', 'Bedroom'].map((place, at) => ({
  key: place,
  place,
  reading: { value: 26.2 - at, unit: '°C', decimals: 1 },
}))

/** The parts that only Home has. */
export const home: readonly ShownPart[] = [
  {
    part: 'NowStrip',
    states: {
      'live, with a tank that fills': () => (
        <div className={strip.now}>
          <ShownWatts watts={{ total: 246, rooms, unknown: 2 }} asOf={null} />
          <ShownTank name="Terrace tank" percent={40} words="Full in 38 min" isLive />
          <ShownClimate climate={climate} units={null} />
        </div>
      ),
      'remembered, while the server is out of reach': () => (
        <div className={strip.now}>
          <ShownWatts watts={{ total: 246, rooms, unknown: 0 }} asOf="as of 18:41" />
          <ShownTank name="Terrace tank" percent={40} words="as of 18:41" isLive={false} />
        </div>
      ),
      'of a home that measures nothing': () => (
        <div className={strip.now}>
          <ShownWatts watts={{ total: null, rooms: [], unknown: 3 }} asOf={null} />
        </div>
      ),
    },
  },
]
