import { useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../../../features/sign-in/use-auth.ts'
import type { OwnAccess } from './access-text.ts'

/**
 * The access of a guest while it is closed; null for everybody else. Once it has opened that stays
 * so until all that it shows has come, which would stand there empty first.
 */
export function useClosedAccess(): OwnAccess | null {
  const { access } = usePerson()
  const isLoading = useIsFetching() > 0
  const closed = access?.is_open === false ? access : null
  const [shown, setShown] = useState(closed)
  if (closed !== shown && (closed || !isLoading)) setShown(closed)
  return closed ?? shown
}
