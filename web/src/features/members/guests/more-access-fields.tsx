import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { PauseField, TermsFields } from '../guest-terms/terms-fields.tsx'
import { RemoveRow, RowList } from '../row-list.tsx'
import styles from './access-fields.module.css'
import { InstantFields } from './access-fields.tsx'
import { offeredPlaces } from './guest-places.ts'
import type { AccessDetails, MorePlacesFields, OtherTimes } from './use-access-details.ts'

/** More choices behind a button, since few guests need them. */
export function MoreChoices({ details }: { details: AccessDetails }) {
  const [isOpen, setOpen] = useState(false)
  // An error must not be hidden.
  const isShown = isOpen || !details.isWhole
  return (
    <>
      <div className={styles.choices}>
        <Button look="ghost" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          More places, times of the week, view only, other times
        </Button>
      </div>
      {isShown && (
        <>
          <AccessDetailFields details={details} />
          <OtherTimesFields otherTimes={details.otherTimes} mayBeNamed />
        </>
      )}
    </>
  )
}

/** More places of an access, and its terms. */
export function AccessDetailFields({ details: { more, terms } }: { details: AccessDetails }) {
  return (
    <>
      <MorePlaces more={more} />
      <TermsFields terms={terms} mayBeNamed />
    </>
  )
}

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
                <RemoveRow noun={label.toLowerCase()} onPress={remove} />
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

/** Access for other times than the first: a lamp on evenings beside a room until Sunday. */
export function OtherTimesFields({
  otherTimes,
  mayBeNamed = false,
}: {
  otherTimes: OtherTimes
  /** Whether somebody may also be let to name switches. */
  mayBeNamed?: boolean
}) {
  const { list, times, zone } = otherTimes
  return (
    <RowList
      list={list}
      most={limits.accessTimesMax - 1}
      add="Add access for another time"
      next={otherTimes.next}
    >
      {({ key }, index, remove) => {
        const time = times.find((one) => one.key === key)
        const name = `Other time${list.rows.length > 1 ? ` ${index + 1}` : ''}`
        return (
          time && (
            <fieldset className={styles.time}>
              <legend className={styles.legend}>{name}</legend>
              {time.isEverything && <p>For the whole home.</p>}
              <MorePlaces more={time.more} from={1} />
              <InstantFields {...time.span} errors={time.errors} zone={zone} choose={time.choose} />
              <TermsFields terms={time.terms} legend="Rights then" mayBeNamed={mayBeNamed} />
              <PauseField
                terms={time.terms}
                label="Pause this"
                text="Paused: hidden until you resume."
              />
              <div className={styles.removeTime}>
                <RemoveRow noun={name.toLowerCase()} onPress={remove} />
              </div>
            </fieldset>
          )
        )
      }}
    </RowList>
  )
}
