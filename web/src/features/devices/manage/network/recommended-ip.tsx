import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { announce } from '../../../../ui/focus/announce.ts'
import { useDeviceGone } from '../device-call-error.ts'
import { ErrorLines } from '../error-lines.tsx'
import { AddressAdvice } from './address-advice.tsx'
import { useBrowserWillAsk } from './local-device.ts'
import { LocalNetworkHint, recommendedIp } from './reach-device.tsx'
import styles from './recommended-ip.module.css'

/**
 * The address that a search of the local network finds: advice beside the field,
 * never an error.
 */
export function RecommendedIp(advice: Advice) {
  const { connected, ipAddress, dialect } = advice.device
  // Stock firmware has neither our name in the network nor our local page: only what it reported is known.
  if (dialect) return ipAddress !== null && <Reported {...advice} address={ipAddress} />
  // The result of the search takes the place that is kept for it: nothing below it moves.
  const kept = connected ? styles.line : ipAddress === null ? styles.box : styles.lineAndBox
  return (
    <div className={kept}>
      <Found {...advice} />
    </div>
  )
}

type Advice = {
  device: Pick<Device, 'deviceIdentifier' | 'connected' | 'ipAddress' | 'dialect'>
  /** The present text of the field. */
  ip: string
  onUse: (ip: string) => void
}

function Reported({ address, ip, onUse }: Advice & { address: string }) {
  const gone = useDeviceGone()
  return (
    <AddressAdvice label="Reported IP" address={address} ip={ip} disabled={gone} onUse={onUse} />
  )
}

function Found({ device, ip, onUse }: Advice) {
  /** The address that the device reported last, shown while no search has found one. */
  const reported = device.ipAddress
  const [isRequested, setRequested] = useState(false)
  const gone = useDeviceGone()
  const mayAsk = !useBrowserWillAsk() || isRequested
  const { data, error, isFetching, refetch } = useLookUp(device.deviceIdentifier, mayAsk)

  async function lookAgain() {
    const again = await refetch()
    announce(again.data ? `Recommended IP ${again.data}` : (again.error?.message ?? ''))
  }

  const known = reported !== null && (
    <Reported device={device} address={reported} ip={ip} onUse={onUse} />
  )
  if (isFetching) {
    return (
      <>
        {!device.connected && known}
        <p className={styles.ask}>Looking on your local network…</p>
      </>
    )
  }
  if (error) {
    return (
      <>
        {known}
        <div className={styles.ask}>
          <p>
            <ErrorLines error={error} />
          </p>
          <Button disabled={gone} onClick={lookAgain}>
            Look again
          </Button>
        </div>
      </>
    )
  }
  if (!data) {
    return (
      <>
        {known}
        <div className={styles.ask}>
          <p>The device is not connected to the server. This browser can look for it.</p>
          <LocalNetworkHint />
          <Button disabled={gone} onClick={() => setRequested(true)}>
            Look on the local network
          </Button>
        </div>
      </>
    )
  }
  return (
    <AddressAdvice label="Recommended IP" address={data} ip={ip} disabled={gone} onUse={onUse} />
  )
}

function useLookUp(deviceIdentifier: string, mayAsk: boolean) {
  return useQuery({
    queryKey: ['recommended_ip', deviceIdentifier, mayAsk],
    queryFn: () => recommendedIp(deviceIdentifier, mayAsk),
    retry: false,
    // A search takes up to five seconds and may make the browser ask, so it runs only on request.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
}
