import './ui/look/fonts.css'
import './ui/look/tokens.css'
import './ui/look/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readRegistrationState } from './features/landing/links.tsx'
import { readContactDetails, readMessagesState } from './features/landing/page-details.ts'
import { LandingPage } from './pages/landing-page.tsx'

/*
 * Hydrates the landing page, which has a document of its own (landing.html) with its
 * content already in it. The app itself starts in main.tsx.
 */

/** Whether a browser has translated the page, which puts its own language there. */
const isTranslated = () => document.documentElement.lang !== 'en'

const root = document.getElementById('root')
if (root) {
  const putBack = typedBefore(root)
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage
        details={readContactDetails(document)}
        registration={readRegistrationState(document)}
        messages={readMessagesState(document)}
      />
    </StrictMode>,
    {
      onRecoverableError(error) {
        putBack()
        if (!isTranslated()) reportError(error)
      },
    },
  )
}

/**
 * Keeps what is typed and chosen on the page before its script has come. React takes the page over as it
 * stands; where a translator or an extension has changed it by then, React draws all of it anew.
 * @returns puts it back into the fields that are there now, once.
 */
function typedBefore(page: HTMLElement): () => void {
  const fields = () => [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ]
  // They keep what is in them when they are no longer in the page.
  const before = fields()
  const focused = before.findIndex((one) => one.matches(':focus'))
  return () => {
    const now = fields()
    before.splice(0).forEach((old, at) => {
      const field = now[at]
      if (!field || old === field) return
      field.value = old.value
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
        field.checked = old.checked
      }
      if (at === focused) field.focus()
    })
  }
}
