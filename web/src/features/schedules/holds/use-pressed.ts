import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { nextQuery } from '../next/next-query.ts'
import type { NextPins } from '../next/next-text.ts'
import type { PressedPin } from './pressed-pins.ts'

/**
 * Pressed pins that schedules act on, as the page knows them now: where none does, a press renders nothing.
 * The selector has to be the same function between renders.
 */
export function usePressed(
  select: (devices: LiveDevices) => readonly PressedPin[],
): readonly PressedPin[] {
  const { data: next } = useQuery(nextQuery)
  const scheduled = useCallback(
    (devices: LiveDevices) =>
      next ? select(devices).filter((one) => isScheduled(one, next)) : none,
    [select, next],
  )
  return useOfDevices(scheduled, isSame)
}

const none: readonly PressedPin[] = []

const isScheduled = ({ deviceIdentifier, pin }: PressedPin, { pins }: NextPins): boolean =>
  pins.some((next) => next.device_identifier === deviceIdentifier && next.pin === pin)

const isSame = (some: readonly PressedPin[], others: readonly PressedPin[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)
