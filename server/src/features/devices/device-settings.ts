import type { ShownDevice, ShownPin } from './shown-device.ts'

/** What people have set about a device, beside that about its pins. */
export function settingsOf(device: ShownDevice) {
  const { name, roomId, roomName, pinRooms, localIp, staticIp, gateway, subnet, dns, pinOrder } =
    device
  const { tankLitres, meters, configVersion, settingsVersion, nameChanges } = device
  return {
    ...{ name, roomId, roomName, pinRooms, localIp, staticIp, gateway, subnet, dns, pinOrder },
    ...{ tankLitres, meters, configVersion, settingsVersion, nameChanges },
  }
}

/** A pin with what people have set about it, as that was read. */
export function withPinSettingsOf({ pins }: Pick<ShownDevice, 'pins'>, pin: ShownPin): ShownPin {
  const read = pins.find(({ key }) => key === pin.key)
  return {
    ...pin,
    name: read?.name ?? null,
    icon: read?.icon ?? null,
    roomName: read?.roomName ?? null,
    watts: read?.watts ?? null,
    onForS: read?.onForS ?? null,
    protection: read?.protection ?? null,
    letGoOf: read?.letGoOf ?? null,
    settingsChanges: read?.settingsChanges ?? 0,
  }
}
