import type { nextOnPinsOfPassEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import type {
  listScenesOfPassEndpoint,
  pressSceneOfPassEndpoint,
  undoSceneOfPassEndpoint,
} from '@roomwire/contracts/http/scenes.ts'
import { useCallback, useEffect, useState } from 'react'
import { callWithoutToken } from '../../../api/ask.ts'
import { useLive } from '../../../live/live.tsx'
import { Toasts, toast } from '../../../ui/control/toast.tsx'
import { showBothTimes } from '../../../ui/time/both-times.ts'
import { DeviceClockNotice } from '../../../ui/time/device-clock-notice.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import type { BulkCalls } from '../../devices/bulk/bulk-context.ts'
import { BulkProvider } from '../../devices/bulk/bulk-provider.tsx'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { useFace } from '../../devices/plate/use-face.ts'
import { SceneStrip } from '../../scenes/scene-strip.tsx'
import { againMs, type NextPins, nextTexts } from '../../schedules/next/next-text.ts'

import styles from './pass-later.module.css'

/* The parts that come after the switches of a pass, in one file. */

/** The parts below the switches. */
export function PassLater({ passId }: { passId: string }) {
  return (
    <>
      <PassScenes passId={passId} />
      <PassNext passId={passId} />
      <DeviceClockNotice />
    </>
  )
}

/**
 * Toasts of a pass: that a dialog could not be loaded, and, where the clocks of the home differ from those
 * here, a time by both when it is pointed at or tapped.
 */
export function PassToasts({ hasOtherClocks }: { hasOtherClocks: boolean }) {
  useEffect(() => (hasOtherClocks ? showBothTimes(toast) : undefined), [hasOtherClocks])
  return <Toasts pathname={location.pathname} />
}

/**
 * The answer to a call. It is asked again whenever something in the home has changed; where that
 * fails it is as it was.
 * @param ask the same function between renders
 * @param againMs where it is made again every so often, too
 */
function useOfPass<Answer>(
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

/** The upcoming acts of schedules on the switches of a pass. */
function PassNext({ passId }: { passId: string }) {
  const next = useOfPass(askNext, passId, againMs)
  if (!next || next.pins.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="pass-next">
      <h2 id="pass-next">Coming up</h2>
      <ul className={styles.lines}>
        {[...new Set(next.pins.map((one) => one.device_identifier))].map((identifier) => (
          <NextOfDevice key={identifier} deviceIdentifier={identifier} next={next} />
        ))}
      </ul>
    </section>
  )
}

const askNext = (id: string) =>
  callWithoutToken<typeof nextOnPinsOfPassEndpoint>('GET', '/api/pass/{id}/schedules/next', {
    path: { id },
  })

function NextOfDevice({ deviceIdentifier, next }: { deviceIdentifier: string; next: NextPins }) {
  const device = useFace(deviceIdentifier)
  const now = useNow()
  return (
    device &&
    nextTexts(device, pinsShown(device), next, now).map((text) => (
      <li key={text}>
        <span>{`${text} `}</span>
        <bdi className={styles.device} translate="no">
          {deviceLabel(device)}
        </bdi>
      </li>
    ))
  )
}

/** The scenes of which the pass may see every pin. */
function PassScenes({ passId }: { passId: string }) {
  const scenes = useOfPass(askScenes, passId)?.scenes ?? []
  const [calls] = useState(() => callsOfPass(passId))
  return (
    <BulkProvider calls={calls}>
      {scenes.length > 0 && (
        <section className={styles.part} aria-labelledby="pass-scenes">
          <h2 id="pass-scenes">Scenes</h2>
          <SceneStrip scenes={scenes} />
        </section>
      )}
    </BulkProvider>
  )
}

const askScenes = (id: string) =>
  callWithoutToken<typeof listScenesOfPassEndpoint>('GET', '/api/pass/{id}/scenes', {
    path: { id },
  })

const callsOfPass = (id: string): BulkCalls => ({
  async ask(task) {
    if (task.kind !== 'scene') throw new Error('a pass has no All off')
    return callWithoutToken<typeof pressSceneOfPassEndpoint>(
      'POST',
      '/api/pass/{id}/scenes/{sceneId}/press',
      { path: { id, sceneId: String(task.sceneId) } },
    )
  },
  undo: (_task, token) =>
    callWithoutToken<typeof undoSceneOfPassEndpoint>('POST', '/api/pass/{id}/scenes/undo', {
      path: { id },
      body: { token },
    }),
})
