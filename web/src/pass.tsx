import './ui/look/theme.ts'
import './ui/look/fonts.css'
import './ui/look/tokens.css'
import './ui/look/base.css'
import './ui/focus/key-repeat.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takePassAddress } from './features/pass/pass-address.ts'
import { newPassVisit } from './features/pass/pass-calls.ts'
import { PassPage } from './features/pass/pass-page.tsx'

/*
 * The page of a pass, a document of its own (pass.html): whoever holds one has no account, and
 * fetches nothing of the app that is for those who have.
 */

// Before anything else: nothing is asked while the secret stands in the address.
const { passId, secret } = takePassAddress()
const visit = newPassVisit(passId)
void visit.begin(secret)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PassPage visit={visit} passId={passId} />
    </StrictMode>,
  )
}
