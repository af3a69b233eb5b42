import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { nextQuery } from '../next/next-query.ts'
import type { NextPins } from '../next/next-text.ts'
import type { PressedPin } from './pressed-pins.ts'

/** Leaves of pressed pins those that schedules act on: where none does, a press renders nothing. */
export function useScheduled() {
  const { data: next } = useQuery(nextQuery)
  return useCallback(
    (pressed: readonly PressedPin[]) =>
      next ? pressed.filter((one) => isScheduled(one, next)) : none,
    [next],
  )
}

const none: readonly PressedPin[] = []

const isScheduled = ({ deviceIdentifier, pin }: PressedPin, { pins }: NextPins): boolean =>
  pins.some((next) => next.device_identifier === deviceIdentifier && next.pin === pin)

/** Whether two lists of pressed pins are alike. */
export const isSamePressed = (
  some: readonly PressedPin[],
  others: readonly PressedPin[],
): boolean => JSON.stringify(some) === JSON.stringify(others)
