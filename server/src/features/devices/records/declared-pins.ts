import {
  type DeviceKind,
  kindOf,
  type PinKey,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  type DeclaredPin,
  isSameForm,
  type PinForm,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import { pinForm } from '@roomwire/contracts/vocabulary/pin-form-fields.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { type DevicePin, type DevicePins, devicePinsOf } from '../rules/device-pins.ts'

/* The pins of a device, from its row and those of its pins. */

type DeviceRow = Pick<Selectable<Schema['device']>, 'identifier' | 'declared_pins' | 'dialect'>
type PinRow = Pick<
  Selectable<Schema['pin']>,
  'key' | 'form' | 'new_form' | 'place' | 'reported_at' | 'last_level'
>

/**
 * The pins that a device declares, in their order; undefined while those of its kind stand for them. Firmware of
 * a dialect has none before it says which.
 */
export const declaredKeys = ({
  declared_pins,
  dialect,
}: Pick<DeviceRow, 'declared_pins' | 'dialect'>): PinKey[] | undefined =>
  (declared_pins ?? (dialect === null ? undefined : ''))?.split(',').filter((key) => key !== '')

/** The keys of a device's pins in the order in which they are shown: those that are declared, and then those that once were, or that it has reported. */
export function keysShown(
  kind: DeviceKind,
  declared: readonly PinKey[] | undefined,
  rows: readonly PinRow[],
): readonly PinKey[] {
  if (!declared) return pinsOf(kind)
  const gone = rows.filter(
    ({ key, form, reported_at }) =>
      !declared.includes(key) && (form !== null || reported_at !== null),
  )
  const inPlace = gone.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  return [...declared, ...inPlace.map(({ key }) => key)]
}

/** A form as it was stored. */
const formIn = (text: string | null): PinForm | null =>
  text === null ? null : pinForm.parse(JSON.parse(text))

const unknownForm: PinForm = { kind: 'switch' }

/**
 * A pin as its row has it.
 * @param ofKind the pin of this name that its device's kind has
 */
export function devicePinOf(
  ofKind: DevicePin | undefined,
  declared: readonly PinKey[] | undefined,
  row: PinRow | undefined,
): DevicePin {
  const own = row ? formIn(row.form) : null
  return {
    form: own ?? ofKind?.form ?? unknownForm,
    isOwn: own !== null,
    newForm: row ? formIn(row.new_form) : null,
    isGone: declared !== undefined && row !== undefined && !declared.includes(row.key),
    lastLevel: row?.last_level ?? null,
  }
}

/** All pins of a device; its rows are asked only where it has declared some. */
export function pinsOfRows(device: DeviceRow, rows: readonly PinRow[]): DevicePins {
  const kind = kindOf(device.identifier)
  const declared = declaredKeys(device)
  const ofKind = devicePinsOf(kind)
  if (!declared) return ofKind
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return new Map(
    keysShown(kind, declared, rows).map((key) => [
      key,
      devicePinOf(ofKind.get(key), declared, byKey.get(key)),
    ]),
  )
}

/** Where the number of a pin's changes stands in `pin_changes`: behind those of the kind stands that of the level. */
export const placeOfChanges = (kind: DeviceKind, place: number): number =>
  place < pinsOf(kind).length ? place : place + 1

/** Hot: the numbers of changes, as `pin_changes` has them. */
export function changesOf(
  kind: DeviceKind,
  pins: readonly { place: number; changes: number }[],
  levelChanges: number,
): string {
  const ofKind = pinsOf(kind).length
  const numbers: number[] = []
  for (const { place, changes } of pins) numbers[placeOfChanges(kind, place)] = changes
  numbers[ofKind] = levelChanges
  let text = ''
  for (let at = 0; at < numbers.length; at += 1) text += `${at === 0 ? '' : ','}${numbers[at] ?? 0}`
  return text
}

/** A pin whose row is to be changed, or added. */
export type DeclaredRow = {
  key: PinKey
  place: number
  form: string | null
  new_form: string | null
  declared_name: string | null
}

/**
 * The rows that a declaration changes: a pin that has been reported in another form keeps that until
 * somebody confirms the new one. A pin that is left out keeps its row.
 * @returns undefined for more pins than a device may ever have
 */
export function declaredRows(
  kind: DeviceKind,
  declared: readonly DeclaredPin[],
  rows: readonly (PinRow & Pick<Selectable<Schema['pin']>, 'declared_name'>)[],
  most: number,
): DeclaredRow[] | undefined {
  const known = new Map(rows.map((row) => [row.key, row]))
  const ofKind = devicePinsOf(kind)
  let places = Math.max(pinsOf(kind).length, ...rows.map(({ place }) => (place ?? 0) + 1))
  const changed: DeclaredRow[] = []
  for (const { key, name, form } of declared) {
    const row = known.get(key)
    const before = row && (formIn(row.form) ?? ofKind.get(key)?.form)
    const isOther = before !== undefined && row?.reported_at !== null && !isSameForm(before, form)
    const next = {
      form: isOther ? (row?.form ?? JSON.stringify(before)) : JSON.stringify(form),
      new_form: isOther ? JSON.stringify(form) : null,
      declared_name: name,
    }
    const isSame =
      row?.form === next.form &&
      row.new_form === next.new_form &&
      row.declared_name === next.declared_name
    if (isSame) continue
    const isNew = row === undefined
    const place = row?.place ?? (isNew ? places : pinsOf(kind).indexOf(key))
    if (isNew) places += 1
    changed.push({ key, place, ...next })
  }
  const ever = rows.filter(({ form, reported_at }) => form !== null || reported_at !== null)
  const keys = new Set([...ever.map(({ key }) => key), ...declared.map(({ key }) => key)])
  return keys.size > most ? undefined : changed
}
