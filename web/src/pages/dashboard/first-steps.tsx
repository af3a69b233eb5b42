import { useState } from 'react'
import { CreateRoomDialog } from '../../features/rooms/create-room-dialog.tsx'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
import type { FirstRun } from './first-run.ts'
import styles from './first-steps.module.css'

type Progress = 'done' | 'now' | 'later'

/** The one way through an empty home: a room, a device, a press. */
export function FirstSteps({ hasRoom, hasDevice }: FirstRun) {
  const [creating, setCreating] = useState(false)
  const offline = useOffline()
  return (
    <div className={styles.path}>
      <div>
        <p className={styles.title}>{hasRoom ? 'No devices yet' : 'No rooms yet'}</p>
        <p className={styles.text}>Three steps to your first lamp.</p>
      </div>
      <ol className={styles.steps}>
        <Step
          number={1}
          progress={hasRoom ? 'done' : 'now'}
          title="Make a room"
          text="A room holds the devices you switch together."
        >
          <Button look="primary" disabled={offline} onClick={() => setCreating(true)}>
            Create Room
          </Button>
        </Step>
        <Step
          number={2}
          progress={hasDevice ? 'done' : hasRoom ? 'now' : 'later'}
          title="Add a device"
          text="Its page shows how to connect it."
        >
          <LinkButton look="primary" to={paths.registerDevice}>
            Add First Device
          </LinkButton>
        </Step>
        <Step
          number={3}
          progress="later"
          title="Press a switch"
          text="The lamp here lights up once the device confirms it."
        />
      </ol>
      {creating && <CreateRoomDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

/** One step; only the present one has its button. */
function Step({
  number,
  progress,
  title,
  text,
  children,
}: {
  number: number
  progress: Progress
  title: string
  text: string
  children?: Elements
}) {
  return (
    <li
      className={classNames(styles.step, styles[progress])}
      aria-current={progress === 'now' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {progress === 'done' ? '✓' : number}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <span>{title}</span>
          {progress === 'done' && <span className="visually-hidden"> (done)</span>}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      {progress === 'now' && children}
    </li>
  )
}
