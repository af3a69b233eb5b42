import { type KeyboardEvent, startTransition, useRef, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'

/** Whether something is being arranged. What holds it ends that with Escape, and the focus is kept. */
export function useArranging() {
  const [isArranging, setArranging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    isArranging,
    button: {
      ref: button,
      isArranging,
      // The old content stays until the sortable list is loaded.
      onToggle: () => startTransition(() => setArranging((is) => !is)),
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isArranging || event.defaultPrevented) return
      setArranging(false)
      button.current?.focus()
    },
  }
}

/** Begins and ends putting something into another order. */
export function ArrangeButton({
  ref,
  isArranging,
  onToggle,
  noun,
}: ReturnType<typeof useArranging>['button'] & {
  /** 'rooms' or 'devices'. */
  noun: string
}) {
  return (
    <Button ref={ref} look="quiet" onClick={onToggle}>
      <span>{isArranging ? 'Done' : 'Arrange'}</span>
      <span className="visually-hidden">{`${isArranging ? ' arranging' : ''} ${noun}`}</span>
    </Button>
  )
}
