import { type ReactNode, useRef, useState } from 'react'
import { Button, type Looks } from '../../ui/control/button.tsx'
import { CopyButton, CopyLine } from '../../ui/control/copy-button.tsx'
import { Explained } from '../../ui/control/explained.tsx'
import { MoreMenu } from '../../ui/control/more-menu.tsx'
import { ProgressBar } from '../../ui/control/progress-bar.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import { DayAndTimeFields } from '../../ui/form/day-and-time-fields.tsx'
import {
  CheckBox,
  DigitsField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/form/field.tsx'
import { FoldedFields } from '../../ui/form/folded-fields.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TimeField } from '../../ui/form/time-field.tsx'
import * as icons from '../../ui/look/icons.tsx'
import { LinkButton, PageLink } from '../../ui/router/page-link.tsx'
import styles from './components-page.module.css'

const looks: readonly Looks['look'][] = ['primary', 'outline', 'ghost', 'quiet', 'danger']
const here = '/dev/components'
const wrong = 'Enter an address like name@example.com'

function ChosenTimes() {
  const [time, setTime] = useState('19:30')
  const [at, setAt] = useState(Date.parse('2026-03-12T19:30Z'))
  return (
    <>
      <TimeField label="Every day at" value={time} onTime={setTime} />
      <DayAndTimeFields dayLabel="Ends on" timeLabel="Ends at" at={at} zone="UTC" onAt={setAt} />
    </>
  )
}

function ChosenTheme() {
  const [value, setValue] = useState<'system' | 'light' | 'dark'>('system')
  return (
    <SegmentedRadio
      legend="Theme in this browser"
      value={value}
      choices={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      onChange={setValue}
    />
  )
}

function ShownMenu() {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.line}>
      <MoreMenu label="More about Living Room" opener={opener}>
        <Button look="quiet">Arrange</Button>
        <Button look="quiet">Edit room</Button>
      </MoreMenu>
    </div>
  )
}

const buttonStates: ShownPart['states'] = {
  ...Object.fromEntries(
    looks.map((look) => [
      `${look}: at rest, large, with an icon, off`,
      () => (
        <div className={styles.line}>
          <Button look={look}>Add Device</Button>
          <Button look={look} large>
            Add Device
          </Button>
          <Button look={look} icon={<icons.RefreshIcon small />}>
            Refresh
          </Button>
          <Button look={look} disabled>
            Add Device
          </Button>
        </div>
      ),
    ]),
  ),
  busy: () => (
    <Button look="primary" busy busyText="Saving…">
      Save
    </Button>
  ),
  'as wide as its place': () => <Button full>Continue</Button>,
}

/** The parts that are pressed, filled in or followed. */
export const controls: readonly ShownPart[] = [
  { part: 'Button', states: buttonStates },
  {
    part: 'LinkButton and PageLink',
    states: {
      'at rest': () => (
        <div className={styles.line}>
          <LinkButton to={here}>Enter Room</LinkButton>
          <PageLink to={here}>Create an account</PageLink>
        </div>
      ),
    },
  },
  {
    part: 'TextField',
    states: {
      empty: () => <TextField label="Room name" name="room" />,
      'required, with a hint': () => (
        <TextField label="Room name" name="room" required hint="As you call it at home." />
      ),
      'filled in, in the font of codes': () => (
        <TextField label="Identifier" name="identifier" mono defaultValue="SC-000001" />
      ),
      wrong: () => <TextField label="Email" name="email" defaultValue="meera" error={wrong} />,
      off: () => <TextField label="Room name" name="room" disabled defaultValue="Kitchen" />,
    },
  },
  {
    part: 'NumberField',
    states: {
      empty: () => <NumberField label="Minutes" name="minutes" least={1} most={1_440} />,
      filled: () => (
        <NumberField label="Watts" name="watts" least={1} most={9_999} defaultValue={750} />
      ),
    },
  },
  {
    part: 'TimeField and DayAndTimeFields',
    states: {
      empty: () => <TimeField label="At" value="" onTime={() => undefined} />,
      'to be typed in': () => <ChosenTimes />,
      wrong: () => <TimeField label="At" value="" error="Choose a time" onTime={() => undefined} />,
    },
  },
  {
    part: 'DigitsField',
    states: {
      empty: () => <DigitsField label="PIN" name="pin" />,
      'filled, as it was pasted': () => (
        <DigitsField label="PIN" name="pin" defaultValue="408 172" />
      ),
    },
  },
  {
    part: 'TextAreaField, PasswordField, SelectField and CheckBox',
    states: {
      'at rest': () => (
        <>
          <TextAreaField label="Message" name="message" />
          <PasswordField label="Password" name="password" autoComplete="off" />
          <SelectField label="Room" name="room">
            <option>Living Room</option>
            <option>Kitchen</option>
          </SelectField>
          <CheckBox label="Keep me signed in" />
        </>
      ),
      wrong: () => (
        <>
          <PasswordField label="Password" name="password" autoComplete="off" error="Too short" />
          <SelectField label="Room" name="room" error="Choose a room">
            <option>Living Room</option>
          </SelectField>
        </>
      ),
    },
  },
  {
    part: 'ProgressBar',
    states: {
      'half done': () => <ProgressBar text="Copying" part={0.5} />,
      'nobody knows how far': () => <ProgressBar text="Comparing" part={null} />,
    },
  },
  { part: 'SegmentedRadio', states: { 'one of three is chosen': () => <ChosenTheme /> } },
  {
    part: 'FoldedFields',
    states: {
      'folded; a press, a text or an error opens it': () => (
        <FoldedFields summary="More" content="name">
          <TextField label="Name" />
        </FoldedFields>
      ),
    },
  },
  {
    part: 'CopyButton and CopyLine',
    states: {
      'at rest; once pressed it says Copied': () => (
        <>
          <div className={styles.line}>
            <CopyButton text="SC-000001" noun="identifier" />
            <CopyButton text="SC-000001" noun="identifier" look="outline" />
          </div>
          <CopyLine name="User name" text="SC-000001" />
        </>
      ),
    },
  },
  {
    part: 'Explained',
    states: {
      'closed; it opens on hover and on a press': () => (
        <Explained text="Waiting for Arduino" meaning="Connected. No device has reported." />
      ),
    },
  },
  {
    part: 'MoreMenu',
    states: { 'closed; it opens on a press': () => <ShownMenu /> },
  },
  {
    part: 'Icons',
    states: {
      'usual and small': () => (
        <div className={styles.line}>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon />
              <Icon small />
            </span>
          ))}
        </div>
      ),
    },
  },
]

/** A part of web/src/ui, drawn in its states by what each of them is. */
export type ShownPart = { part: string; states: Record<string, () => ReactNode> }
