import { anEntry } from '../../features/activity/an-entry.ts'
import { type Away, ShownAway } from '../../features/activity/away/shown-away.tsx'
import strip from '../../features/history/now/now-strip.module.css'
import { ShownClimate, ShownTank, ShownWatts } from '../../features/history/now/shown-now.tsx'
import { UsedTable } from '../../features/history/usage/used-table.tsx'
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

const anna = { kind: 'person' as const, name: 'Anna', is_you: false }
const evening = { kind: 'schedule' as const, name: 'Evening', is_you: false }
const tank = { device_identifier: 'WLM-TERRACE', device_name: 'Terrace tank' }
const board = { device_identifier: 'SC-HALL', device_name: 'Hall board' }
const whileAway: Away['lines'] = [
  {
    kind: 'tank_low',
    count: 1,
    others: 0,
    newest: anEntry({ id: '1', kind: 'level', pin: null, device: tank, value: '9%' }),
  },
  {
    kind: 'offline',
    count: 3,
    others: 2,
    newest: anEntry({ id: '2', kind: 'connection', pin: null, device: board, value: '0' }),
  },
  {
    kind: 'schedule_failed',
    count: 2,
    others: 0,
    newest: anEntry({ id: '3', kind: 'command', device: board, pin: '18', by: evening }),
  },
  {
    kind: 'access',
    count: 1,
    others: 0,
    newest: anEntry({ id: '4', kind: 'event', event: 'guest.expired', about: 'Plumber' }),
  },
  {
    kind: 'switched',
    count: 6,
    others: 0,
    newest: anEntry({ id: '5', kind: 'command', device: board, pin: '18', by: anna }),
  },
]
const reader = { isManager: true, isGuest: false }

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
  {
    part: 'UsedTable',
    states: {
      'electricity, with its price': () => (
        <UsedTable
          caption="Electricity used this week"
          of="electricity"
          used={[
            { id: '1', name: 'Heater', place: 'Bath', amount: 14.2 },
            { id: '2', name: 'Ceiling light', place: 'Living Room', amount: 1.9 },
            { id: '3', name: 'Fan', place: 'Bedroom', amount: 0.04 },
          ]}
          textOf={(kwh) => `${kwh} kWh`}
          costOf={(kwh) => `€${(kwh / 4).toFixed(2)}`}
        />
      ),
      water: () => (
        <UsedTable
          caption="Water used this week"
          of="water"
          used={[
            { id: '1', name: 'Terrace tank', place: 'Terrace', amount: 2_100 },
            { id: '2', name: 'Garden meter', place: 'Garden', amount: 640 },
          ]}
          textOf={(litres) => `${litres} l`}
        />
      ),
    },
  },
  {
    part: 'AwayNote',
    states: {
      'with all that it tells': () => (
        <ShownAway
          away={{ from: 0, until: 1, lines: whileAway, more: 3 }}
          reader={reader}
          onDismiss={() => undefined}
        />
      ),
      'of one change': () => (
        <ShownAway
          away={{ from: 0, until: 1, lines: whileAway.slice(4), more: 0 }}
          reader={reader}
          onDismiss={() => undefined}
        />
      ),
    },
  },
]
