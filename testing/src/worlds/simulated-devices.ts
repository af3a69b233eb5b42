import { startSimulator } from '@roomwire/simulator/simulator.ts'

type Settings = Parameters<typeof startSimulator>[0]

/** Simulated devices over real MQTT, until `stop`. */
export type SimulatedDevices = Awaited<ReturnType<typeof startSimulatedDevices>>

/**
 * Starts registered devices against a server, with short waits between attempts.
 * @param more settings beyond those of a test, for example a local page.
 */
export function startSimulatedDevices(
  { mqttUrl }: { mqttUrl: string },
  devices: Settings['devices'],
  more: Partial<Settings> = {},
) {
  const waits = { first: 50, longest: 500, refused: 500 }
  const server = new URL(mqttUrl)
  return startSimulator({ server, knobs: 'off', localWeb: 'off', waits, ...more, devices })
}
