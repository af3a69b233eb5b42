import type { deleteSceneEndpoint, Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo, useRef, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../ui/control/notice.tsx'
import { toast } from '../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'
import { useAddressFocus, useIsGone } from '../../ui/focus/use-address-focus.ts'
import { useReturnFocus } from '../../ui/focus/use-return-focus.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { usePressScene } from '../devices/bulk/bulk-context.ts'
import { sameFaces } from '../devices/plate/same-faces.ts'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useMayArrange } from '../sign-in/use-auth.ts'
import { SceneDialog } from './scene-dialog.tsx'
import { type DraftState, type ScenePin, scenePins, statesText } from './scene-draft.ts'
import { sceneExamples } from './scene-examples.ts'
import { scenesKey } from './scenes-key.ts'
import styles from './scenes-view.module.css'
import { useScenes } from './use-scenes.ts'

type Open =
  | { dialog: 'edit'; id?: number; name: string; states: readonly DraftState[] }
  | { dialog: 'delete'; scene: Scene }

/** Says when a scene is set without a press. */
type SchedulesOf = ComponentType<{ sceneId: number }>

/**
 * Every scene that somebody sees, to press, make, change and delete.
 * @param children what is to be said about all of them
 */
export function ScenesView({
  SchedulesOf,
  children,
}: {
  SchedulesOf: SchedulesOf
  children: Elements
}) {
  useHomeMessages()
  const scenes = useScenes()
  const { pins, isPending } = useScenePins()
  const mayArrange = useMayArrange()
  const offline = useOffline()
  const [open, setOpen] = useState<Open | null>(null)
  const skeleton = useSkeleton(scenes.isPending)
  const isGone = useIsGone(
    'scene',
    scenes.data?.map(({ scene_id }) => scene_id),
  )
  const { returnFocus } = useReturnFocus()
  const close = () => setOpen(null)
  const edit = (example: { id?: number; name: string; states: readonly DraftState[] }) =>
    setOpen({ dialog: 'edit', ...example })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Scenes</PageHeading>
        {mayArrange && (
          <Button look="primary" disabled={offline} onClick={() => edit({ name: '', states: [] })}>
            New scene
          </Button>
        )}
      </div>
      {scenes.isError && <RetryNotice query={scenes}>Could not load the scenes</RetryNotice>}
      {skeleton && !scenes.data && [1, 2].map((row) => <Skeleton key={row} height={160} />)}
      {isGone && (
        <Notice tone="plain">The linked scene was deleted, or you have no access to it.</Notice>
      )}
      {scenes.data?.length === 0 && (
        <NoScenes pins={pins} mayArrange={mayArrange} isPending={isPending} onUse={edit} />
      )}
      {scenes.data && scenes.data.length > 0 && children}
      {scenes.data && scenes.data.length > 0 && (
        <ul className={styles.scenes}>
          <Growing items={scenes.data} first={6}>
            {(scene) => (
              <SceneRow
                key={scene.scene_id}
                scene={scene}
                pins={pins}
                SchedulesOf={SchedulesOf}
                onEdit={() => edit({ ...scene, id: scene.scene_id })}
                onDelete={() => setOpen({ dialog: 'delete', scene })}
              />
            )}
          </Growing>
        </ul>
      )}
      {open?.dialog === 'edit' && <SceneDialog {...open} pins={pins} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteScene
          scene={open.scene}
          onClose={close}
          onDeleted={() => {
            close()
            returnFocus()
          }}
        />
      )}
    </div>
  )
}

function SceneRow({
  scene,
  pins,
  SchedulesOf,
  onEdit,
  onDelete,
}: {
  scene: Scene
  pins: readonly ScenePin[]
  SchedulesOf: SchedulesOf
  onEdit: () => void
  onDelete: () => void
}) {
  const press = usePressScene()
  const offline = useOffline()
  const { scene_id, name, states, may_press, may_change } = scene
  const heading = useRef<HTMLHeadingElement>(null)
  useAddressFocus(heading, `scene-${scene_id}`, true)
  const hidden = <span className="visually-hidden">{` ${name}`}</span>
  return (
    <li className={styles.scene}>
      <h2 ref={heading} tabIndex={-1}>
        <bdi translate="no">{name}</bdi>
      </h2>
      <p>
        {states.length === 0 ? 'Its devices are gone: it sets nothing.' : statesText(states, pins)}
      </p>
      <SchedulesOf sceneId={scene_id} />
      <div className={styles.actions}>
        {may_press && states.length > 0 && (
          <Button disabled={offline} onClick={() => press(scene_id, name)}>
            <span>Set now</span>
            {hidden}
          </Button>
        )}
        {may_change && (
          <>
            <Button look="quiet" disabled={offline} onClick={onEdit}>
              <span>Change</span>
              {hidden}
            </Button>
            <Button look="quiet" disabled={offline} onClick={onDelete}>
              <span>Delete</span>
              {hidden}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function NoScenes({
  pins,
  mayArrange,
  isPending,
  onUse,
}: {
  pins: readonly ScenePin[]
  mayArrange: boolean
  isPending: boolean
  onUse: (example: { name: string; states: readonly DraftState[] }) => void
}) {
  const offline = useOffline()
  const examples = mayArrange && !isPending ? sceneExamples(pins) : []
  const begin = isPending || examples.length > 0 ? 'Start with one of these, or make' : 'Make'
  const first = isPending || pins.length > 0 ? `${begin} your own.` : 'Add a device first.'
  const next = mayArrange ? first : 'Scenes you may use appear here.'
  return (
    <>
      <EmptyState title="No scenes yet">
        <span>A scene sets several switches with one press. </span>
        <span>{next}</span>
      </EmptyState>
      {examples.length > 0 && (
        <ul className={styles.scenes} aria-label="Examples">
          {examples.map((example) => (
            <li key={example.name} className={styles.scene}>
              <h2>
                <bdi>{example.name}</bdi>
              </h2>
              <p>{statesText(example.states, pins)}</p>
              <div className={styles.actions}>
                <Button disabled={offline} onClick={() => onUse(example)}>
                  Use<span className="visually-hidden">{` ${example.name}`}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Asks before a scene is deleted. */
function DeleteScene({
  scene,
  onDeleted,
  onClose,
}: {
  scene: Scene
  onDeleted: () => void
  onClose: () => void
}) {
  const deletion = useDeleteScene(() => {
    toast(`Scene deleted: ${bidiIsolate(scene.name)}`)
    onDeleted()
  })
  return (
    <ConfirmDialog
      title={`Delete the scene ${bidiIsolate(scene.name)}?`}
      confirm="Delete"
      busyText="Deleting…"
      destructive
      needsServer
      busy={deletion.isPending}
      error={deletion.error && errorMessage(deletion.error, 'Failed to delete the scene.')}
      onConfirm={() => deletion.mutate(scene.scene_id)}
      onClose={onClose}
    >
      Its switches stay as they are. Schedules that set it are paused.
    </ConfirmDialog>
  )
}

/** Deletes a scene. */
function useDeleteScene(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      callServer<typeof deleteSceneEndpoint>('DELETE', '/api/scenes/{id}', {
        path: { id: String(id) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: scenesKey })
      onDone()
    },
  })
}

/** Every pin that this person sees, and whether that is known yet. */
function useScenePins(): { pins: readonly ScenePin[]; isPending: boolean } {
  const { isPending } = useDevices()
  const devices = useOfDevices(allOf, sameFaces)
  const pins = useMemo(() => scenePins(devices), [devices])
  return { pins, isPending }
}

const allOf = (devices: LiveDevices): readonly Device[] =>
  [...devices.values()].map(({ device }) => device)
