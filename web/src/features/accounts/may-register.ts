import type { registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useEffect, useState } from 'react'
import { callServer } from '../../api/call.ts'

/** The ways in that need no account on this server. */
type Entrances = Reply<typeof registrationEndpoint>

const notAnswered: Entrances = {
  may_register: 'everybody',
  may_restore: false,
  is_restored: false,
}

/**
 * Who may register on this server, and whether a backup may be restored; everybody and no until it has
 * answered, because the server refuses the others. The sign-in page has no room for the code of queries.
 */
export function useEntrances(): Entrances {
  const [may, setMay] = useState(notAnswered)
  useEffect(() => {
    let isShown = true
    callServer<typeof registrationEndpoint>('GET', '/api/users/registration').then(
      (answer) => isShown && setMay(answer),
      // Where it does not answer, neither does signing in, which says so.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return may
}
