import { type ReactNode, useEffect, useState } from 'react'
import { keepConnected, keepTime, retryOnWaking } from '../../../live/keep-connected.ts'
import { Live, LiveContext, OfflineWhileLost } from '../../../live/live.tsx'
import { realTimers } from '../../../live/timers.ts'
import { DeviceStates, followLive } from '../../devices/state/device-states.ts'
import { DeviceStatesContext } from '../../devices/state/use-device-states.ts'
import { passLiveAddress } from '../pass-calls.ts'
import type { PassVisit } from '../pass-visit.ts'
import { usePassVisit } from '../use-pass-visit.ts'

/** Between the end of a connection by the server and the next one, if the pass still lasts. */
const afterEndMs = 3_000

/** Gives the board of a pass its live connection and its device states, while its time lasts. */
export function PassLive({ passId, children }: { passId: string; children: ReactNode }) {
  const visit = usePassVisit()
  const [{ live, states }] = useState(() => newPassLive(passId, visit))
  useEffect(() => {
    const { connection } = live
    connection.start()
    const stopKeeping = keepConnected(connection, realTimers)
    const stopTime = keepTime(() => void visit.renew(), realTimers)
    const stopWaking = retryOnWaking(connection)
    return () => {
      stopKeeping()
      stopTime()
      stopWaking()
      connection.stop()
    }
  }, [live, visit])
  return (
    <LiveContext value={live}>
      <DeviceStatesContext value={states}>
        <OfflineWhileLost>{children}</OfflineWhileLost>
      </DeviceStatesContext>
    </LiveContext>
  )
}

function newPassLive(passId: string, visit: PassVisit) {
  let isFirst = true
  let isNew = true
  const live = new Live({
    timers: realTimers,
    random: Math.random,
    isAway: () => document.hidden,
    // The cookie is the ticket. But the socket does not say why it is refused, so it is asked before.
    ticket: async () => {
      const isHeld = isFirst || (await visit.renew())
      if (isHeld === null) return null
      if (!isHeld) throw new Error('the pass is not held')
      isFirst = false
      isNew = true
      return ''
    },
    open: () => new WebSocket(passLiveAddress(passId)),
    onAccessEnded: () => {
      void visit.renew()
      realTimers.after(afterEndMs, () => {
        const { connection } = live
        if (connection.state().phase === 'closed') connection.retry()
      })
    },
  })
  const states = new DeviceStates(realTimers)
  followLive(states, live)
  live.onMessage((message) => {
    if (!('type' in message)) return
    // From here on changes are told; one may have come between the last answer and this connection.
    if (isNew && message.type === 'homeSubscription') {
      isNew = false
      void visit.renew()
    }
    // It is always all that this pass is for: what is not in it may not be seen any more.
    if (message.type === 'deviceStatus') states.takeAll(message.devices)
    if (message.type !== 'homeChanged') return
    if (message.what === 'profile') void visit.renew()
    // Its answer is everything that there is now.
    else live.connection.check()
  })
  return { live, states }
}
