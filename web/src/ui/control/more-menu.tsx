import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Elements } from '../layout/elements.ts'
import { MoreIcon } from '../look/icons.tsx'
import { Button } from './button.tsx'
import styles from './more-menu.module.css'

/**
 * Everything that is seldom needed, behind one button. It closes with Escape, when somebody goes on elsewhere, and once
 * something in it was pressed; what that opens returns the focus to the button. A closed menu that was open keeps what
 * is in it, since its dialogs may stand there.
 */
export function MoreMenu({
  label,
  opener,
  children,
}: {
  label: string
  opener: RefObject<HTMLButtonElement | null>
  children: Elements
}) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const id = useId()
  if (isOpen && !wasOpen) setWasOpen(true)

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Where a press gives the focus to nothing, what is pressed may be in it.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  const menu = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen && panel.current) openWhereItFits(panel.current)
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) setOpen(false) // The target of a pointer is a node.
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, and the focus that leaves it
    <div ref={menu} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={opener}
        look="quiet"
        className={styles.opener}
        icon={<MoreIcon />}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is in it was pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses what is in it */}
      <div ref={panel} id={id} className={styles.panel} hidden={!isOpen} onClick={close}>
        {wasOpen && children}
      </div>
    </div>
  )
}

/** Below its button; above it where the lower edge, or a bar over it, would cover the end. */
function openWhereItFits(panel: HTMLElement): void {
  panel.removeAttribute('data-above')
  const { bottom, height } = panel.getBoundingClientRect()
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const end = innerHeight - (Number(scrollPaddingBottom.replace('px', '')) || 0)
  const start = panel.parentElement?.getBoundingClientRect().top ?? 0
  panel.toggleAttribute('data-above', bottom > end && start > height)
}
