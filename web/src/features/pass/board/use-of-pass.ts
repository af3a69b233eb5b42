import { useCallback, useEffect, useState } from 'react'
import { useLive } from '../../../live/live.tsx'

/**
 * What a call answers. It is made again whenever something in the home has changed; what cannot be
 * asked is as it was.
 * @param ask the same function between renders
 * @param againMs where it is made again every so often, too
 */
export function useOfPass<Answer>(
  ask: (passId: string) => Promise<Answer>,
  passId: string,
  againMs?: number,
): Answer | undefined {
  const { onMessage } = useLive()
  const [answer, setAnswer] = useState<Answer>()
  const askNow = useCallback(() => {
    ask(passId).then(setAnswer, () => undefined)
  }, [ask, passId])
  useEffect(() => {
    askNow()
    const timer = againMs === undefined ? undefined : setInterval(askNow, againMs)
    const leave = onMessage((message) => {
      if ('type' in message && message.type === 'homeChanged') askNow()
    })
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [askNow, onMessage, againMs])
  return answer
}
