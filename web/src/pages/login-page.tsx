import { plainEmail } from '@roomwire/contracts/vocabulary/email-address.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AnimationEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useEntrances } from '../features/accounts/may-register.ts'
import { loginErrorMessage } from '../features/sign-in/entry-messages.ts'
import {
  signInHere,
  signInHereByPhoneLink,
  signInHereByStartLink,
  signInHereWithPasskey,
} from '../features/sign-in/sign-in-calls.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/control/button.tsx'
import { Notice } from '../ui/control/notice.tsx'
import { toast } from '../ui/control/toast.tsx'
import { CheckBox, PasswordField, TextField } from '../ui/form/field.tsx'
import { laterDialog } from '../ui/lazy/later-dialog.tsx'
import { partFile } from '../ui/lazy/part-file.tsx'
import { PartPlace } from '../ui/lazy/part-place.tsx'
import { PageLink } from '../ui/router/page-link.tsx'
import styles from './entrance.module.css'
import { Entrance, RestoreFirst } from './entrance.tsx'

const ResetDialog = laterDialog(
  async () => (await import('../features/accounts/reset-dialog.tsx')).ResetDialog,
)

const { Part: SecondStep } = partFile(
  async () => (await import('../features/sign-in/second-step.tsx')).SecondStep,
)

/** The sign-in page. Its guard redirects people who succeed. */
export function LoginPage({
  prepare,
}: {
  /** Fetches the pages that come next. */ prepare: () => void
}) {
  const [challenge, setChallenge] = useState<string | null>(null)
  const [reason, setReason] = useState<string>()
  return (
    <Entrance title={challenge ? 'Enter your code' : 'Sign in'}>
      {challenge ? (
        <PartPlace>
          <SecondStep
            challenge={challenge}
            onOver={(why) => {
              setReason(why)
              setChallenge(null)
            }}
          />
        </PartPlace>
      ) : (
        <FirstStep reason={reason} prepare={prepare} onAsked={setChallenge} />
      )}
    </Entrance>
  )
}

type Entry = {
  by: 'password' | 'passkey' | 'start' | 'phone'
  enter: () => ReturnType<typeof signInHere>
}

/** The password form, or a passkey instead of it. */
function FirstStep({
  reason,
  prepare,
  onAsked,
}: {
  /** Why the person is here again. */
  reason: string | undefined
  prepare: () => void
  /** Called when a code is required as well. */
  onAsked: (challenge: string | null) => void
}) {
  const queries = useQueryClient()
  const email = useRef<HTMLInputElement>(null)
  const { form, complete, look } = useComplete()
  const mailKey = useHashKey('key')
  const startSecret = useHashKey('start')
  const phoneSecret = useHashKey('phone')
  const [resetting, setResetting] = useState(mailKey !== undefined)
  const { may_register: mayRegister, may_restore: mayRestore } = useEntrances()
  const entry = useMutation({ mutationFn: ({ enter }: Entry) => enter(), onSuccess: onAsked })
  const isBusy = (by: Entry['by']) => entry.isPending && entry.variables.by === by
  const fault = entry.isIdle ? reason : entry.error && loginErrorMessage(entry.error)

  function start(by: Entry['by'], enter: Entry['enter']) {
    if (entry.isPending) return
    prepare()
    entry.mutate({ by, enter })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const body = {
      email: plainEmail(textIn(data, 'email')),
      password: textIn(data, 'password'),
      remember: data.has('remember'),
    }
    start('password', () => signInHere(queries, body))
  }

  const enterByLink = useEffectEvent(() => {
    if (startSecret !== undefined) start('start', () => signInHereByStartLink(queries, startSecret))
  })
  useEffect(() => enterByLink(), [])

  function enterWithPasskey() {
    const remember = new FormData(form.current ?? undefined).has('remember')
    start('passkey', () => signInHereWithPasskey(queries, remember))
  }

  return (
    <>
      {mayRestore && <RestoreFirst />}
      <form
        ref={form}
        className={styles.form}
        onSubmit={submit}
        onInput={look}
        // A browser fills in saved passwords without an input event, but its styles show it.
        onAnimationStart={(event: AnimationEvent) => event.target !== form.current && look()}
        noValidate
      >
        {fault && <Notice tone="fault">{fault}</Notice>}
        {isBusy('start') && <Notice>Opening the demo home…</Notice>}
        {phoneSecret !== undefined && entry.isIdle && (
          <>
            <Notice>
              Did you scan the code on your own screen? Then this phone signs in as you are there.
            </Notice>
            <Button
              look="primary"
              large
              full
              onClick={() => start('phone', () => signInHereByPhoneLink(queries, phoneSecret))}
            >
              Sign in with the code
            </Button>
          </>
        )}
        {isBusy('phone') && <Notice>Signing you in…</Notice>}
        <TextField
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={entry.isPending}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          readOnly={entry.isPending}
        />
        <div className={styles.row}>
          <CheckBox label="Remember me" name="remember" />
          <Button look="ghost" onClick={() => setResetting(true)}>
            Forgot password?
          </Button>
        </div>
        <Button
          type="submit"
          look="primary"
          large
          full
          disabled={!complete || entry.isPending}
          busy={isBusy('password')}
          busyText="Signing in…"
        >
          Sign in
        </Button>
        <Button
          look="ghost"
          large
          full
          disabled={isBusy('password')}
          busy={isBusy('passkey')}
          busyText="Waiting for your passkey…"
          onClick={enterWithPasskey}
        >
          Sign in with a passkey
        </Button>
      </form>
      <p className={styles.other}>
        {mayRegister === 'invited' ? (
          'New accounts need an invitation: open its link, or scan its code.'
        ) : (
          <>
            <span>New here? </span>
            <PageLink to={paths.register}>Create an account</PageLink>
          </>
        )}
      </p>
      {resetting && (
        <ResetDialog
          mailKey={mailKey}
          onClose={() => setResetting(false)}
          onDone={() => {
            // Nothing beside an open dialog takes the focus.
            flushSync(() => setResetting(false))
            toast('Password changed. You can sign in now.')
            email.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** The key in the link of a mail with a reset code, of a start, or of another screen. It does not stay in the address. */
function useHashKey(name: 'key' | 'start' | 'phone'): string | undefined {
  const [key] = useState(() => new RegExp(`^#${name}=([\\w-]{1,64})$`).exec(location.hash)?.[1])
  useEffect(() => {
    if (key !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [key])
  return key
}

/** Whether both fields hold something, also when the browser filled them and hides their values. */
function useComplete() {
  const form = useRef<HTMLFormElement>(null)
  const [complete, setComplete] = useState(false)
  function look() {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name=email], [name=password]')
    setComplete([...(fields ?? [])].every((field) => !isEmpty(field) || field.matches(':autofill')))
  }
  return { form, complete, look }
}

/** A password is taken to the letter: an older account may have blanks alone as its own. */
const isEmpty = ({ name, value }: HTMLInputElement) =>
  (name === 'password' ? value : value.trim()) === ''

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
