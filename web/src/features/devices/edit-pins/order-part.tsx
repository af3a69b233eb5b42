import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { DialogActions } from '../../../ui/dialog/dialog.tsx'
import { SortList } from '../../../ui/sort/sort-list.tsx'
import { pinName } from '../plate/pin-text.ts'
import type { usePinOrder } from './use-pin-order.ts'

/** The pins of a device as rows that are sorted by hand. */
export function OrderPart({
  device,
  order: { pins, error, save },
  onBack,
}: {
  device: Device
  order: ReturnType<typeof usePinOrder>
  onBack: () => void
}) {
  const isOffline = useOffline()
  const items = pins.map((pin) => ({
    key: pin,
    name: pinName(device, pin),
  }))
  return (
    <div>
      {error && <Notice tone="fault">{error}</Notice>}
      <SortList label="Order of the pins" items={items} isPaused={isOffline} onSort={save}>
        {({ name }) => <b translate="no">{name}</b>}
      </SortList>
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
      </DialogActions>
    </div>
  )
}
