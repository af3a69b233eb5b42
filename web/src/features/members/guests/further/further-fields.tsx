import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { InstantFields } from '../../guest-terms/instant-fields.tsx'
import { PauseField, TermsFields } from '../../guest-terms/terms-fields.tsx'
import { RemoveRow, RowList } from '../../row-list.tsx'
import { MorePlaces } from '../more-places.tsx'
import styles from './further-fields.module.css'
import type { OtherTimes } from './use-further.ts'

/** What is given for other times than the first: 'this lamp' on evenings beside 'that room' until Sunday. */
export function FurtherFields({
  further,
  mayBeNamed = false,
}: {
  further: OtherTimes
  /** Whether somebody may also be let to name switches. */
  mayBeNamed?: boolean
}) {
  const { list, times, zone } = further
  return (
    <RowList
      list={list}
      most={limits.accessTimesMax - 1}
      add="Add access for another time"
      next={further.next}
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
              <div className={styles.remove}>
                <RemoveRow what={name.toLowerCase()} onPress={remove} />
              </div>
            </fieldset>
          )
        )
      }}
    </RowList>
  )
}
