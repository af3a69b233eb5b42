import { useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { useFocusLeft } from '../../../ui/focus/use-return-focus.ts'
import styles from './copy-progress.module.css'
import { ownCopy } from './this-copy.ts'

/** How far the copy of one’s data is, or why it has failed; nothing where none is on its way. */
export function CopyProgress() {
  const state = useSyncExternalStore(ownCopy.subscribe, ownCopy.state)
  if (state.phase === 'none') return null
  if (state.phase === 'failed') return <FailedCopy why={state.why} />
  return <RunningCopy progress={state.progress} isWaiting={state.phase === 'waiting'} />
}

function FailedCopy({ why }: { why: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusLeft(ref)
  const dismiss = (
    <Button look="quiet" onClick={ownCopy.stop}>
      Dismiss
    </Button>
  )
  return (
    <div ref={ref} className={styles.copy}>
      <Notice tone="fault" action={dismiss}>
        {why}
      </Notice>
    </div>
  )
}

function RunningCopy({ progress, isWaiting }: { progress: number; isWaiting: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusLeft(ref)
  const labelId = useId()
  const percent = Math.floor(progress * 100)
  return (
    <div ref={ref} className={styles.copy}>
      <div className={styles.head}>
        <span id={labelId}>Collecting your data</span>
        <span className={styles.percent}>{`${percent} %`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.bar}
      >
        <div className={styles.done} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.note}>
        {isWaiting
          ? 'The server does not answer. Collecting continues when it does.'
          : 'The file is saved when it is complete. You can use other pages; a reload stops it.'}
      </p>
      <Button onClick={ownCopy.stop}>Stop</Button>
    </div>
  )
}
