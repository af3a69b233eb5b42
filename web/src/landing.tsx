import './ui/look/fonts.css'
import './ui/look/tokens.css'
import './ui/look/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readMessagesState } from './features/landing/contact/messages-state.ts'
import { readContactDetails } from './features/landing/contact-details.ts'
import { readRegistrationState } from './features/landing/register-link.tsx'
import { typedBefore } from './features/landing/typed-before.ts'
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
