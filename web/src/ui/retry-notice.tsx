import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Something could not be loaded, and the way to ask for it again. */
export function RetryNotice({
  children,
  query: { isFetching, refetch },
}: {
  children: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}) {
  return (
    <Notice
      tone="fault"
      action={
        <Button busy={isFetching} busyText="Trying…" onClick={() => refetch()}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
