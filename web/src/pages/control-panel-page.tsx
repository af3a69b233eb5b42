import { Navigate, useLocation } from 'react-router'
import { readRoomPlace } from '../features/rooms/room-place.ts'
import { paths } from '../paths.ts'
import { ControlPanel } from './control-panel/control-panel.tsx'

/** One room's devices. Which room stands in the navigation state; without it there is nothing to show (CTRL-1). */
export function ControlPanelPage() {
  const place = readRoomPlace(useLocation().state)
  if (!place) return <Navigate to={paths.dashboard} replace />
  return <ControlPanel key={place.roomId} place={place} />
}
