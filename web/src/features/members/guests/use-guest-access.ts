import { useState } from 'react'
import { dayHere, timeHere } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { deviceLabel } from '../../devices/device-label.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { dayAfter, type Span, spanByDate, spanByTime } from '../guest-time.ts'
import { accessSummary, type By, reachText } from './access-summary.ts'

/** The chosen access of a guest as the fields hold it; empty means nothing. */
type Choice = {
  by: By
  fromTime: string
  toTime: string
  fromDate: string
  toDate: string
  /** A room's id, or everything; null until somebody chooses. */
  roomId: string | null
  deviceIdentifier: string
}

/** The choice that gives access to every room. */
export const fullAccess = 'everything'

const usualStayMs = 4 * 3_600_000

function firstChoice(now: number): Choice {
  const today = dayHere(now)
  return {
    by: 'time',
    fromTime: timeHere(now),
    toTime: timeHere(now + usualStayMs),
    fromDate: today,
    toDate: dayAfter(today),
    roomId: null,
    deviceIdentifier: '',
  }
}

/** The time and scope of a guest's access: the choice, the options, and the result. */
export function useGuestAccess() {
  const now = useNow()
  const rooms = useRooms()
  const devices = useDevices()
  const [choice, setChoice] = useState(() => firstChoice(Date.now()))
  // Everything is given only when somebody chooses it, or when there is nothing less to give.
  const usual = rooms.data && (rooms.data[0] ? String(rooms.data[0].room_id) : fullAccess)
  const roomId = choice.roomId ?? usual ?? ''
  const room = rooms.data?.find(({ room_id }) => String(room_id) === roomId)
  const inReach = devices.data?.filter(({ room_id }) => !room || room_id === room.room_id) ?? []
  const device = inReach.find((one) => one.deviceIdentifier === choice.deviceIdentifier)
  const isScoped = room || device || roomId === fullAccess
  const span = spanOf(choice, dayHere(now))
  return {
    choice: { ...choice, roomId },
    choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
    today: dayHere(now),
    rooms: rooms.data ?? [],
    devices: inReach,
    /** The choice needs both lists to fill in what nobody has chosen. */
    isMissing: { rooms: rooms.isError, devices: devices.isError },
    /** Null while it is not known when or where. */
    span: isScoped ? span : null,
    scope: {
      ...(room && { room_id: room.room_id }),
      ...(device && { device_identifier: device.deviceIdentifier }),
    },
    summary: isScoped
      ? accessSummary(
          choice.by,
          span,
          reachText(room?.room_name, device && deviceLabel(device)),
          now,
        )
      : 'Choose a room, or full access.',
  }
}

/** The fields of a guest's access. */
export type GuestAccessFields = ReturnType<typeof useGuestAccess>

function spanOf(choice: Choice, today: string): Span | null {
  return choice.by === 'time'
    ? spanByTime(today, { from: choice.fromTime, to: choice.toTime })
    : spanByDate({ from: choice.fromDate, to: choice.toDate })
}
