import { TextField } from '../../ui/field.tsx'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import type { NewMember, NewMemberErrors } from './new-member.ts'

/**
 * The fields that somebody else will sign in with. The browser fills in none of
 * them, because it knows only the person's own.
 */
export function NewMemberFields(about: {
  account?: Pick<NewMember, 'username' | 'email'> | undefined
  passwordHint: string
  objections: NewMemberErrors
}) {
  const { account, passwordHint, objections } = about
  return (
    <>
      <TextField
        label="Username"
        name="username"
        required
        defaultValue={account?.username}
        maxLength={64}
        autoComplete="off"
        error={objections.username}
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
        error={objections.email}
      />
      <NewPasswordField
        label="Password"
        name="password"
        hint={passwordHint}
        error={objections.password}
      />
    </>
  )
}
