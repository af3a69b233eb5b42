import type { makePhoneLinkEndpoint } from '@roomwire/contracts/http/phone-link.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { browserLabel } from '../../accounts/own/browser-label.ts'
import { type SessionEntry, signOutOf, useOwnSessions } from '../../accounts/own/own-calls.ts'
import { useDeviceStates } from '../../devices/state/use-device-states.ts'
import { awaitOtherScreen } from '../../sign-in/same-switch.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { CodeShown, type PhoneLink } from './code-shown.tsx'
import { usePhoneTexts } from './phone-texts.ts'
import { watchOtherScreen } from './watch-other-screen.ts'

/** How often the page looks whether the phone has come, ms. */
const lookEveryMs = 2_000

/** Shows a code that signs the person in on their phone, and then what came in by it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    queryKey: ['phone_link'],
    queryFn: () => callServer<typeof makePhoneLinkEndpoint>('POST', '/api/auth/phone-link'),
    // Each dialog shows a code of its own, and keeps it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { title } = usePhoneTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      {query.isError && <RetryNotice query={query}>Could not make a code</RetryNotice>}
      {query.isPending && <Skeleton height={300} />}
      {query.data && (
        <PhoneCode link={query.data} onClose={onClose} onAnother={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function PhoneCode({
  link,
  onClose,
  onAnother,
}: {
  link: PhoneLink
  onClose: () => void
  onAnother: () => void
}) {
  const isOver = useNow() >= link.expires_at
  const { username } = usePerson()
  const phone = useArrival(link, isOver)
  if (phone) return <Arrived phone={phone} onClose={onClose} />
  if (isOver) {
    return (
      <>
        <p>This code is older than five minutes, and lets nobody in.</p>
        <DialogActions>
          <Button look="primary" onClick={onAnother}>
            Show a new code
          </Button>
        </DialogActions>
      </>
    )
  }
  return (
    <>
      <CodeShown link={link} username={username} />
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </>
  )
}

/** The session that has begun since the link was made. */
function useArrival(link: PhoneLink, isOver: boolean): SessionEntry | undefined {
  const { data = [], refetch } = useOwnSessions()
  const phone = data.find(({ current, created_at }) => !current && created_at >= link.made_at)
  const isWaiting = !phone && !isOver
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refetch(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  return phone
}

function Arrived({ phone, onClose }: { phone: SessionEntry; onClose: () => void }) {
  const states = useDeviceStates()
  const { id } = usePerson()
  const { phone: phoneText } = usePhoneTexts()
  const name = browserLabel(phone.user_agent)
  useEffect(() => {
    awaitOtherScreen('desk')
    watchOtherScreen(states, id)
    announce(`Signed in: ${name}`)
  }, [states, id, name])
  const ending = useMutation({
    mutationFn: () => signOutOf(phone.session_id),
    onSuccess: () => {
      toast(`Signed out: ${name}`)
      onClose()
    },
  })
  return (
    <>
      {ending.error && (
        <Notice tone="fault">{errorMessage(ending.error, 'Failed to sign out')}</Notice>
      )}
      <p>
        <b>{`Signed in: ${name}`}</b>
      </p>
      <p>{`Press a switch on ${phoneText}, and watch it here.`}</p>
      <DialogActions>
        <Button busy={ending.isPending} busyText="Signing out…" onClick={() => ending.mutate()}>
          That was not me: sign it out
        </Button>
        <Button
          look="primary"
          onClick={() => {
            onClose()
            navigate(paths.dashboard)
          }}
        >
          Show my home
        </Button>
      </DialogActions>
    </>
  )
}
