import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../ui/announce.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorLines } from '../error-lines.tsx'
import { useDeviceGone } from '../panel/device-gone.ts'
import part from '../panel/panel-part.module.css'
import { useBrowserWillAsk } from './local-device.ts'
import { LocalNetworkHint } from './local-network-hint.tsx'
import { recommendedIp } from './reach-device.ts'
import styles from './recommended-ip.module.css'

/**
 * The address that a search of the local network finds: advice beside the field,
 * never an error.
 */
export function RecommendedIp({
  deviceIdentifier,
  ip,
  onUse,
}: {
  deviceIdentifier: string
  /** The present text of the field. */
  ip: string
  onUse: (ip: string) => void
}) {
  const [isRequested, setRequested] = useState(false)
  const gone = useDeviceGone()
  const mayAsk = !useBrowserWillAsk() || isRequested
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recommended_ip', deviceIdentifier, mayAsk],
    queryFn: () => recommendedIp(deviceIdentifier, mayAsk),
    retry: false,
    // A search takes up to five seconds and may make the browser ask, so it runs only on request.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })

  async function lookAgain() {
    const again = await refetch()
    announce(again.data ? `Recommended IP ${again.data}` : (again.error?.message ?? ''))
  }

  if (isFetching) return <p className={part.note}>Looking on your local network…</p>
  if (error) {
    return (
      <div className={styles.ask}>
        <p>
          <ErrorLines error={error} />
        </p>
        <Button disabled={gone} onClick={lookAgain}>
          Look again
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className={styles.ask}>
        <p>The device is not connected to the server. This browser can look for it.</p>
        <LocalNetworkHint />
        <Button disabled={gone} onClick={() => setRequested(true)}>
          Look on the local network
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.advice}>
      <p>
        Recommended IP <b className={styles.mono}>{data}</b>
      </p>
      {data === ip.trim() ? (
        <span className={styles.asSet}>As set</span>
      ) : (
        <Button look="ghost" disabled={gone} onClick={() => onUse(data)}>
          Use this IP
        </Button>
      )}
    </div>
  )
}
