import { Navigate, useLocation } from 'react-router'
import { readRoomPlace } from '../features/rooms/room-place.ts'
import { paths } from '../paths.ts'
import { ControlPanel } from './control-panel/control-panel.tsx'

/**
 * The devices of one room. The navigation state holds the room; without it there is
 * nothing to show (CTRL-1).
 */
export function ControlPanelPage() {
  const place = readRoomPlace(useLocation().state)
  if (!place) return <Navigate to={paths.dashboard} replace />
  return <ControlPanel key={place.roomId} place={place} />
}
