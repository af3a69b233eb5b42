import { type ComponentType, useState } from 'react'
import { useAllOff, usePressScene } from '../../features/devices/together/together-context.ts'
import { FamilyDialog } from '../../features/members/family/family-dialog.tsx'
import { CreateGuestDialog } from '../../features/members/guests/create-guest-dialog.tsx'
import { NewPassDialog } from '../../features/members/passes/new-pass-dialog.tsx'
import { CreateRoomDialog } from '../../features/rooms/create-room-dialog.tsx'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { idOfPin, type PaletteDialog, type PaletteEntry } from './palette-entries.ts'
import { PaletteSearch } from './palette-search.tsx'
import { rememberEntry } from './recent-entries.ts'

const dialogs: Record<PaletteDialog, ComponentType<{ onClose: () => void }>> = {
  room: CreateRoomDialog,
  guest: CreateGuestDialog,
  family: FamilyDialog,
  pass: NewPassDialog,
}

/** Finds rooms, switches, devices, people and actions by name, and does what was chosen. */
export function Palette({ onClose }: { onClose: () => void }) {
  const turnOff = useAllOff()
  const pressScene = usePressScene()
  const { id } = usePerson()
  const [dialog, setDialog] = useState<PaletteDialog | null>(null)

  function choose({ id: entryId, goal }: PaletteEntry) {
    rememberEntry(id, goal.to === 'pin' ? idOfPin(goal) : entryId)
    // A switch is pressed by its own row, and one may want to press another.
    if (goal.to === 'pin') return
    if (goal.to === 'dialog') return setDialog(goal.dialog)
    onClose()
    if (goal.to === 'allOff') turnOff(goal.place)
    else if (goal.to === 'scene') pressScene(goal.sceneId, goal.name)
    else if (goal.to === 'room') navigate(paths.controlPanel, { state: goal.place })
    else if (goal.isDocument) location.assign(goal.path)
    else navigate(goal.path)
  }

  if (dialog) {
    const Chosen = dialogs[dialog]
    return <Chosen onClose={onClose} />
  }
  return (
    <Dialog title="Search" wide onClose={onClose}>
      <PaletteSearch personId={id} onChoose={choose} />
    </Dialog>
  )
}
