import { useEffect, useState } from 'react'
import { useLive } from '../../../live/live.tsx'
import type { LiveSubscription } from '../../../live/live-subscriptions.ts'

const homeSubscription: LiveSubscription = {
  key: 'home',
  subscribe: (messageId) => ({ type: 'subscribeHome', messageId }),
  unsubscribe: (messageId) => ({ type: 'unsubscribeHome', messageId }),
}

/** Subscribes to every device that the person may see, while the caller is on the page. */
export function useHomeMessages() {
  const { connection } = useLive()
  useEffect(() => connection.acquire(homeSubscription), [connection])
}

/** Whether the page knew every device as it is at the moment when the caller came. */
export function useHomeWasLive(): boolean {
  const { connection } = useLive()
  const [wasLive] = useState(() => connection.isReceiving(homeSubscription))
  return wasLive
}
