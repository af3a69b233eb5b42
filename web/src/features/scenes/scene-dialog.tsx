import type {
  changeSceneEndpoint,
  createSceneEndpoint,
  Scene,
} from '@roomwire/contracts/http/scenes.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/control/button.tsx'
import { toast } from '../../ui/control/toast.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../ui/dialog/dialog-form.tsx'
import { CheckBox, TextField } from '../../ui/form/field.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { stateOn, statesOf } from '../devices/plate/pin-states.ts'
import { pinOfDevice, stateWord } from '../devices/plate/pin-text.ts'
import { formOf } from '../devices/state/pins-of.ts'
import { useDeviceStates } from '../devices/state/use-device-states.ts'
import styles from './scene-dialog.module.css'
import { type DraftState, draftOf, onNow, type ScenePin } from './scene-draft.ts'
import { scenesKey } from './scenes-key.ts'

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
  count === 0 ? 'No switch chosen yet' : `Sets ${count} ${count === 1 ? 'switch' : 'switches'}`

/** The lengths that one may choose, in seconds. */
const lengths = [300, 900, 1_800, 3_600, 7_200, 14_400]
const _levels = [0, 1, 2, 3] as const

/** Whether a scene sets a pin, to what, and for how long. */
const ScenePinRow = memo(function ScenePinRow({
  pin: one,
  state,
  onSet: set,
}: {
  pin: ScenePin
  state: DraftState | null
  /** Has to be the same function between renders. */
  onSet: (pin: ScenePin, state: DraftState | null) => void
}) {
  const { device, pin, name } = one
  const onSet = (next: DraftState | null) => set(one, next)
  const form = formOf(device, pin)
  const start = { device_identifier: device.deviceIdentifier, pin, state: stateOn(form) }
  const choices = statesOf(form, state?.state)
  const known = state?.for && !lengths.includes(state.for) ? [...lengths, state.for] : lengths
  return (
    <div className={styles.pin}>
      <CheckBox
        label={pinOfDevice(device, pin)}
        checked={state !== null}
        onChange={({ target }) => onSet(target.checked ? start : null)}
      />
      {state && (
        <div className={styles.choices}>
          <select
            aria-label={`State of ${name}`}
            value={state.state}
            onChange={({ target }) => {
              const next = choices.find((one) => one === Number(target.value)) ?? 0
              onSet(next === 0 ? { ...start, state: 0 } : { ...state, state: next })
            }}
          >
            {choices.map((one: PinState) => (
              <option key={one} value={one}>
                {stateWord(form, one)}
              </option>
            ))}
          </select>
          {state.state > 0 && isSwitched(form) && (
            <select
              aria-label={`How long ${name} is on`}
              value={state.for ?? ''}
              onChange={({ target }) => {
                const { for: _, ...rest } = state
                onSet(target.value === '' ? rest : { ...rest, for: Number(target.value) })
              }}
            >
              <option value="">as usual</option>
              <option value={0}>until somebody changes it</option>
              {known.map((seconds) => (
                <option key={seconds} value={seconds}>{`for ${lengthText(seconds)}`}</option>
              ))}
            </select>
          )}
        </div>
      )}
    </div>
  )
})

/** A scene as it is sent; without an id a new one. */
type SentScene = Pick<Scene, 'name' | 'states'> & { id: number | undefined }

/** Makes a scene, or changes one. */
function useSaveScene(onDone: (scene: Scene) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: SentScene) =>
      id === undefined
        ? callServer<typeof createSceneEndpoint>('POST', '/api/scenes', { body })
        : callServer<typeof changeSceneEndpoint>('PUT', '/api/scenes/{id}', {
            path: { id: String(id) },
            body,
          }),
    onSuccess: async (scene) => {
      await queries.invalidateQueries({ queryKey: scenesKey })
      onDone(scene)
    },
  })
}
