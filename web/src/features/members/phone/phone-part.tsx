import { useId, useState } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { useMedia } from '../../../ui/browser/use-media.ts'
import { Button } from '../../../ui/control/button.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import own from '../../accounts/own/own.module.css'
import { usePerson } from '../../sign-in/use-auth.ts'

const PhoneDialog = laterDialog(async () => (await import('./phone-dialog.tsx')).PhoneDialog)

/** Brings the phone of somebody who lives here in, from a screen that a phone can look at. */
export function PhonePart() {
  const { hasHome, role } = usePerson()
  const isDesk = useMedia('(min-width: 720px)')
  const [isOpen, setOpen] = useState(false)
  const offline = useOffline()
  const titleId = useId()
  if (!hasHome || role === 'guest' || !isDesk) return null
  return (
    <section className={own.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Use it on your phone</h2>
      <p className={own.intro}>A code on this screen signs your phone in, without your password.</p>
      <Button disabled={offline} onClick={() => setOpen(true)}>
        Show the code
      </Button>
      {isOpen && <PhoneDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
