import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { useId } from 'react'
import { pinIcons } from '../plate/pin-icons.tsx'
import styles from './edit-pins.module.css'

// The keys are those of the record.
const offered = Object.entries(pinIcons) as [PinIcon, (typeof pinIcons)[PinIcon]][]

/** Every icon as a radio button, and the one that the name of the pin speaks of. */
export function IconChoice({
  label,
  icon,
  onChange,
}: {
  label: string
  icon: PinIcon | null
  onChange: (icon: PinIcon | null) => void
}) {
  const group = useId()
  return (
    <fieldset className={styles.icons}>
      <legend className="visually-hidden">{`Icon of ${label}`}</legend>
      <label className={styles.option}>
        <input type="radio" name={group} checked={icon === null} onChange={() => onChange(null)} />
        <span>By name</span>
      </label>
      {offered.map(([key, { label: named, Drawing }]) => (
        <label key={key} className={styles.option}>
          <input type="radio" name={group} checked={icon === key} onChange={() => onChange(key)} />
          <Drawing />
          <span>{named}</span>
        </label>
      ))}
    </fieldset>
  )
}
