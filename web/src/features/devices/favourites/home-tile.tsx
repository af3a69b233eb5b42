import { memo } from 'react'
import { announceNow } from '../../../ui/focus/announce.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { onlyLooksText, useOnlyLooks } from '../../sign-in/use-auth.ts'
import { looksOf } from '../plate/looks-of.ts'
import module from '../plate/module.module.css'
import { PinPicture } from '../plate/pin-picture.tsx'
import { useUpcoming } from '../plate/plate-slots.ts'
import press from '../plate/press.module.css'
import { type PinModuleProps, type ShownPin, usePinModule } from '../plate/use-pin-module.ts'
import { usePressInPlace } from '../plate/use-press-in-place.ts'
import styles from './home-tile.module.css'

/** A pin with its name and state, as it stands on a room's card. */
export const HomeTile = memo(function HomeTile({ pin }: { pin: PinModuleProps }) {
  const shown = usePinModule(pin)
  return (
    <TileOf pin={pin} shown={shown} className={styles.small}>
      <span className={styles.state}>{shown.isAsked ? shown.verb : stateNow(shown)}</span>
    </TileOf>
  )
})

/** The state of a pin in words, with what is wrong or under way. */
function stateNow({ badge, caption, look }: ShownPin): string {
  if (look === 'on' || look === 'off') return badge
  // A dash says less than its caption.
  return badge === '–' ? caption : `${badge}, ${caption}`
}

/** A tile: one that is on or off is pressed as a whole; a fan has its levels in its room. */
export function TileOf({
  pin: props,
  shown,
  className,
  isPressed = true,
  children,
}: {
  pin: PinModuleProps
  shown: ShownPin
  className: string | undefined
  isPressed?: boolean
  children: Elements
}) {
  const { name, form, isIdle, isAsked, verb, turn } = shown
  const { icon, pin, nickname } = props
  const onlyLooks = useOnlyLooks()
  const handlers = usePressInPlace(() => (onlyLooks ? announceNow(onlyLooksText) : turn()))
  const upcoming = useUpcoming(props)
  const now = stateNow(shown)
  const label = (
    <bdi className={styles.name} translate="no">
      {name}
    </bdi>
  )
  return (
    <li
      className={classNames(...looksOf(shown), styles.tile, className)}
      title={upcoming ? `${name}: ${now}. ${upcoming.text}` : undefined}
    >
      <span className={module.ring}>
        <PinPicture icon={icon} pin={pin} nickname={nickname} kind={form.kind} />
      </span>
      {form.kind !== 'switch' || !isPressed ? (
        label
      ) : (
        <button
          type="button"
          className={classNames(press.verb, isAsked && press.question, styles.press)}
          aria-description={upcoming ? `${now}. ${upcoming.text}` : now}
          aria-disabled={isIdle || onlyLooks || undefined}
          {...handlers}
        >
          <span className="visually-hidden">{`${verb} `}</span>
          {label}
        </button>
      )}
      {children}
    </li>
  )
}
