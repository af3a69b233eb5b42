import type { adoptAgainEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { toast } from '../../../../ui/control/toast.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { devicesKey } from '../../device-lists.ts'
import { useSavingPaused } from '../device-call-error.ts'
import type { Found } from './found-text.ts'

/** How many names are said. */
const namesMost = 5

/** Offers to go on with the devices of a hub that was deleted, whose boards this one has; nothing without such. */
export function AdoptedBefore({
  hub,
  boards,
  onAdopted,
}: {
  /** The identifier of the hub. */
  hub: string
  boards: readonly Found[]
  onAdopted: () => void
}) {
  const paused = useSavingPaused()
  const queries = useQueryClient()
  const adoption = useMutation({
    mutationFn: () =>
      callServer<typeof adoptAgainEndpoint>('POST', '/api/devices/adopt-again', {
        body: { device_identifier: hub },
      }),
    onSuccess: async ({ devices }) => {
      await queries.invalidateQueries({ queryKey: devicesKey })
      toast(
        devices.length === 1 ? '1 board adopted again' : `${devices.length} boards adopted again`,
      )
      onAdopted()
    },
  })
  const names = boards.flatMap(({ device_before: one }) =>
    one ? bidiIsolate(one.device_name ?? one.device_identifier) : [],
  )
  if (names.length === 0) return null
  return (
    <>
      {adoption.error && (
        <Notice tone="fault">
          {errorMessage(adoption.error, 'The boards could not be adopted again')}
        </Notice>
      )}
      <Notice
        tone="plain"
        action={
          <Button
            disabled={paused}
            busy={adoption.isPending}
            busyText="Adopting…"
            onClick={() => adoption.mutate()}
          >
            Adopt again
          </Button>
        }
      >
        {`${countText(names.length)} here from a hub that was deleted: ${listText(names)}. Adopted again, ${names.length === 1 ? 'it keeps its room, name' : 'they keep their rooms, names'}, access, schedules and history.`}
      </Notice>
    </>
  )
}

const countText = (count: number) =>
  count === 1 ? 'One of these boards is a device' : `${count} of these boards are devices`

function listText(names: readonly string[]): string {
  const more = names.length - namesMost
  return `${names.slice(0, namesMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
