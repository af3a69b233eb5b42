import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { toast } from '../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { useDeleteScene } from './save-scenes.ts'

/** Asks before a scene is deleted. */
export function DeleteScene({
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
