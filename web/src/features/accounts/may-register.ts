import type { registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useEffect, useState } from 'react'
import { callServer } from '../../api/call.ts'

/**
 * Who may register on this server; everybody until it has answered, because the server refuses the
 * others. The sign-in page has no room for the code of queries.
 */
export function useMayRegister(): Reply<typeof registrationEndpoint>['may_register'] {
  const [may, setMay] = useState<ReturnType<typeof useMayRegister>>('everybody')
  useEffect(() => {
    let isShown = true
    callServer<typeof registrationEndpoint>('GET', '/api/users/registration').then(
      ({ may_register }) => isShown && setMay(may_register),
      // Where it does not answer, neither does signing in, which says so.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return may
}
