import { deviceLabel } from '../../features/devices/plate/device-label.ts'
import { useDeviceStates } from '../../features/devices/state/use-device-states.ts'
import arrange from '../../features/rooms/arrange/arrange.module.css'
import { ArrangeList, orderOfDevices } from '../../features/rooms/arrange/arrange-list.tsx'

/** The devices of a room as rows to be put into another order, for this person alone. */
export function ArrangeDevices({
  roomId,
  identifiers,
}: {
  roomId: number
  identifiers: readonly string[]
}) {
  const devices = useDeviceStates().devices()
  const items = identifiers.flatMap((key) => {
    const device = devices.get(key)?.device
    return device ? [{ key, name: deviceLabel(device) }] : []
  })
  return (
    <ArrangeList label="Order of devices" items={items} change={orderOfDevices(roomId)}>
      {({ key }) => <p className={arrange.detail}>{key}</p>}
    </ArrangeList>
  )
}
