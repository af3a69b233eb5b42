import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { SelectField } from '../../ui/form/field.tsx'
import { lengthText } from '../devices/plate/pin-text.ts'
import type { Draft } from './draft.ts'
import { ScheduledPins } from './scheduled-pins.tsx'
import styles from './schedules.module.css'

const lengths = [300, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 28_800]

const latestS = limits.scheduleCatchUpMs / 1_000

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void }

/** What a schedule sets: switches, perhaps for some time, or a scene; and whether it does so late. */
export function WhatFields({
  draft,
  devices,
  scenes,
  onChange,
}: Props & { devices: readonly Device[]; scenes: readonly Scene[] }) {
  const isScene = draft.what === 'scene'
  return (
    <>
      <fieldset className={styles.pins}>
        <legend className={styles.legend}>What</legend>
        {(isScene || scenes.length > 0) && (
          <SelectField
            label="Switches or a scene"
            value={draft.what}
            onChange={({ target }) =>
              onChange({ what: target.value === 'scene' ? 'scene' : 'pins' })
            }
          >
            <option value="pins">Switches</option>
            <option value="scene">A scene</option>
          </SelectField>
        )}
        {isScene ? (
          <ChosenScene {...{ draft, scenes, onChange }} />
        ) : (
          <ScheduledPins
            devices={devices}
            pins={draft.pins}
            onChange={(pins) => onChange({ pins })}
          />
        )}
      </fieldset>
      {!isScene && <Length {...{ draft, onChange }} />}
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

function ChosenScene({ draft, scenes, onChange }: Props & { scenes: readonly Scene[] }) {
  return (
    <SelectField
      label="Scene"
      hint="The scene decides how long each switch stays on. Later changes to it apply."
      value={draft.sceneId}
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

function Length({ draft, onChange }: Props) {
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
