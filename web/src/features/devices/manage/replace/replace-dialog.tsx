import type { replaceBoardEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { RetryNotice } from '../../../../ui/control/notice.tsx'
import { toast } from '../../../../ui/control/toast.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { LinkButton } from '../../../../ui/router/page-link.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { roomsKey } from '../../../rooms/use-rooms.ts'
import { devicesKey } from '../../device-lists.ts'
import { deviceLabel } from '../../plate/device-label.ts'
import { pinName } from '../../plate/pin-text.ts'
import { formOf } from '../../state/pins-of.ts'
import { useDevices } from '../../use-devices.ts'
import {
  isFitting,
  isMatched,
  type Matches,
  presentPins,
  proposedMatches,
  withMatch,
} from './match-pins.ts'
import { type ReadingChoice, ReadingMatches, useReadingMatches } from './reading-matches.tsx'
import styles from './replace-dialog.module.css'

type Props = { device: Device; onReplaced: () => void; onClose: () => void }

/** Chooses the new board of a device, and which of its pins is which. */
export function ReplaceDialog(props: Props) {
  const { device, onClose } = props
  const query = useDevices()
  const boards = query.data?.filter((other) => isFitting(device, other))
  return (
    <Dialog title={`Replace the board of ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      {query.isError && <RetryNotice query={query}>Could not load the devices</RetryNotice>}
      {boards?.length === 0 && <NoBoards onClose={onClose} />}
      {boards && boards.length > 0 && <ReplaceForm {...props} boards={boards} />}
    </Dialog>
  )
}

function NoBoards({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        Add the new board as a device first, in any room, and connect it. Then come back here: it
        takes this one’s place.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <LinkButton look="primary" to={paths.registerDevice}>
          Add Device
        </LinkButton>
      </DialogActions>
    </>
  )
}

function ReplaceForm({ device, boards, onReplaced, onClose }: Props & { boards: Device[] }) {
  const [chosen, setChosen] = useState('')
  const [matches, setMatches] = useState<Matches>(new Map())
  const [chosenReadings, setReadings] = useState<ReadingChoice>()
  const [error, setError] = useState<string>()
  const board = boards.find(({ deviceIdentifier }) => deviceIdentifier === chosen)
  const replacing = useReplacement(device)
  const readings = useReadingMatches(device, board, chosenReadings)

  function choose(identifier: string) {
    const next = boards.find(({ deviceIdentifier }) => deviceIdentifier === identifier)
    setChosen(identifier)
    setMatches(next && isMatched(next) ? proposedMatches(device, next) : new Map())
    setReadings(undefined)
    setError(undefined)
  }

  function submit() {
    if (!board) setError('Choose the new board')
    else if (!readings.matches) setError('What it measures is not loaded yet')
    else {
      replacing.mutate({ board, matches, readings: readings.matches }, { onSuccess: onReplaced })
    }
  }

  return (
    <DialogForm
      destructive
      intro={
        <div className={styles.text}>
          <p>
            The device keeps its name, room, pins, access, schedules and history. The new board’s
            own entry goes, with what it has measured so far. The old board’s secret stops working
            at once. For a day you can undo this here.
          </p>
        </div>
      }
      fault={replacing.error && errorMessage(replacing.error, 'The board could not be replaced')}
      confirm="Replace"
      busyText="Replacing…"
      busy={replacing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        required
        label="New board"
        value={chosen}
        error={error}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose a board</option>
        {boards.map((one) => (
          <option key={one.deviceIdentifier} value={one.deviceIdentifier}>
            {`${deviceLabel(one)} (${one.deviceIdentifier})`}
          </option>
        ))}
      </SelectField>
      {board && (
        <>
          <PinMatches
            device={device}
            board={board}
            matches={matches}
            onMatch={(pin, by) => setMatches(withMatch(matches, pin, by))}
          />
          <ReadingMatches readings={readings} onMatch={setReadings} />
        </>
      )}
    </DialogForm>
  )
}

/** Which pin of the board each pin of the device is from now on. */
function PinMatches({
  device,
  board,
  matches,
  onMatch,
}: {
  device: Device
  board: Device
  matches: Matches
  onMatch: (pin: PinKey, by: PinKey | null) => void
}) {
  if (!isMatched(board)) return <p>Its pins are the same.</p>
  const own = presentPins(board)
  if (own.length === 0) {
    return <p>This board has not reported its pins yet. Connect it first.</p>
  }
  return (
    <fieldset className={styles.pins}>
      <legend>Which pin is which?</legend>
      {presentPins(device).map((pin) => (
        <SelectField
          key={pin}
          label={pinName(device, pin)}
          value={matches.get(pin) ?? ''}
          hint={hintFor(device, pin, board, matches.get(pin))}
          onChange={({ target }) => onMatch(pin, target.value || null)}
        >
          <option value="">No pin of the new board</option>
          {own.map((by) => (
            <option key={by} value={by}>
              {optionText(board, by)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}

function optionText(board: Device, pin: PinKey): string {
  const label = pinName(board, pin)
  return label === pin ? pin : `${label} (${pin})`
}

function hintFor(device: Device, pin: PinKey, board: Device, by: PinKey | undefined) {
  if (by === undefined) return 'Nobody can switch it then. Its history stays.'
  const isSame = formOf(device, pin).kind === formOf(board, by).kind
  return isSame
    ? undefined
    : 'It works differently. Nobody can switch it until you confirm that in Edit pins.'
}

function useReplacement(device: Device) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({
      board,
      matches,
      readings,
    }: {
      board: Device
      matches: Matches
      readings: ReadonlyMap<string, string>
    }) =>
      callServer<typeof replaceBoardEndpoint>('POST', '/api/devices/replace', {
        body: {
          device_identifier: device.deviceIdentifier,
          replacement: board.deviceIdentifier,
          pins: [...matches].map(([pin, by]) => ({ pin, by })),
          readings: [...readings].map(([reading, by]) => ({ reading, by })),
        },
      }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: devicesKey }),
        queries.invalidateQueries({ queryKey: roomsKey }),
      ])
      toast(`${bidiIsolate(deviceLabel(device))} has its new board now`)
    },
  })
}
