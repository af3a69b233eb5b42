import { TextField } from '../../ui/form/field.tsx'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import type { NewMember, NewMemberErrors } from './new-member.ts'

/**
 * The fields that somebody else will sign in with. The browser fills in none of
 * them, because it knows only the person's own.
 */
export function NewMemberFields(about: {
  account?: Pick<NewMember, 'username' | 'email'> | undefined
  passwordHint: string
  errors: NewMemberErrors
}) {
  const { account, passwordHint, errors } = about
  return (
    <>
      <TextField
        label="Username"
        name="username"
        required
        defaultValue={account?.username}
        maxLength={64}
        autoComplete="off"
        error={errors.username}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={account?.email}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <NewPasswordField
        label="Password"
        name="password"
        hint={passwordHint}
        error={errors.password}
      />
    </>
  )
}
