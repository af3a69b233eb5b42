import own from '../../../features/accounts/own/own.module.css'
import { paths } from '../../../paths.ts'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { useServerState } from './server-calls.ts'
import { roomWarning } from './server-texts.ts'

/** The way to the page of the server, for whoever looks after it; nothing for all others. */
export function ServerPart() {
  const { data: state } = useServerState()
  if (!state) return null
  const isWell = state.missing.length === 0 && roomWarning(state) === undefined
  return (
    <section className={own.part} aria-labelledby="this-server">
      <h2 id="this-server">This server</h2>
      <p className={own.intro}>
        {isWell
          ? 'Disk, backups, versions, devices with problems, and how long data is kept.'
          : 'Something needs your attention.'}
      </p>
      <PageLink to={paths.server}>State of the server</PageLink>
    </section>
  )
}
