import { type ReactNode, useState } from 'react'
import { StillPlate } from '../../pages/entrance.tsx'
import { Offline } from '../../ui/browser/offline.ts'
import { ThisMachineNotice } from '../../ui/browser/this-machine.tsx'
import { Button } from '../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../ui/control/notice.tsx'
import { toast } from '../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { DiscardQuestion } from '../../ui/dialog/discard-question.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PartBoundary } from '../../ui/lazy/part-place.tsx'
import { DeviceClockNotice } from '../../ui/time/device-clock-notice.tsx'
import styles from './components-page.module.css'
import type { ShownPart } from './shown-controls.tsx'

const retry = { isFetching: false, refetch: () => Promise.resolve() }
function Opens({ label, children }: { label: string; children: (close: () => void) => Elements }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

function RoomForm({ onClose, busy = false }: { onClose: () => void; busy?: boolean }) {
  return (
    <Dialog title="Create Room" onClose={onClose}>
      <DialogForm
        fault={busy ? null : 'Failed to create room'}
        confirm="Create Room"
        busyText="Creating…"
        busy={busy}
        onSubmit={() => undefined}
        onClose={onClose}
      >
        <TextField label="Room name" name="room" required />
      </DialogForm>
    </Dialog>
  )
}

function Breaks(): ReactNode {
  throw new Error('This part is broken on purpose')
}

const dialogs: ShownPart['states'] = {
  'a form with a fault, a form that is busy, without a connection': () => (
    <div className={styles.line}>
      <Opens label="Open with a fault">{(close) => <RoomForm onClose={close} />}</Opens>
      <Opens label="Open busy">{(close) => <RoomForm busy onClose={close} />}</Opens>
      <Offline value>
        <Opens label="Open offline">{(close) => <RoomForm onClose={close} />}</Opens>
      </Offline>
    </div>
  ),
  'a question, and one before something is lost': () => (
    <div className={styles.line}>
      {[false, true].map((destructive) => (
        <Opens key={String(destructive)} label={destructive ? 'Open delete' : 'Open question'}>
          {(close) => (
            <ConfirmDialog
              title={destructive ? 'Delete guest Anna?' : 'Logout'}
              confirm={destructive ? 'Delete' : 'Logout'}
              busyText="Deleting…"
              destructive={destructive}
              onConfirm={close}
              onClose={close}
            >
              They lose access at once. This cannot be undone.
            </ConfirmDialog>
          )}
        </Opens>
      ))}
      <Opens label="Open unsaved changes">
        {(close) => <DiscardQuestion name="Pin 18" onDiscard={close} onStay={close} />}
      </Opens>
    </div>
  ),
  'wide, and as a sheet at the side': () => (
    <div className={styles.line}>
      <Opens label="Open wide">
        {(close) => (
          <Dialog wide title="Create Guest" onClose={close}>
            A long form stands here.
          </Dialog>
        )}
      </Opens>
      <Opens label="Open sheet">
        {(close) => (
          <Dialog aside title="SC-000001" onClose={close}>
            The parts of a device stand here.
          </Dialog>
        )}
      </Opens>
    </div>
  ),
}

/** The parts that show or ask something. */
export const messages: readonly ShownPart[] = [
  {
    part: 'Notice',
    states: Object.fromEntries(
      (['news', 'fault', 'success', 'plain'] as const).map((tone) => [
        `${tone}, alone and with an action`,
        () => (
          <>
            <Notice tone={tone}>The device has a new address.</Notice>
            <Notice tone={tone} action={<Button>Try again</Button>}>
              The device has a new address.
            </Notice>
          </>
        ),
      ]),
    ),
  },
  {
    part: 'RetryNotice',
    states: {
      'at rest': () => <RetryNotice query={retry}>Could not load guests</RetryNotice>,
      trying: () => (
        <RetryNotice query={{ ...retry, isFetching: true }}>Could not load guests</RetryNotice>
      ),
    },
  },
  {
    part: 'PartBoundary',
    states: {
      'around a part that failed': () => (
        <PartBoundary>
          <Breaks />
        </PartBoundary>
      ),
    },
  },
  {
    part: 'ThisMachineNotice',
    states: { 'at an address of this machine': () => <ThisMachineNotice noun="This code" /> },
  },
  {
    part: 'DeviceClockNotice',
    states: { 'nothing, unless the clock of this device is wrong': () => <DeviceClockNotice /> },
  },
  {
    part: 'EmptyState, with StillPlate',
    states: {
      'with a drawing and an action': () => (
        <EmptyState
          title="No rooms are shared with you yet"
          drawing={<StillPlate />}
          action={<Button look="primary">Enter a code</Button>}
        >
          The owners choose what you see.
        </EmptyState>
      ),
      'text alone': () => <EmptyState title="No family yet" />,
    },
  },
  { part: 'Dialog, DialogForm and ConfirmDialog', states: dialogs },
  {
    part: 'Toasts',
    states: {
      'a short one and a long one': () => (
        <div className={styles.line}>
          <Button onClick={() => toast('Room created: Kitchen')}>Show</Button>
          <Button onClick={() => toast('Guest deleted: '.concat('a very long name '.repeat(4)))}>
            Show a long one
          </Button>
        </div>
      ),
    },
  },
]
