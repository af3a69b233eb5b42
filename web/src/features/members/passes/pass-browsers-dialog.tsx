import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { browserLabel } from '../../accounts/own/browser-label.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { takeFromBrowser } from './pass-calls.ts'
import { usedText } from './pass-text.ts'
import styles from './passes.module.css'
import { passesKey } from './passes-key.ts'

type Browser = Pass['browsers'][number]

/** The browsers that hold a pass, and buttons to take it from them. */
export function PassBrowsersDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const { heading, returnFocus } = useReturnFocus()
  const taking = useTaking(pass, returnFocus)
  const most = pass.browsers_max
  return (
    <Dialog title={`Browsers of pass ${bidiIsolate(pass.label)}`} onClose={onClose}>
      <h3 ref={heading} tabIndex={-1} className={styles.held}>
        {`${pass.browsers.length} of ${most} ${most === 1 ? 'place' : 'places'} taken`}
      </h3>
      {taking.error && (
        <Notice tone="fault">{errorMessage(taking.error, 'Failed to remove the browser')}</Notice>
      )}
      {pass.browsers.length === 0 ? (
        <p>No browser uses this pass.</p>
      ) : (
        <ul>
          {pass.browsers.map((browser) => (
            <BrowserRow
              key={browser.browser_id}
              browser={browser}
              busy={taking.isPending && taking.variables.browser_id === browser.browser_id}
              onTake={() => taking.mutate(browser)}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useTaking(pass: Pass, onTaken: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ browser_id }: Browser) => takeFromBrowser(pass, browser_id),
    onSuccess: (_answer, { user_agent }) => {
      toast(`Browser removed: ${browserLabel(user_agent)}`)
      onTaken()
    },
    // One that has given it back by itself meanwhile leaves the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: passesKey }),
  })
}

function BrowserRow({
  browser: { user_agent, opened_at, last_used_at },
  busy,
  onTake,
}: {
  browser: Browser
  busy: boolean
  onTake: () => void
}) {
  const now = useNow()
  const offline = useOffline()
  const zone = usePerson().homeTimeZone
  const name = browserLabel(user_agent)
  const opened = timeAtHome(opened_at, zone)
  return (
    <li className={styles.browser}>
      <div>
        <b>{name}</b>
        <span className={styles.times}>
          <span>Opened </span>
          <Time at={opened_at}>{opened}</Time>
          <span>, used </span>
          <Time at={last_used_at}>{usedText(last_used_at, now, zone)}</Time>
        </span>
      </div>
      <Button look="quiet" disabled={offline} busy={busy} busyText="Removing…" onClick={onTake}>
        Remove<span className="visually-hidden">{` ${name}, opened ${opened}`}</span>
      </Button>
    </li>
  )
}
