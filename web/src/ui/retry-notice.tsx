import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** A message that something could not be loaded, with a button to try again. */
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
