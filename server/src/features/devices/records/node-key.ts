import { seal, unseal } from '../../../platform/sealed.ts'

/*
 * The encryption key of a node with ESPHome, as the database has it: sealed, and bound to the node's home and
 * identifier, which go with it where its board takes another one's place.
 */

type Node = { homeId: number; identifier: string }

const ownerOf = ({ homeId, identifier }: Node) => `node ${homeId} ${identifier}`

/** @param key as the YAML of the node has it, base64 */
export const sealNodeKey = (sealKey: Buffer, node: Node, key: string): string =>
  seal(sealKey, ownerOf(node), key)

/** @throws Error where it was sealed with another key, or for another node */
export const unsealNodeKey = (sealKey: Buffer, node: Node, sealed: string): string =>
  unseal(sealKey, ownerOf(node), sealed)
