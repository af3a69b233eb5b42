import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { laterDialog } from '../../../../ui/lazy/later-dialog.tsx'
import arrange from '../../../rooms/arrange/arrange.module.css'
import { useSavingPaused } from '../device-call-error.ts'

const ReplaceDialog = laterDialog(async () => (await import('./replace-dialog.tsx')).ReplaceDialog)

/** A broken board is replaced: the device goes on with another one. */
export function ReplacePart({ device, onReplaced }: { device: Device; onReplaced: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const paused = useSavingPaused()
  return (
    <div className={arrange.flushButton}>
      <Button look="quiet" disabled={paused} onClick={() => setOpen(true)}>
        Replace its board…
      </Button>
      {isOpen && (
        <ReplaceDialog device={device} onReplaced={onReplaced} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
