import type { RestoreState } from '@roomwire/contracts/http/restore.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../api/call-failed.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { ProgressBar } from '../../ui/control/progress-bar.tsx'
import { PasswordField, TextField } from '../../ui/form/field.tsx'
import { LinkButton, PageLink } from '../../ui/router/page-link.tsx'
import { dayAndTime } from '../../ui/time/time-text.ts'
import entrance from '../entrance.module.css'
import { Entrance } from '../entrance.tsx'
import { askRestore, sendBackup } from './restore-calls.ts'
import styles from './restore-page.module.css'

/** How often the server is asked how far it is, ms. */
const lookMs = 500

type Progress = { text: string; part: number | null }
type Found = NonNullable<RestoreState['found']>

/** Restores a home from a backup, on a server where nobody has registered; on all others it says that this is not possible. */
export function RestorePage() {
  const [isPossible, setPossible] = useState<boolean | null>(null)
  useEffect(() => {
    let isShown = true
    // Where the server does not answer, the form says so once it is sent.
    void lookForHome().then((outcome) => isShown && setPossible(outcome === 'waits'))
    return () => {
      isShown = false
    }
  }, [])
  if (isPossible) return <Restore />
  return (
    <Entrance title="Restore a home">
      <div className={entrance.form}>
        {isPossible === null ? (
          <p>Loading…</p>
        ) : (
          <>
            <Notice>{notHereText}</Notice>
            <LinkButton look="primary" large full to={paths.login}>
              Sign in
            </LinkButton>
          </>
        )}
      </div>
    </Entrance>
  )
}

const notHereText =
  'No backup can be restored here by page: this server has a home already, or shares its database with other servers. Restore it on a new server, or by command: npm run restore'

function Restore() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [isDone, setDone] = useState(false)
  const code = useRef('')

  async function work(doIt: () => Promise<void>) {
    setFault(null)
    try {
      await doIt()
    } catch (error) {
      setFault(errorMessage(error, 'The server does not answer. Try again.'))
    }
    setProgress(null)
  }

  const open = (file: File, key: string, restoreCode: string) =>
    work(async () => {
      code.current = restoreCode
      setProgress({ text: 'Sending the file', part: 0 })
      await sendBackup(file, restoreCode, (part) => setProgress({ text: 'Sending the file', part }))
      let state = await askRestore({ code: restoreCode, step: 'open', key })
      while (state.state === 'opening') {
        setProgress({ text: state.step ?? 'Opening the backup', part: state.part })
        await pause()
        state = await askRestore({ code: restoreCode, step: 'look' })
      }
      if (state.found) setFound(state.found)
      else setFault(state.error ?? 'The backup could not be opened. Try again.')
    })

  const restore = () =>
    work(async () => {
      setProgress({ text: 'Restoring the home', part: null })
      await askRestore({ code: code.current, step: 'restore' })
      // The server stops, and comes back with the home: then nobody may restore any more.
      let outcome = await lookForHome()
      for (; outcome === 'waits'; outcome = await lookForHome()) await pause()
      if (outcome === 'restored') return setDone(true)
      setFound(null)
      setFault(registeredText)
    })

  const giveUp = () =>
    work(async () => {
      setFound(null)
      await askRestore({ code: code.current, step: 'cancel' })
    })

  return (
    <Entrance title={isDone ? 'The home is restored' : 'Restore a home'}>
      <div className={entrance.form}>
        {fault && <Notice tone="fault">{fault}</Notice>}
        {isDone ? (
          <Restored />
        ) : found && !progress ? (
          <WhatWasFound found={found} onRestore={restore} onOther={giveUp} />
        ) : (
          <>
            {!found && <FileForm busy={progress !== null} onSend={open} />}
            {progress && <ProgressBar {...progress} />}
          </>
        )}
      </div>
      {!isDone && (
        <p className={entrance.other}>
          <span>No backup? </span>
          <PageLink to={paths.register}>Create an account</PageLink>
        </p>
      )}
    </Entrance>
  )
}

const pause = () => new Promise((resolve) => setTimeout(resolve, lookMs))

/** How the restore has ended; while the server starts again it does not answer. */
async function lookForHome(): Promise<'waits' | 'restored' | 'registered'> {
  try {
    const answer = await fetch('/api/users/registration')
    const read: { may_restore?: unknown; is_restored?: unknown } = await answer.json()
    if (!answer.ok || read.may_restore !== false) return 'waits'
    return read.is_restored === true ? 'restored' : 'registered'
  } catch {
    return 'waits'
  }
}

const registeredText =
  'Somebody has registered meanwhile. Nothing was restored, and nothing was changed.'

function FileForm({
  busy,
  onSend,
}: {
  busy: boolean
  onSend: (file: File, key: string, code: string) => void
}) {
  const [errors, setErrors] = useState<Partial<Record<'file' | 'key' | 'code', string>>>({})
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [file, key, code] = [data.get('file'), String(data.get('key')), String(data.get('code'))]
    const isFile = file instanceof File && file.name !== ''
    setErrors({
      ...(isFile ? {} : { file: 'Choose the backup' }),
      ...(key.trim() ? {} : { key: 'Enter the recovery key' }),
      ...(code.trim() ? {} : { code: 'Enter the restore code' }),
    })
    if (isFile && key.trim() && code.trim() && !busy) onSend(file, key, code.trim())
  }
  return (
    <form className={entrance.form} onSubmit={submit} noValidate>
      <TextField
        label="Backup"
        name="file"
        type="file"
        className={styles.file}
        accept=".age"
        required
        disabled={busy}
        hint="A file such as roomwire-2026-01-31T03-00-00.age"
        error={errors.file}
      />
      <PasswordField
        label="Recovery key"
        name="key"
        required
        autoComplete="off"
        readOnly={busy}
        hint="It begins with AGE-SECRET-KEY-1"
        error={errors.key}
      />
      <PasswordField
        label="Restore code"
        name="code"
        required
        autoComplete="off"
        readOnly={busy}
        hint="The server printed it when it started"
        error={errors.code}
      />
      <Button type="submit" look="primary" large full busy={busy} busyText="Opening…">
        Open the backup
      </Button>
    </form>
  )
}

function WhatWasFound({
  found,
  onRestore,
  onOther,
}: {
  found: Found
  onRestore: () => void
  onOther: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { names, homes, people, devices, made_at: madeAt } = found
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.found}>
        In this backup
      </h2>
      <dl className={styles.facts}>
        <dt>{homes === 1 ? 'Home' : 'Homes'}</dt>
        <dd translate="no">{homesText(names, homes)}</dd>
        <dt>People</dt>
        <dd>{people}</dd>
        <dt>Devices</dt>
        <dd>{devices}</dd>
        <dt>Backup of</dt>
        <dd>{dayAndTime(madeAt)}</dd>
      </dl>
      <p>{afterText}</p>
      <Button look="primary" large full onClick={onRestore}>
        Restore this home
      </Button>
      <Button full onClick={onOther}>
        Use another backup
      </Button>
    </>
  )
}

/** The names of the homes that have one, and how many have none. */
function homesText(names: readonly string[], homes: number): string {
  const nameless = homes - names.length
  return [...names, ...(nameless > 0 ? [`${nameless} without a name`] : [])].join(', ')
}

const afterText =
  'Everybody signs in again. Guests, passes and API tokens stay paused until an owner has checked them. Devices connect by themselves.'

function Restored() {
  return (
    <>
      <Notice tone="success">Sign in with your email and password from that home.</Notice>
      <LinkButton look="primary" large full to={paths.login}>
        Sign in
      </LinkButton>
    </>
  )
}
