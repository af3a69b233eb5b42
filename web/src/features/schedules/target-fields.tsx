import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf, type PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { formOfKind, isSettable, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { lengthText } from '../devices/plate/length-text.ts'
import { stateOn, statesOf } from '../devices/plate/pin-states.ts'
import { pinNameAmong, pinOfDevice, stateWord } from '../devices/plate/pin-text.ts'
import { formOf, pinsIn } from '../devices/state/pins-of.ts'
import type { FieldsProps } from './due-fields.tsx'
import type { ScheduleForm } from './schedule-calls.ts'
import styles from './schedules.module.css'

const lengths = [300, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 28_800]

const latestS = limits.scheduleCatchUpMs / 1_000

/** The fields of a schedule's target: switches or a scene. */
export function TargetFields({
  devices,
  scenes,
  ...fields
}: FieldsProps & { devices: readonly Device[]; scenes: readonly Scene[] }) {
  const { draft, errorOf, onChange } = fields
  const isScene = draft.target === 'scene'
  return (
    <fieldset className={styles.pins}>
      <legend className={styles.legend}>What</legend>
      {(isScene || scenes.length > 0) && (
        <SelectField
          label="Switches or a scene"
          value={draft.target}
          onChange={({ target }) =>
            onChange({ target: target.value === 'scene' ? 'scene' : 'pins' })
          }
        >
          <option value="pins">Switches</option>
          <option value="scene">A scene</option>
        </SelectField>
      )}
      {isScene ? (
        <ChosenScene {...fields} scenes={scenes} />
      ) : (
        <ScheduledPins
          devices={devices}
          pins={draft.pins}
          error={errorOf('pins')}
          onChange={(pins) => onChange({ pins })}
        />
      )}
    </fieldset>
  )
}

/** For how long switches stay so, and whether the schedule catches up. */
export function RareTargetFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      {draft.target === 'pins' && <Length draft={draft} onChange={onChange} />}
      <SelectField
        label="If the server was offline"
        hint="Devices that store schedules run them on time without it."
        value={draft.catchUp ? 'late' : 'not'}
        onChange={({ target }) => onChange({ catchUp: target.value === 'late' })}
      >
        <option value="not">Skip it</option>
        <option value="late">{`Run it up to ${lengthText(latestS)} late`}</option>
      </SelectField>
    </>
  )
}

function ChosenScene({
  draft,
  scenes,
  errorOf,
  onChange,
}: FieldsProps & { scenes: readonly Scene[] }) {
  return (
    <SelectField
      label="Scene"
      hint="The scene decides how long each switch stays on. Later changes to it apply."
      value={draft.sceneId}
      error={errorOf('scene')}
      onChange={({ target }) => onChange({ sceneId: target.value })}
    >
      <option value="">Choose a scene</option>
      {scenes.map(({ scene_id, name }) => (
        <option key={scene_id} value={scene_id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Length({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  return (
    <SelectField
      label="For how long"
      value={draft.forS}
      onChange={({ target }) => onChange({ forS: target.value })}
    >
      <option value="">Until something changes it</option>
      {[...new Set([...lengths, ...(draft.forS ? [Number(draft.forS)] : [])])].map((one) => (
        <option key={one} value={one}>
          {lengthText(one)}
        </option>
      ))}
    </SelectField>
  )
}

type Pin = ScheduleForm['pins'][number]

const choiceOf = ({ device_identifier, pin }: Pin) => `${device_identifier} ${pin}`

/** Every pin that one can set, each with its name and that of its device. */
export const pinChoices = (devices: readonly Device[]) =>
  devices.flatMap((device) =>
    pinsIn(device).flatMap((pin) => {
      const name = pinNameAmong(device, pin)
      const form = formOf(device, pin)
      const one: Pin = { device_identifier: device.deviceIdentifier, pin, state: stateOn(form) }
      const label = pinOfDevice(device, pin)
      return isSettable(form) ? { pin: one, form, name, label } : []
    }),
  )

/** A row for each pin that a schedule switches, and a button for another. */
function ScheduledPins({
  devices,
  pins,
  error,
  onChange,
}: {
  devices: readonly Device[]
  pins: readonly Pin[]
  error: string | undefined
  onChange: (pins: Pin[]) => void
}) {
  const choices = pinChoices(devices)
  const taken = new Set(pins.map(choiceOf))
  const free = choices.filter(({ pin }) => !taken.has(choiceOf(pin)))
  const put = (at: number, pin: Pin) =>
    onChange(pins.map((one, index) => (index === at ? pin : one)))
  return (
    <>
      {pins.map((one, at) => (
        <div key={choiceOf(one)} className={styles.pin}>
          <SelectField
            label={`Switch ${at + 1}`}
            value={choiceOf(one)}
            onChange={({ target }) => {
              const chosen = choices.find(({ pin }) => choiceOf(pin) === target.value)
              if (chosen) put(at, one.state > 0 ? chosen.pin : { ...chosen.pin, state: 0 })
            }}
          >
            {choices
              .filter(({ pin }) => choiceOf(pin) === choiceOf(one) || !taken.has(choiceOf(pin)))
              .map(({ pin, label }) => (
                <option key={choiceOf(pin)} value={choiceOf(pin)}>
                  {label}
                </option>
              ))}
          </SelectField>
          <SelectField
            label="Set to"
            value={one.state}
            onChange={({ target }) => put(at, { ...one, state: Number(target.value) })}
          >
            {stateChoices(formIn(choices, one), one.state).map((state) => (
              <option key={state} value={state}>
                {stateWord(formIn(choices, one), state)}
              </option>
            ))}
          </SelectField>
          <Button
            aria-label={`Remove switch ${at + 1}`}
            onClick={() => onChange(pins.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {free[0] && (
        <Button
          data-wrong={error ? true : undefined}
          onClick={() => free[0] && onChange([...pins, free[0].pin])}
        >
          {pins.length === 0 ? 'Choose a switch' : 'Add another switch'}
        </Button>
      )}
      {error && <Notice tone="fault">{error}</Notice>}
    </>
  )
}

const formIn = (choices: ReturnType<typeof pinChoices>, one: Pin): PinForm =>
  choices.find(({ pin }) => choiceOf(pin) === choiceOf(one))?.form ??
  formOfKind(kindOf(one.device_identifier), one.pin)

/** Off comes last of a switch: schedules mostly turn something on. */
function stateChoices(form: PinForm, chosen: PinState): PinState[] {
  const states = statesOf(form, chosen)
  return form.kind === 'switch' ? states.reverse() : states
}
