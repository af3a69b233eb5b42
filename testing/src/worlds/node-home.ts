import { playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'

/**
 * Plays a node with ESPHome, with a relay and a light.
 * @param place its address on this machine, such as 127.0.0.7, and its encryption key, base64
 */
export const playKitchenNode = (place: { host: string; key: string | undefined }) =>
  playNode({ ...place, name: 'kitchen', mac: 'A8:03:2A:00:72:01' })
