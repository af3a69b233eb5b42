import { RetryNotice } from '../../../ui/control/notice.tsx'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import styles from './ways.module.css'
import { useWays } from './ways-calls.ts'

/** The ways to sign in beside the password: passkeys, and a code after it. */
export function SignInWaysSection() {
  const query = useWays()
  const ways = query.data
  return (
    <section className={styles.section} aria-labelledby="ways-to-sign-in">
      <h2 id="ways-to-sign-in">Ways to sign in</h2>
      {query.isError && (
        <RetryNotice query={query}>Could not load your ways to sign in</RetryNotice>
      )}
      {ways && (
        <>
          <PasskeyPart passkeys={ways.passkeys} />
          <AuthenticatorPart authenticator={ways.authenticator} />
        </>
      )}
    </section>
  )
}
