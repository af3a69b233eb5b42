import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useCallback, useState } from 'react'
import { errorMessage } from '../../api/call-failed.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/control/button.tsx'
import { toast } from '../../ui/control/toast.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { useDeviceStates } from '../devices/state/use-device-states.ts'
import { useSaveScene } from './save-scenes.ts'
import styles from './scene-dialog.module.css'
import { type DraftState, draftOf, onNow, type ScenePin } from './scene-draft.ts'
import { ScenePinRow } from './scene-pin-row.tsx'

/** Makes a scene or changes one: its name, and which switches it sets to what. */
export function SceneDialog({
  id,
  name,
  states,
  pins,
  onClose,
}: {
  id?: number
  name: string
  states: readonly DraftState[]
  pins: readonly ScenePin[]
  onClose: () => void
}) {
  const [draft, setDraft] = useState(() => draftOf(states))
  const [isTried, setTried] = useState(false)
  const chosen = [...draft.values()]
  const missing = missingText(chosen.length)
  const saving = useSaveScene((scene) => {
    toast(`Scene saved: ${bidiIsolate(scene.name)}`)
    onClose()
  })
  const { form, inputOf } = useCallForm({
    required: { name: 'Enter a name' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to save the scene. Please try again.'),
    send: (typed) => {
      setTried(true)
      if (!missing) saving.mutate({ id, name: typed.name.trim(), states: chosen })
    },
  })
  const live = useDeviceStates()
  const set = useCallback((pin: ScenePin, state: DraftState | null) => {
    setDraft((before) => {
      const next = new Map(before)
      if (state) next.set(pin.id, state)
      else next.delete(pin.id)
      return next
    })
  }, [])
  const rooms = Map.groupBy(pins, ({ room }) => room)
  const fault = form.fault ?? (isTried ? missing : null)
  return (
    <Dialog wide title={id === undefined ? 'New scene' : 'Change scene'} onClose={onClose}>
      <DialogForm
        {...form}
        fault={fault}
        summary={countText(chosen.length)}
        confirm="Save"
        busyText="Saving…"
        onClose={onClose}
      >
        <TextField
          {...inputOf('name')}
          label="Name"
          defaultValue={name}
          maxLength={64}
          autoComplete="off"
        />
        <Button onClick={() => setDraft(draftOf(onNow(pins, live.devices())))}>
          Use what is on now
        </Button>
        <Growing items={[...rooms]} first={4}>
          {([room, some]) => (
            <fieldset key={room} className={styles.room}>
              <legend>{room || 'In no room'}</legend>
              {some.map((pin) => (
                <ScenePinRow key={pin.id} pin={pin} state={draft.get(pin.id) ?? null} onSet={set} />
              ))}
            </fieldset>
          )}
        </Growing>
      </DialogForm>
    </Dialog>
  )
}

function missingText(count: number): string | null {
  if (count === 0) return 'Choose at least one switch.'
  return count > limits.scenePinsMax ? `Choose at most ${limits.scenePinsMax} switches.` : null
}

const countText = (count: number) =>
  count === 0 ? 'Sets no switch yet' : `Sets ${count} ${count === 1 ? 'switch' : 'switches'}`
