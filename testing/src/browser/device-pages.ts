import type { Locator, Page } from 'playwright'
import { addDevice, type TestPerson } from '../clients/api-client.ts'
import { startSimulatedDevices } from '../worlds/simulated-devices.ts'
import type { Stack } from '../worlds/stack.ts'

/** The row of a table that has a text in it. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** The device manager's panel of a device, with one more part of it open. */
export async function openPanel(page: Page, name: string, part?: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click()
  const panel = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }))
  await panel.waitFor()
  if (part) await panel.getByRole('button', { name: part }).click()
  return panel
}

type DeviceSettings = {
  identifier: string
  /** The address it claims to have. */
  ip?: string | undefined
  /** Where its own local page answers; it has none when left out. */
  localPort?: number
  /** Pages that may call it, beside those of its own server. */
  pages?: readonly string[]
}

/** Registers a device and simulates it until `stop`. */
export async function startDevice(
  stack: Stack,
  settings: DeviceSettings & { owner: TestPerson; roomId?: number | null },
) {
  const secret = await addDevice(settings.owner, settings.identifier, settings.roomId ?? null)
  return startRegisteredDevice(stack, { ...settings, secret })
}

/** Simulates a registered device; resolves when it is connected, or at once where `connects` says that it can't. */
export async function startRegisteredDevice(
  stack: Stack,
  {
    identifier,
    secret,
    ip,
    localPort,
    pages = [],
    connects = true,
  }: DeviceSettings & { secret: string; connects?: boolean },
) {
  const localWeb = localPort ?? 'off'
  const started = [{ identifier, secret, ip }]
  const devices = await startSimulatedDevices(stack, started, { localWeb, pages })
  if (connects) await devices.connected()
  return { device: devices.device(identifier), stop: devices.stop }
}
