import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { icon } from '../../../ui/look/icon.tsx'
import { guessIcon } from './guess-icon.ts'

/** The icons of pins, each drawn in one stroke, in the order in which they are offered. */
export const pinIcons: Record<PinIcon, { label: string; Drawing: ReturnType<typeof icon> }> = {
  lamp: {
    label: 'Lamp',
    Drawing: icon(<path d="M9 18v-2.6a6 6 0 116 0V18zM9.5 21h5" />),
  },
  ceiling_lamp: {
    label: 'Ceiling lamp',
    Drawing: icon(<path d="M12 3v6M4 16a8 7 0 0116 0zM10 16a2 2 0 004 0" />),
  },
  fan: {
    label: 'Fan',
    Drawing: icon(
      <path d="M12 12c-3-3-2-8 1-8s3 5-1 8c4-1 8 1 7 4s-5 1-7-4c-1 4-5 6-7 4s1-5 7-4z" />,
    ),
  },
  socket: {
    label: 'Socket',
    Drawing: icon(<path d="M4 12a8 8 0 1016 0 8 8 0 10-16 0M9 10v3M15 10v3" />),
  },
  pump: {
    label: 'Pump',
    Drawing: icon(<path d="M6 13a6 6 0 1012 0 6 6 0 10-12 0M12 7V4h8M12 13l3-2M5 20h14" />),
  },
  valve: {
    label: 'Valve',
    Drawing: icon(<path d="M3 11v8l9-4 9 4v-8l-9 4zM12 15V6M8 6h8" />),
  },
  heater: {
    label: 'Heater',
    Drawing: icon(
      <path d="M4 9h16v9H4zM8 9v9M12 9v9M16 9v9M6 21v-3M18 21v-3M9 3c2 1-1 2 0 3M15 3c2 1-1 2 0 3" />,
    ),
  },
  door: {
    label: 'Door',
    Drawing: icon(<path d="M6 21V3h12v18M3 21h18M14.5 12v.5" />),
  },
  bell: {
    label: 'Bell',
    Drawing: icon(<path d="M5 17h14c-2-2-2-3-2-7a5 5 0 00-10 0c0 4 0 5-2 7zM10 20a2 2 0 004 0" />),
  },
  plant: {
    label: 'Plant',
    Drawing: icon(
      <path d="M12 15V9c0-3 2-5 7-5 0 4-2 7-7 7-4 0-6-2-6-5 3 0 6 1 6 5M7 15h10l-1.5 6h-7z" />,
    ),
  },
  tv: {
    label: 'TV',
    Drawing: icon(<path d="M3 5h18v12H3zM8 21h8" />),
  },
  other: {
    label: 'Other',
    Drawing: icon(<path d="M12 3v8M7 6a8 8 0 1010 0" />),
  },
}

/** The icon of a pin: as chosen, else guessed from its name or its purpose. */
export function iconOf({
  icon: chosen,
  pin,
  nickname,
}: {
  icon: PinIcon | null
  pin: PinKey
  nickname: string | null
}): PinIcon {
  const purpose = { pump: 'pump', led: 'lamp' } as const
  const ofPin = pin === 'pump' || pin === 'led' ? purpose[pin] : 'other'
  return chosen ?? guessIcon(nickname ?? '') ?? ofPin
}

/** A cover and an input are known by their form where nothing else is known of them. */
const formDrawings: Partial<Record<PinForm['kind'], ReturnType<typeof icon>>> = {
  cover: icon(
    <path d="M4 4h16M6 4v11M18 4v11M6 7h12M6 11h12M6 15h12M12 15v4M11 20a1 1 0 102 0 1 1 0 10-2 0" />,
  ),
  input: icon(<path d="M5 3h14v18H5zM12 3v18M5 12h14" />),
}

/** The drawing of that icon. */
export function drawingOf({ kind, ...pin }: PictureOf) {
  const name = iconOf(pin)
  return (name === 'other' && formDrawings[kind]) || pinIcons[name].Drawing
}

/** The facts by which a pin is drawn. */
export type PictureOf = Parameters<typeof iconOf>[0] & { kind: PinForm['kind'] }
