import { TextField } from '../../ui/field.tsx'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import type { Account, AccountObjections } from './new-member.ts'

/** What somebody else will sign in with. The browser fills in none of it: it knows only one's own. */
export function AccountFields(about: {
  account?: Pick<Account, 'username' | 'email'> | undefined
  passwordHint: string
  objections: AccountObjections
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
