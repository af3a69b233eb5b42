import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { SelectField } from '../../../ui/field.tsx'
import { RemoveRow, RowList } from '../row-list.tsx'
import styles from './access-fields.module.css'
import { offeredPlaces } from './guest-places.ts'
import type { MorePlacesFields } from './use-more-places.ts'

const kinds = [
  { label: 'Rooms', starts: 'room:' },
  { label: 'Devices', starts: 'device:' },
  { label: 'Switches', starts: 'pin:' },
]

/** Rooms, devices and switches beside the first. Whoever may reach everything needs none. */
export function MorePlaces({ more }: { more: MorePlacesFields }) {
  if (!more.isOffered) return null
  return (
    <RowList
      list={more.list}
      most={limits.guestPlacesMax - 1}
      add="Add another room, device or switch"
      next={() => ({ place: '' })}
    >
      {({ key, place, isTried }, index, remove) => {
        // The first place stands above the rows.
        const label = `Room, device or switch ${index + 2}`
        return (
          <div className={styles.more}>
            <SelectField
              label={label}
              value={place}
              error={isTried && place === '' ? 'Choose a room, a device or a switch' : undefined}
              onChange={({ target }) => more.list.change(key, { place: target.value })}
            >
              {place === '' && <option value="">Choose one</option>}
              <PlaceOptions more={more} own={place} />
            </SelectField>
            <div className={styles.remove}>
              <RemoveRow what={label.toLowerCase()} onPress={remove} />
            </div>
          </div>
        )
      }}
    </RowList>
  )
}

function PlaceOptions({ more: { choices, taken }, own }: { more: MorePlacesFields; own: string }) {
  const offered = offeredPlaces(choices, taken, own)
  return kinds.map(({ label, starts }) => (
    <optgroup key={label} label={label}>
      {offered
        .filter(({ place }) => place.startsWith(starts))
        .map((choice) => (
          <option key={choice.place} value={choice.place}>
            {choice.label}
          </option>
        ))}
    </optgroup>
  ))
}
