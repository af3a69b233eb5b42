import type {
  replacementEndpoint,
  undoReplacementEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { toast } from '../../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { dayAndTime } from '../../../../ui/time/time-text.ts'
import arrange from '../../../rooms/arrange/arrange.module.css'
import { roomsKey } from '../../../rooms/use-rooms.ts'
import { devicesKey } from '../../device-lists.ts'
import { deviceLabel } from '../../plate/device-label.ts'
import { useSavingPaused } from '../device-call-error.ts'

/** Says that a device has a new board, for as long as it can have its old one back; nothing else. */
export function UndoReplacement({ device, onUndone }: { device: Device; onUndone: () => void }) {
  const { deviceIdentifier: identifier } = device
  const [isAsking, setAsking] = useState(false)
  const paused = useSavingPaused()
  const { data } = useQuery({
    queryKey: [...devicesKey, identifier, 'replacement'],
    queryFn: () =>
      callServer<typeof replacementEndpoint>('GET', '/api/devices/replacement', {
        query: { device_identifier: identifier },
      }),
    staleTime: 0,
  })
  const replacement = data?.replacement
  if (!replacement) return null
  return (
    <>
      <Notice
        tone="plain"
        action={
          <Button disabled={paused} onClick={() => setAsking(true)}>
            Undo…
          </Button>
        }
      >
        {`Its board was replaced. The old one can come back until ${dayAndTime(replacement.undo_until)}.`}
      </Notice>
      {isAsking && (
        <UndoQuestion
          device={device}
          before={replacement.identifier}
          onUndone={onUndone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function UndoQuestion({
  device,
  before,
  onUndone,
  onClose,
}: {
  device: Device
  /** The identifier of the old board. */
  before: string
  onUndone: () => void
  onClose: () => void
}) {
  const undoing = useUndo(device, onUndone)
  const name = bidiIsolate(deviceLabel(device))
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Give ${name} its old board back?`}
      confirm="Undo it"
      busyText="Undoing…"
      busy={undoing.isPending}
      error={undoing.error && errorMessage(undoing.error, 'The replacement could not be undone')}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <div className={arrange.effects}>
        <p>
          {`It is ${bidiIsolate(before)} again, with its old secret, pins and readings. The old board connects by itself if it still runs.`}
        </p>
        <p>
          {`${bidiIsolate(device.deviceIdentifier)} is a device of its own again, without history. Access that was given to it alone is gone.`}
        </p>
        <p>
          Names, schedules and access that were set since then stay, except those of pins that only
          the new board has. What was measured since then stays too.
        </p>
      </div>
    </ConfirmDialog>
  )
}

function useUndo(device: Device, onUndone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callServer<typeof undoReplacementEndpoint>('POST', '/api/devices/replacement/undo', {
        body: { device_identifier: device.deviceIdentifier },
      }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      toast(`${bidiIsolate(deviceLabel(device))} has its old board again`)
      onUndone()
    },
  })
}
