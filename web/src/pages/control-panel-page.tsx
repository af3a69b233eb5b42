import { readRoomPlace } from '../features/rooms/room-place.ts'
import { paths } from '../paths.ts'
import { Redirect, useLocation } from '../ui/router/router.tsx'
import { ControlPanel } from './control-panel/control-panel.tsx'

/**
 * The devices of one room. The navigation state holds the room; without it there is
 * nothing to show (CTRL-1).
 */
export function ControlPanelPage() {
  const place = readRoomPlace(useLocation().state)
  if (!place) return <Redirect to={paths.dashboard} />
  return <ControlPanel key={place.roomId} place={place} />
}
