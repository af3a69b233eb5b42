/*
 * Runs in the head of the landing page before its first paint. It applies the chosen
 * theme and redirects people who are signed in (NAV-1). It is a classic script,
 * because a module would run after the first paint.
 */
import './ui/look/theme.ts'
import { seemsOver } from './api/session.ts'
import { session } from './api/this-session.ts'
import { paths } from './paths.ts'
import { clock } from './ui/time/clock.ts'

const current = session.current()
// One that seems to be over is not tried: the sign-in page asks the server about it.
if (current && !seemsOver(current, clock.now())) {
  document.documentElement.hidden = true
  location.replace(paths.dashboard)
}
