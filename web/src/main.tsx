import './ui/look/theme.ts'
import './ui/look/fonts.css'
import './ui/look/tokens.css'
import './ui/look/base.css'
import './ui/look/marks.css'
import './ui/focus/key-repeat.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
