import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { browserLabel } from '../../accounts/own/browser-label.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import {
  askNewLink,
  type PassSent,
  sendPassChange,
  takeFromBrowser,
  takePassBack,
} from './pass-calls.ts'
import { PassForm, usePassForm } from './pass-form.tsx'
import { PassShown } from './pass-shown.tsx'
import type { PassAsked } from './pass-table.tsx'
import { usedText } from './pass-text.ts'
import styles from './passes.module.css'
import { passesKey } from './passes-key.ts'

/** The dialog that a button of a row opens. */
export function PassDialog({
  action,
  pass,
  onClose,
  onRevoked,
}: {
  action: PassAsked
  pass: Pass
  onClose: () => void
  /** The row that opened the dialog is gone. */
  onRevoked: () => void
}) {
  if (action === 'edit') return <ChangePassDialog pass={pass} onClose={onClose} />
  if (action === 'link') return <NewLinkDialog pass={pass} onClose={onClose} />
  if (action === 'browsers') return <PassBrowsersDialog pass={pass} onClose={onClose} />
  return <RevokePassDialog pass={pass} onClose={onClose} onRevoked={onRevoked} />
}

/** Asks before a pass gets another link, and then shows that this one time. */
function NewLinkDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const making = useMutation({ mutationFn: () => askNewLink(pass) })
  if (making.data) return <PassShown key="shown" made={making.data} onClose={onClose} />
  return (
    <ConfirmDialog
      needsServer
      title={`New link for pass ${bidiIsolate(pass.label)}?`}
      confirm="Make new link"
      busyText="Making…"
      busy={making.isPending}
      error={making.error && errorMessage(making.error, 'Failed to make the link')}
      onConfirm={() => making.mutate()}
      onClose={onClose}
    >
      The old link stops working. Browsers that use the pass keep it.
    </ConfirmDialog>
  )
}

/** Asks before a pass is revoked. */
function RevokePassDialog({
  pass,
  onClose,
  onRevoked,
}: {
  pass: Pass
  onClose: () => void
  onRevoked: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => takePassBack(pass),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passesKey })
      toast(`Pass revoked: ${pass.label}`)
      onRevoked()
    },
  })
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Revoke pass ${bidiIsolate(pass.label)}?`}
      confirm="Revoke"
      busyText="Revoking…"
      busy={revoking.isPending}
      error={revoking.error && errorMessage(revoking.error, 'Failed to revoke the pass')}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Its holders lose access at once, and its link stops working. This cannot be undone.
    </ConfirmDialog>
  )
}

type Browser = Pass['browsers'][number]

/** The browsers that hold a pass, and buttons to take it from them. */
function PassBrowsersDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
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
    // A browser that gave the pass back meanwhile leaves the list too.
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

/** Changes what a pass is for, and when. Whoever holds it keeps it; their open pages follow at once. */
function ChangePassDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const queries = useQueryClient()
  const fields = usePassForm(pass)
  const saving = useMutation({
    mutationFn: (sent: PassSent) => sendPassChange(pass, sent),
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: passesKey })
      toast(`Pass changed: ${answer.pass.label}`)
    },
  })
  return (
    <PassForm
      title={`Edit pass ${bidiIsolate(pass.label)}`}
      fields={fields}
      fault={saving.error && errorMessage(saving.error, 'Failed to save the pass')}
      confirm="Save"
      busyText="Saving…"
      busy={saving.isPending}
      onSend={(sent) => saving.mutate(sent, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
