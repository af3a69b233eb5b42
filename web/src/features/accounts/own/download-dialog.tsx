import type { exportMoreEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useSyncExternalStore } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { saveFile } from '../../../ui/browser/save-file.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { useFocusLeft } from '../../../ui/focus/use-return-focus.ts'
import { PasswordField } from '../../../ui/form/field.tsx'
import { dayAtHome } from '../../../ui/time/home-clocks.ts'
import { homeZone } from '../../../ui/time/time-zone.ts'
import styles from './download-dialog.module.css'
import { exportOwnData } from './own-calls.ts'
import { OwnCopy } from './own-copy.ts'

const required = { password: 'Enter your password' }

/** Saves everything that the server stores about the person as a file. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const asking = useMutation({
    mutationFn: exportOwnData,
    onSuccess: (first) => {
      if (first.next !== null) announce('Collecting your data')
      void ownCopy.run(first)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: asking,
    why: (error) => errorMessage(error, 'Failed to download your data. Please try again.'),
    send: ({ password }) => asking.mutate(password),
  })
  return (
    <Dialog title="Download my data" onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            A JSON file with everything stored about you, including your full ID number. If you
            manage a home, also the settings of its devices, what they measured each day, and photos
            of rooms. Keep it private.
          </p>
        }
        confirm="Download"
        busyText="Collecting…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}

/** How far the copy of one’s data is, or why it has failed; nothing where none is on its way. */
export function CopyProgress() {
  const state = useSyncExternalStore(ownCopy.subscribe, ownCopy.state)
  if (state.phase === 'none') return null
  if (state.phase === 'failed') return <FailedCopy why={state.why} />
  return <RunningCopy progress={state.progress} isWaiting={state.phase === 'waiting'} />
}

function FailedCopy({ why }: { why: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusLeft(ref)
  const dismiss = (
    <Button look="quiet" onClick={ownCopy.stop}>
      Dismiss
    </Button>
  )
  return (
    <div ref={ref} className={styles.copy}>
      <Notice tone="fault" action={dismiss}>
        {why}
      </Notice>
    </div>
  )
}

function RunningCopy({ progress, isWaiting }: { progress: number; isWaiting: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusLeft(ref)
  const labelId = useId()
  const percent = Math.floor(progress * 100)
  return (
    <div ref={ref} className={styles.copy}>
      <div className={styles.head}>
        <span id={labelId}>Collecting your data</span>
        <span className={styles.percent}>{`${percent} %`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.bar}
      >
        <div className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.note}>
        {isWaiting
          ? 'The server does not answer. Collecting continues when it does.'
          : 'The file is saved when it is complete. You can use other pages; a reload stops it.'}
      </p>
      <Button onClick={ownCopy.stop}>Stop</Button>
    </div>
  )
}

/** The one copy of this page, whatever part of it is shown. */
const ownCopy = new OwnCopy({
  askMore: (next) =>
    callServer<typeof exportMoreEndpoint>('POST', '/api/account/export/more', { body: { next } }),
  save: (content, exportedAt) => {
    const name = `roomwire-my-data-${dayAtHome(exportedAt, homeZone())}.json`
    saveFile(name, 'application/json', content)
    toast(`Saved: ${name}`)
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Nothing of a person stays in the page of the next one. */
function stopWithSession(): void {
  let token = session.current()?.token
  session.subscribe(() => {
    const isSame = session.current()?.token === token
    token = session.current()?.token
    if (!isSame) ownCopy.stop()
  })
}
stopWithSession()

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
