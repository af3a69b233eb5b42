import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { icon } from '../../../ui/look/icon.tsx'
import { FanIcon } from '../../../ui/look/icons.tsx'
import { drawingOf } from '../plate/pin-icons.tsx'
import { pinLabel } from '../plate/pin-text.ts'
import { formOf, pinOf } from '../state/pins-of.ts'
import { pinLine } from './pin-line.ts'
import styles from './pin-list.module.css'

/** One part of the pins of a device: a pin, its tank, or the order of its pins. */
export type PinStep = { part: 'pin'; pin: PinKey } | { part: 'tank' | 'order' }

const TankIcon = icon(<path d="M5 4h14v16H5zM5 11c3-2 4 2 7 0s4 2 7 0" />)
const OrderIcon = icon(<path d="M8 5v14M4 9l4-4 4 4M16 19V5M12 15l4 4 4-4" />)

/** The pins of a device, each with one line of what is set; each row leads to its fields. */
export function PinList({
  device,
  pins,
  isAdmin,
  cameFrom,
  onOpen,
}: {
  device: Device
  pins: readonly PinKey[]
  isAdmin: boolean
  /** The part that somebody comes back from: its row takes the focus. */
  cameFrom: PinStep | null
  onOpen: (step: PinStep) => void
}) {
  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!cameFrom) return
    // The row of a pin that was removed is gone.
    const title = list.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')
    ;(back.current ?? title)?.focus()
  }, [cameFrom])
  const refOf = (step: PinStep) => (isSameStep(step, cameFrom) ? back : undefined)
  const { kind, tank_litres } = device
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" ref={list} className={styles.list}>
      {pins.map((pin) => {
        const nickname = pinOf(device, pin)?.name ?? null
        return (
          <Row
            key={pin}
            step={{ part: 'pin', pin }}
            refOf={refOf}
            picture={<Picture device={device} pin={pin} />}
            name={pinLabel(kind, pin, nickname)}
            line={pinLine(device, pin)}
            onOpen={onOpen}
          />
        )
      })}
      {isAdmin && kind === 'WLM' && (
        <Row
          step={{ part: 'tank' }}
          refOf={refOf}
          picture={<TankIcon />}
          name="Tank"
          line={tank_litres ? `Holds ${tank_litres} l` : 'Capacity not set'}
          onOpen={onOpen}
        />
      )}
      {isAdmin && pins.length > 1 && (
        <Row
          step={{ part: 'order' }}
          refOf={refOf}
          picture={<OrderIcon />}
          name="Order of the pins"
          line="As on the plate, for everybody"
          onOpen={onOpen}
        />
      )}
    </ul>
  )
}

function isSameStep(one: PinStep, other: PinStep | null): boolean {
  if (one.part === 'pin') return other?.part === 'pin' && one.pin === other.pin
  return one.part === other?.part
}

function Row({
  step,
  refOf,
  picture,
  name,
  line,
  onOpen,
}: {
  step: PinStep
  refOf: (step: PinStep) => Ref<HTMLButtonElement> | undefined
  picture: ReactNode
  name: string
  line: string
  onOpen: (step: PinStep) => void
}) {
  return (
    <li>
      <button ref={refOf(step)} type="button" className={styles.row} onClick={() => onOpen(step)}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.name} translate={step.part === 'pin' ? 'no' : undefined}>
          {name}
        </span>
        <span className={styles.line}>{line}</span>
      </button>
    </li>
  )
}

function Picture({ device, pin }: { device: Device; pin: PinKey }) {
  const { kind } = formOf(device, pin)
  if (kind === 'fan') return <FanIcon />
  const { icon = null, name: nickname = null } = pinOf(device, pin) ?? {}
  const Drawing = drawingOf({ icon, pin, nickname, kind })
  return <Drawing />
}
