import { isFan, type PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { memo } from 'react'
import { CheckBox } from '../../ui/form/field.tsx'
import { deviceLabel } from '../devices/plate/device-label.ts'
import { lengthText, stateWord } from '../devices/plate/pin-text.ts'
import styles from './scene-dialog.module.css'
import type { DraftState, ScenePin } from './scene-draft.ts'

/** The lengths that one may choose, in seconds. */
const lengths = [300, 900, 1_800, 3_600, 7_200, 14_400]
const levels = [0, 1, 2, 3] as const

/** Whether a scene sets a pin, to what, and for how long. */
export const ScenePinRow = memo(function ScenePinRow({
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
  const fan = isFan(device.kind, pin)
  const start = { device_identifier: device.deviceIdentifier, pin, state: 1 } as const
  const choices = fan ? levels : levels.slice(0, 2)
  const known = state?.for && !lengths.includes(state.for) ? [...lengths, state.for] : lengths
  return (
    <div className={styles.pin}>
      <CheckBox
        label={`${name}, ${deviceLabel(device)}`}
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
                {stateWord(fan, one)}
              </option>
            ))}
          </select>
          {state.state > 0 && (
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
