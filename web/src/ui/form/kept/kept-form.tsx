import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { tabStorage } from '../../browser/storage.ts'
import { clock } from '../../time/clock.ts'
import { watchForm } from './form-fields.ts'
import { keptFormsKey } from './kept-forms.ts'

/**
 * A form of people who are signed in. What was typed in it comes back where their session ended
 * meanwhile, and they have signed in again.
 */
export function KeptForm({ ref, ...form }: ComponentProps<'form'>) {
  const own = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => own.current)
  useLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const forget = watchForm(element)
    if (tabStorage.getItem(keptFormsKey)) {
      import('./fill-forms.ts').then(
        ({ fillAgain }) => fillAgain(element, clock.now()),
        () => undefined, // Without a network it stays kept.
      )
    }
    return forget
  }, [])
  return <form {...form} ref={own} />
}
