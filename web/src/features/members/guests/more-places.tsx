import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { RemoveRow, RowList } from '../row-list.tsx'
import styles from './access-fields.module.css'
import { offeredPlaces } from './guest-places.ts'
import type { MorePlacesFields } from './use-more-places.ts'

const kinds = [
  { label: 'Rooms', starts: 'room:' },
  { label: 'Devices', starts: 'device:' },
  { label: 'Switches', starts: 'pin:' },
]

/**
 * Rooms, devices and switches beside the first. Whoever may reach everything needs none.
 * @param from the number of the first row: without a place above the rows, one row has to stay
 */
export function MorePlaces({ more, from = 2 }: { more: MorePlacesFields; from?: 1 | 2 }) {
  if (!more.isOffered) return null
  const mayRemove = from === 2 || more.list.rows.length > 1
  return (
    <RowList
      list={more.list}
      most={limits.guestPlacesMax + 1 - from}
      add="Add another room, device or switch"
      next={() => ({ place: '' })}
    >
      {({ key, place, isTried }, index, remove) => {
        const number = index + from
        const label = `Room, device or switch${number === 1 ? '' : ` ${number}`}`
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
            {mayRemove && (
              <div className={styles.remove}>
                <RemoveRow what={label.toLowerCase()} onPress={remove} />
              </div>
            )}
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
