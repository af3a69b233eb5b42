import type { exportMoreEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { callServer } from '../../../api/call.ts'
import { session } from '../../../api/this-session.ts'
import { saveFile } from '../../../ui/browser/save-file.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { dayAtHome } from '../../../ui/time/home-clocks.ts'
import { homeZone } from '../../../ui/time/time-zone.ts'
import { OwnCopy } from './own-copy.ts'

/** The one copy of this page, whatever part of it is shown. */
export const ownCopy = new OwnCopy({
  askMore: (next) =>
    callServer<typeof exportMoreEndpoint>('POST', '/api/account/export/more', { body: { next } }),
  save: (content, exportedAt) => {
    const name = `roomwire-my-data-${dayAtHome(exportedAt, homeZone())}.json`
    saveFile(name, 'application/json', content)
    toast(`Saved: ${name}`)
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

let token = session.current()?.token
// Nothing of a person stays in the page of the next one.
session.subscribe(() => {
  const isSame = session.current()?.token === token
  token = session.current()?.token
  if (!isSame) ownCopy.stop()
})

/** The browser asks before it leaves the page: what has come so far would be lost. */
function askBeforeLeaving(event: Event) {
  event.preventDefault()
}
ownCopy.subscribe(() => {
  const { phase } = ownCopy.state()
  const isRunning = phase === 'running' || phase === 'waiting'
  if (isRunning) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
})
