import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DiscardQuestion } from '../../../ui/dialog/discard-question.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { pinLabel } from '../plate/pin-text.ts'
import { pinOf } from '../state/pins-of.ts'
import { useDevices } from '../use-devices.ts'
import { OrderPart } from './order-part.tsx'
import { PinForm, type PinPartProps } from './pin-form.tsx'
import { PinList, type PinStep } from './pin-list.tsx'
import { TankForm } from './tank-form.tsx'
import { useGuard } from './unsaved.ts'
import { usePinOrder } from './use-pin-order.ts'

type Props = {
  device: Device
  /** The pin that is opened at once, instead of the list. */
  pin?: PinKey
  onClose: () => void
}

/** Edits the pins of a device, one at a time: all of them, also those that are in another room than its plate. */
export function EditPinsDialog({ device, pin, onClose }: Props) {
  const all = useDevices()
  const listed = all.data?.find((one) => one.deviceIdentifier === device.deviceIdentifier)
  const whole = device.elsewhere ? listed : device
  if (whole) return <WholeDialog device={whole} pin={pin} onClose={onClose} />
  return (
    <Dialog wide title={`Pins of ${bidiIsolate(deviceLabel(device))}`} onClose={onClose}>
      {all.error ? (
        <Notice tone="fault">{errorMessage(all.error, 'Failed to load the pins')}</Notice>
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

/** The list of the pins, or one of its parts. A device with one pin has no list. */
function WholeDialog({ device, pin, onClose }: Props & { pin: PinKey | undefined }) {
  const { isAdmin } = usePerson()
  const order = usePinOrder(device)
  const [hasList] = useState(
    () => pin === undefined && (order.pins.length !== 1 || (isAdmin && device.kind === 'WLM')),
  )
  const [step, setStep] = useState<PinStep | null>(() => {
    const first = pin ?? order.pins[0]
    return hasList || first === undefined ? null : { part: 'pin', pin: first }
  })
  const [cameFrom, setCameFrom] = useState<PinStep | null>(null)
  const goBack = () => {
    if (!hasList) return onClose()
    setCameFrom(step)
    setStep(null)
  }
  const { leave, onUnsaved, question } = useGuard()
  const onBack = () => leave(goBack)
  const name =
    step?.part === 'pin' ? pinLabel(device.kind, step.pin, pinOf(device, step.pin)?.name) : ''
  const label = bidiIsolate(deviceLabel(device))
  const part: PinPartProps = {
    device,
    cancel: hasList ? 'Back' : 'Cancel',
    onBack,
    onDone: goBack,
    onUnsaved,
  }
  const titles = { pin: bidiIsolate(name), tank: 'Tank', order: 'Order of the pins' }
  return (
    <>
      <Dialog
        wide
        title={step ? titles[step.part] : `Pins of ${label}`}
        titleOf={step ? ` of ${label}` : undefined}
        step={step?.part}
        onBack={step ? onBack : undefined}
        onClose={() => leave(onClose)}
      >
        {step === null && (
          <PinList
            device={device}
            pins={order.pins}
            isAdmin={isAdmin}
            cameFrom={cameFrom}
            onOpen={setStep}
          />
        )}
        {step?.part === 'pin' && <PinForm {...part} pin={step.pin} />}
        {step?.part === 'tank' && <TankForm {...part} />}
        {step?.part === 'order' && <OrderPart device={device} order={order} onBack={onBack} />}
      </Dialog>
      {question.isAsked && (
        <DiscardQuestion
          name={step?.part === 'pin' ? titles.pin : 'the tank'}
          onDiscard={question.discard}
          onStay={question.stay}
        />
      )}
    </>
  )
}
