import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LandingPage } from './pages/landing-page.tsx'

/*
 * The landing page as a page of its own (landing.html): it stands there already
 * when this runs, and only comes alive. The app itself starts in main.tsx.
 */

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
}
