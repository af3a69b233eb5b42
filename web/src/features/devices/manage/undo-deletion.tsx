import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { errorMessage, statusOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { devicesKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { bringBackDevice } from './device-calls.ts'

/** Says that a device was deleted, and undoes it as long as that is possible. */
export function UndoDeletion({ device, onOver }: { device: Device; onOver: () => void }) {
  const queries = useQueryClient()
  const name = bidiIsolate(deviceLabel(device))
  const restoring = useMutation({
    mutationFn: () => bringBackDevice(device.deviceIdentifier),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: devicesKey })
      toast(`Device restored: ${name}`)
      onOver()
    },
  })
  const end = useEffectEvent(() => {
    if (restoring.isIdle) onOver()
  })
  const say = useEffectEvent(() =>
    announce(`${name} is deleted. For 10 seconds this can be undone.`),
  )
  useEffect(() => {
    say()
    const timer = setTimeout(() => end(), limits.undoMs)
    return () => clearTimeout(timer)
  }, [])
  if (restoring.error) {
    const isLate = statusOf(restoring.error) === 404
    return (
      <Notice tone="fault" action={<Button onClick={onOver}>Close</Button>}>
        {isLate
          ? `Too late to undo: ${name} is deleted.`
          : errorMessage(restoring.error, `Failed to restore ${name}`)}
      </Notice>
    )
  }
  return (
    <Notice
      tone="plain"
      action={
        <Button busy={restoring.isPending} busyText="Restoring…" onClick={() => restoring.mutate()}>
          Undo<span className="visually-hidden">{` deleting ${name}`}</span>
        </Button>
      }
    >
      <b>{name}</b> is deleted.
    </Notice>
  )
}
