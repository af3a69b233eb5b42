import { useCallback } from 'react'
import { useMedia } from '../../../ui/browser/use-media.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { SearchIcon } from '../../../ui/look/icons.tsx'
import { deviceLabel } from '../plate/device-label.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useDeviceStates, useOfDevices } from '../state/use-device-states.ts'
import {
  countPins,
  type FoundDevice,
  letterPlaces,
  type PinCounts,
  type PinFilter,
  type PinList,
} from './find-pins.ts'
import styles from './pin-filter-bar.module.css'

/** Finds pins of a long list by name, or by what is on or offline, and leads to a letter. */
export function PinFilterBar({
  list,
  found,
  filter,
  onChange,
}: {
  list: PinList
  found: readonly FoundDevice[]
  filter: PinFilter
  onChange: (filter: PinFilter) => void
}) {
  const counts = useCounts(list)
  const shown = found.reduce((sum, { pins }) => sum + pins.length, 0)
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        <label className={styles.find}>
          <SearchIcon small />
          <span className="visually-hidden">{`Find one of ${counts.all} switches`}</span>
          <input
            type="search"
            placeholder="Find"
            value={filter.text}
            autoComplete="off"
            spellCheck={false}
            data-private
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        </label>
        {(['on', 'offline'] as const).map((only) => (
          <button
            key={only}
            type="button"
            className={styles.toggle}
            aria-pressed={filter.only === only}
            onClick={() => onChange({ ...filter, only: filter.only === only ? null : only })}
          >
            <span>{only === 'on' ? 'On' : 'Offline'}</span>
            <b>{counts[only]}</b>
          </button>
        ))}
        <Letters found={found} />
      </div>
      <p className={classNames('visually-hidden')} role="status">
        {shown < counts.all ? `${shown} of ${counts.all} switches shown` : ''}
      </p>
    </search>
  )
}

function useCounts({ identifiers, roomId }: PinList): PinCounts {
  const key = identifiers.join('\n')
  const select = useCallback(
    (devices: LiveDevices) => countPins(devices, { identifiers: key.split('\n'), roomId }),
    [key, roomId],
  )
  return useOfDevices(select, sameCounts)
}

const sameCounts = (one: PinCounts, other: PinCounts) =>
  one.all === other.all && one.on === other.on && one.offline === other.offline

/** Leads to the first device of a letter; nothing where all begin with the same. */
function Letters({ found }: { found: readonly FoundDevice[] }) {
  const devices = useDeviceStates().devices()
  const isWide = useMedia('(min-width: 720px)')
  const places = letterPlaces(
    found.flatMap(({ deviceIdentifier: key }) => {
      const device = devices.get(key)?.device
      return device ? { key, name: deviceLabel(device) } : []
    }),
  )
  if (places.length < 2) return null
  if (!isWide) {
    return (
      <select
        className={styles.select}
        aria-label="Go to a letter"
        value=""
        onChange={({ target }) => goTo(target.value)}
      >
        <option value="" disabled>
          A–Z
        </option>
        {places.map(([letter, key]) => (
          <option key={letter} value={key}>
            {letter}
          </option>
        ))}
      </select>
    )
  }
  return (
    <fieldset className={styles.letters}>
      <legend className="visually-hidden">Go to a letter</legend>
      {places.map(([letter, key]) => (
        <button key={letter} type="button" onClick={() => goTo(key)}>
          {letter}
        </button>
      ))}
    </fieldset>
  )
}

/** Brings the heading of a device to the top, with the focus on it. */
function goTo(key: string) {
  const heading = document.querySelector<HTMLElement>(`[data-device="${CSS.escape(key)}"]`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
