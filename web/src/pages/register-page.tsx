import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { DetailFields } from '../features/accounts/detail-fields.tsx'
import { useEntrances } from '../features/accounts/may-register.ts'
import {
  type Registration,
  readRegistrationForm,
  registrationBody,
  registrationErrors,
} from '../features/accounts/registration.ts'
import { forgetInvitation, keptInvitation } from '../features/members/invitation.ts'
import { registrationErrorMessage } from '../features/sign-in/entry-messages.ts'
import { NewPasswordField, newPasswordError } from '../features/sign-in/new-password-field.tsx'

import { registerHere } from '../features/sign-in/sign-in-calls.ts'
import { paths } from '../paths.ts'
import { useMedia } from '../ui/browser/use-media.ts'
import { Button } from '../ui/control/button.tsx'
import { Notice } from '../ui/control/notice.tsx'
import { SelectField, TextField } from '../ui/form/field.tsx'
import { hasWrongField } from '../ui/form/own-error.ts'
import { classNames } from '../ui/look/class-names.ts'
import { PageLink } from '../ui/router/page-link.tsx'
import { ownTimeZone } from '../ui/time/time-zone.ts'
import styles from './entrance.module.css'
import { Entrance, RestoreFirst } from './entrance.tsx'

const userTypes = [
  ['user', 'sets up a home: its rooms, devices, family and guests.'],
  ['family', 'lives in a home: sees and switches its rooms. An owner lets you in.'],
  ['guest', 'visits a home: uses what is shared, for a time.'],
] as const

const typesFor = (mayRegister: ReturnType<typeof useEntrances>['may_register']) =>
  userTypes.filter(([type]) => type !== 'user' || mayRegister !== 'invited')

/** The page that creates an account (spec §2). Its guard redirects people who succeed. */
export function RegisterPage({
  prepare,
}: {
  /** Fetches the pages that come next. */ prepare: () => void
}) {
  const queries = useQueryClient()
  const [errors, setErrors] = useState<Partial<Record<keyof Registration, string>>>({})
  const [role, setRole] = useState<Registration['role']>(() => keptInvitation()?.role ?? null)
  const { may_register: mayRegister, may_restore: mayRestore } = useEntrances()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const entry = useMutation({
    mutationFn: (body: Parameters<typeof registerHere>[1]) =>
      registerHere(queries, body, () => {
        if (body.join_code) forgetInvitation()
      }),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (entry.isPending) return
    const form = event.currentTarget
    const registration = readRegistrationForm(new FormData(form))
    const wrong = registrationErrors(registration)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    if (hasWrongField(form)) return
    prepare()
    const here = { time_zone: ownTimeZone(), locale: navigator.language }
    entry.mutate(registrationBody(registration, here))
  }

  const busy = { readOnly: entry.isPending }
  return (
    <Entrance wide title="Create an account" subtitle="Join the IoT revolution today">
      {mayRestore && <RestoreFirst />}
      <form className={styles.form} onSubmit={submit} noValidate>
        {entry.error && <Notice tone="fault">{registrationErrorMessage(entry.error)}</Notice>}
        {mayRegister === 'invited' && (
          <Notice>New accounts need an invitation. Enter its code below.</Notice>
        )}
        <div className={styles.columns}>
          <fieldset className={styles.group}>
            <legend>Account</legend>
            <TextField
              {...busy}
              label="Username"
              name="username"
              required
              maxLength={64}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={errors.username}
            />
            <TextField
              {...busy}
              label="Email"
              name="email"
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              error={errors.email}
            />
            <NewPasswordFields error={errors.password} readOnly={entry.isPending} />
            <SelectField
              label="User type"
              name="role"
              required
              value={role ?? ''}
              onChange={({ target }) => setRole(readRole(target.value))}
              onBlur={() =>
                setErrors((before) => ({
                  ...before,
                  role: role === null ? 'Please select a user type' : undefined,
                }))
              }
              error={role === null ? errors.role : undefined}
              hint={typesFor(mayRegister).map(([type, purpose]) => (
                <span
                  key={type}
                  className={classNames(styles.purpose, type === role && styles.chosen)}
                >
                  <b>{type}</b>
                  <span>{` ${purpose}`}</span>
                </span>
              ))}
            >
              <option value="">Choose a user type</option>
              {mayRegister !== 'invited' && <option value="user">user</option>}
              <option value="family">family</option>
              <option value="guest">guest</option>
            </SelectField>
            {mayRegister !== 'everybody' && (role === 'family' || role === 'guest') && (
              <InvitationCode error={errors.join_code} readOnly={entry.isPending} />
            )}
          </fieldset>
          <OptionalDetails readOnly={entry.isPending} isOpen={isMoreOpen} onOpen={setMoreOpen} />
        </div>
        <div className={styles.send}>
          {role === null && (
            <p className={styles.reason} id="why-not-yet">
              Choose a user type to continue
            </p>
          )}
          <Button
            type="submit"
            look="primary"
            large
            full
            disabled={role === null || entry.isPending}
            aria-describedby={role === null ? 'why-not-yet' : undefined}
            busy={entry.isPending}
            busyText="Creating Account..."
          >
            Create Account
          </Button>
        </div>
      </form>
      <p className={styles.other}>
        <span>Already have an account? </span>
        <PageLink to={paths.login}>Sign in</PageLink>
      </p>
    </Entrance>
  )
}

function readRole(value: string): Registration['role'] {
  return value === 'user' || value === 'family' || value === 'guest' ? value : null
}

/** A new password. A text confirms when it is long enough. */
function NewPasswordFields({ error, readOnly }: { error: string | undefined; readOnly: boolean }) {
  const [wrong, setWrong] = useState(() => newPasswordError(''))
  return (
    <NewPasswordField
      label="Password"
      name="password"
      readOnly={readOnly}
      onChange={({ target }) => setWrong(newPasswordError(target.value))}
      error={error && wrong}
      hint={wrong === undefined ? 'Long enough' : `At least ${limits.passwordMin} characters`}
    />
  )
}

/** The join code of an invitation: that of the link which was opened, or one to type. */
function InvitationCode({ error, readOnly }: { error: string | undefined; readOnly: boolean }) {
  return (
    <TextField
      label="Invitation code"
      name="join_code"
      mono
      required
      defaultValue={keptInvitation()?.code ?? ''}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="From an owner of the home. It works once."
      error={error}
    />
  )
}

/** The optional personal details of an account: on a phone folded, until one is filled by hand or by the browser. */
function OptionalDetails({
  readOnly,
  isOpen,
  onOpen,
}: {
  readOnly: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}) {
  const isWide = useMedia('(min-width: 720px)')
  const open = () => onOpen(true)
  return (
    <details
      className={styles.more}
      open={isWide || isOpen}
      onToggle={({ currentTarget }) => isWide || onOpen(currentTarget.open)}
      onInput={open}
      // A browser fills a field without an input event, but its styles show it.
      onAnimationStart={open}
    >
      <summary>More about you</summary>
      <fieldset className={styles.group}>
        <legend>Optional details</legend>
        <DetailFields readOnly={readOnly} />
      </fieldset>
    </details>
  )
}
