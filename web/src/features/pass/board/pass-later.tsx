import type { listLevelsOfPassEndpoint } from '@roomwire/contracts/http/history.ts'
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
import { hasPlaces, withNewest } from '../../history/plate/newest-readings.ts'
import { SceneStrip } from '../../scenes/scene-strip.tsx'
import { againMs, type NextPins, nextTexts } from '../../schedules/next/next-text.ts'
import styles from './pass-later.module.css'
import type { PassLevels } from './pass-levels.ts'

/* The parts that come after the switches of a pass, in one file. */

/** The parts below the switches, and the levels of their tanks. */
export function PassLater({
  passId,
  onLevels,
}: {
  passId: string
  /** Hears the levels with their ages, which stand on the plates. */
  onLevels: (levels: PassLevels) => void
}) {
  const levels = useLevels(passId)
  useEffect(() => {
    if (levels) onLevels(levels)
  }, [levels, onLevels])
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
 * The answer to a call. It is asked again at each connection, and whenever something in the home has
 * changed; where that fails it is as it was.
 * @param ask the same function between renders
 * @param againMs where it is made again every so often, too
 */
function useOfPass<Answer>(
  ask: (passId: string) => Promise<Answer>,
  passId: string,
  againMs?: number,
) {
  const { onMessage } = useLive()
  const [answer, setAnswer] = useState<Answer>()
  const askNow = useCallback(() => {
    ask(passId).then(setAnswer, () => undefined)
  }, [ask, passId])
  useEffect(() => {
    askNow()
    const timer = againMs === undefined ? undefined : setInterval(askNow, againMs)
    const leave = onMessage((message) => {
      if (!('type' in message)) return
      if (message.type === 'homeChanged' || message.type === 'homeSubscription') askNow()
    })
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [askNow, onMessage, againMs])
  return { answer, setAnswer, askNow }
}

/** The levels of tanks; what comes over the live connection goes into the answer of the call. */
function useLevels(passId: string): PassLevels | undefined {
  const { onMessage } = useLive()
  const { answer, setAnswer, askNow } = useOfPass(askLevels, passId)
  useEffect(
    () =>
      onMessage((message) => {
        if (!('type' in message) || message.type !== 'readings') return
        if (!answer || !hasPlaces(answer, message)) askNow()
        else setAnswer((before) => before && withNewest(before, message))
      }),
    [onMessage, answer, setAnswer, askNow],
  )
  return answer
}

const askLevels = (id: string) =>
  callWithoutToken<typeof listLevelsOfPassEndpoint>('GET', '/api/pass/{id}/levels', {
    path: { id },
  })

/** The upcoming acts of schedules on the switches of a pass. */
function PassNext({ passId }: { passId: string }) {
  const { answer: next } = useOfPass(askNext, passId, againMs)
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
  const scenes = useOfPass(askScenes, passId).answer?.scenes ?? []
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
