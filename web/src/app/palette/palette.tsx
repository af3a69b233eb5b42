import { isSettable } from '@roomwire/contracts/vocabulary/pin-form.ts'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAllOff, usePressScene } from '../../features/devices/bulk/bulk-context.ts'
import { lengthText } from '../../features/devices/plate/length-text.ts'
import { PinMark } from '../../features/devices/plate/pin-mark.tsx'
import { pinPlace } from '../../features/devices/plate/pin-text.ts'
import { sameFaces } from '../../features/devices/plate/same-faces.ts'
import { timedState } from '../../features/devices/plate/timer-text.ts'
import { usePinModule } from '../../features/devices/plate/use-pin-module.ts'
import type { LiveDevices } from '../../features/devices/state/apply-live-message.ts'
import { useOfDevices } from '../../features/devices/state/use-device-states.ts'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { CreateGuestDialog, FamilyDialog, NewPassDialog } from '../../features/members/dialogs.ts'
import { useFamily } from '../../features/members/family/use-family.ts'
import { useGuests } from '../../features/members/guests/use-guests.ts'
import { PhoneDialog, useMayLinkPhone } from '../../features/members/phone/phone-link.ts'
import { CreateRoomDialog } from '../../features/rooms/create-room-dialog.tsx'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { useScenes } from '../../features/scenes/use-scenes.ts'
import { useOnlyLooks, usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { announce } from '../../ui/focus/announce.ts'
import type { Elements } from '../../ui/layout/elements.ts'
import { navigate } from '../../ui/router/router.tsx'
import { findEntries, recentEntries, rememberEntry, timerEntries } from './find-entries.ts'
import styles from './palette.module.css'
import {
  idOfPin,
  type PaletteDialog,
  type PaletteEntry,
  type PalettePin,
  paletteEntries,
} from './palette-entries.ts'

const dialogs: Record<PaletteDialog, ComponentType<{ onClose: () => void }>> = {
  room: CreateRoomDialog,
  guest: CreateGuestDialog,
  family: FamilyDialog,
  pass: NewPassDialog,
  phone: PhoneDialog,
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

/** The field and the list of what it finds. Arrows move in the list, Enter chooses. */
function PaletteSearch({
  personId,
  onChoose,
}: {
  personId: number
  onChoose: (entry: PaletteEntry) => void
}) {
  const entries = usePaletteEntries()
  const [recent] = useState(() => recentEntries(personId))
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(
    () => [...timerEntries(entries, typed, recent), ...findEntries(entries, typed, recent)],
    [entries, typed, recent],
  )
  const active = Math.min(at, found.length - 1)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`
  useSpokenCount(typed, found.length)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) setAt((active + step + found.length) % found.length)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.palette}>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Search rooms, switches, devices, people and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        placeholder="Room, switch, person or action"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-safe
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {found.map((entry, index) => (
          <PaletteOption
            key={entry.id}
            id={optionId(index)}
            entry={entry}
            isActive={index === active}
            onChoose={() => {
              setAt(index)
              onChoose(entry)
            }}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {`No results for ‘${typed.trim()}’. Try the name of a room or switch.`}
        </p>
      )}
    </div>
  )
}

/** Screen readers hear the option, and how many there are once something was typed. */
function useSpokenCount(typed: string, count: number): void {
  useEffect(() => {
    if (typed !== '') announce(count === 1 ? '1 result' : `${count} results`)
  }, [typed, count])
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onChoose: () => void
}

/** One row of what was found. That of a pin shows its state, and switches it or turns it on for some time. */
function PaletteOption(props: OptionProps) {
  const { goal } = props.entry
  if (goal.to === 'pin') return <PinOption {...props} pin={goal} />
  const { kind, detail } = props.entry
  return (
    <Row {...props} onClick={props.onChoose}>
      <span className={styles.kind}>{detail === kind ? '' : kind}</span>
    </Row>
  )
}

function PinOption({ pin, ...props }: OptionProps & { pin: PalettePin }) {
  const { value, isOn, badge, caption, look, isMemory, isAsked, verb, turn } = usePinModule(pin)
  const { seconds } = pin
  const isInput = !isSettable(pin.form)
  const place = pinPlace(pin.kind, pin.pin, pin.nickname)
  return (
    <Row
      {...props}
      mark={<PinMark look={look} isOn={isOn} isMemory={isMemory} />}
      onClick={() => {
        if (isInput) announce(`${props.entry.label}: ${badge}`)
        else if (seconds === undefined) turn()
        else turn(timedState(value), seconds)
        props.onChoose()
      }}
    >
      <span className={styles.state}>
        <b>{badge}</b>
        {caption !== place && <span>{caption}</span>}
        {!isInput && (
          <span className={isAsked ? undefined : 'visually-hidden'}>
            {seconds === undefined || isAsked ? verb : `Turn ON for ${lengthText(seconds)}`}
          </span>
        )}
      </span>
    </Row>
  )
}

function Row({
  id,
  entry: { label, detail },
  isActive,
  mark,
  onClick,
  children,
}: OptionProps & { mark?: ReactNode; onClick: () => void; children: Elements }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its Enter clicks here
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={onClick}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.mark}>{mark}</span>
      <span className={styles.text}>
        <bdi translate="no">{label}</bdi>
        <span className={styles.detail}>{detail}</span>
      </span>
      {children}
    </div>
  )
}

/** The entries of this person, out of what the server sends this page anyway. */
function usePaletteEntries(): readonly PaletteEntry[] {
  const { isAdmin, role } = usePerson()
  const isGuest = role === 'guest'
  const onlyLooks = useOnlyLooks()
  const mayLinkPhone = useMayLinkPhone()
  const rooms = useRooms().data
  const guests = useGuests().data
  const family = useFamily().data
  const allScenes = useScenes().data
  useDevices()
  // The states have to be live too if the page below shows one room.
  useHomeMessages()
  // States are followed by each entry itself.
  const devices = useOfDevices(allDevices, sameFaces)
  return useMemo(() => {
    const people = [
      ...(guests ?? []).map((guest) => ({ ...guest, list: 'guest' as const })),
      ...(family ?? []).map((member) => ({ ...member, list: 'family' as const })),
    ].map(({ user_id, username, email, list }) => ({ id: user_id, name: username, email, list }))
    const scenes = (allScenes ?? []).filter((scene) => scene.may_press)
    return paletteEntries({
      rooms: rooms ?? [],
      scenes,
      devices,
      people,
      isAdmin,
      onlyLooks,
      isGuest,
      mayLinkPhone,
    })
  }, [rooms, allScenes, guests, family, devices, isAdmin, onlyLooks, isGuest, mayLinkPhone])
}

const allDevices = (devices: LiveDevices) => [...devices.values()].map(({ device }) => device)
