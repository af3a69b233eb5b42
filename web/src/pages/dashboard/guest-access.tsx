import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { favouritesKey } from '../../features/devices/favourites/use-favourites.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { closedTexts, type OwnAccess, openText } from './access-text.ts'

/** Stands in the place of everything that a guest may use, while their access is closed. */
export function ClosedAccess({ access }: { access: OwnAccess }) {
  const { homeTimeZone } = usePerson()
  const queries = useQueryClient()
  // While access is closed the list is empty; it would stand for a moment once access has opened.
  useEffect(() => queries.removeQueries({ queryKey: favouritesKey }), [queries])
  const { title, text } = closedTexts(access, homeTimeZone)
  return <EmptyState title={title}>{text}</EmptyState>
}

/** Until when access that has weekly times is open. */
export function OpenTimes({ until }: { until: number }) {
  const { homeTimeZone } = usePerson()
  return <span>{openText(until, homeTimeZone, useNow())}</span>
}
