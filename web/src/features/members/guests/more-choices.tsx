import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { AccessDetailFields } from './access-detail-fields.tsx'
import styles from './access-fields.module.css'
import { FurtherFields } from './further/further-fields.tsx'
import type { AccessDetails } from './use-access-details.ts'

/** What most guests do without: it stays out of the way until somebody asks for it. */
export function MoreChoices({ details }: { details: AccessDetails }) {
  const [isOpen, setOpen] = useState(false)
  // What is wrong may not be out of sight.
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
          <FurtherFields further={details.further} mayBeNamed />
        </>
      )}
    </>
  )
}
