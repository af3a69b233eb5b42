import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Landing } from './features/landing/landing.tsx'
import { contactPlaceholders } from './features/landing/page-details.ts'

/**
 * The landing page as HTML. It runs while the web app is built
 * (build/prerender-landing.ts), never in a browser.
 */
export function landingMarkup(): string {
  return renderToString(
    <StrictMode>
      <Landing
        send={() => Promise.reject(new Error('the page is only drawn here'))}
        details={contactPlaceholders}
        registration="both"
        messages="both"
      />
    </StrictMode>,
  )
}
