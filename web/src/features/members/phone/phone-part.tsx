import { useId, useState } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import own from '../../accounts/own/own.module.css'
import { PhoneDialog, useMayLinkPhone } from './phone-link.ts'
import { usePhoneTexts } from './phone-texts.ts'

/** Brings the phone of somebody who lives here in, by a code on this screen. */
export function PhonePart() {
  const mayLink = useMayLinkPhone()
  const { phone, title } = usePhoneTexts()
  const [isOpen, setOpen] = useState(false)
  const offline = useOffline()
  const titleId = useId()
  if (!mayLink) return null
  return (
    <section className={own.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={own.intro}>
        {`A code on this screen signs ${phone} in, without your password.`}
      </p>
      <Button disabled={offline} onClick={() => setOpen(true)}>
        Show the code
      </Button>
      {isOpen && <PhoneDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
