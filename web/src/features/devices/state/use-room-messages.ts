import { useEffect } from 'react'
import type { LiveSubscription } from '../../../live/live-subscriptions.ts'
import { useLive } from '../../../live/use-live.ts'

/** Subscribes to the devices of rooms while the caller is on the page. */
export function useRoomMessages(roomIds: readonly number[]) {
  const { connection } = useLive()
  const key = roomIds.join()
  useEffect(() => {
    const ids = key === '' ? [] : key.split(',').map(Number)
    const releases = ids.map((roomId) => connection.acquire(roomSubscription(roomId)))
    return () => {
      for (const release of releases) release()
    }
  }, [connection, key])
}

function roomSubscription(roomId: number): LiveSubscription {
  return {
    key: `room ${roomId}`,
    subscribe: (messageId) => ({ type: 'subscribeRoom', roomId, messageId }),
    unsubscribe: (messageId) => ({ type: 'unsubscribeRoom', roomId, messageId }),
  }
}
