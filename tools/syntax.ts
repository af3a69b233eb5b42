/** A syntax tree of oxc-parser, read without knowing every type of node. */

export type SyntaxNode = { type: string; [field: string]: unknown }

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The nodes, and lists of nodes, directly in a node. */
export function nodesIn(node: SyntaxNode): unknown[] {
  return Object.values(node).filter((value) => Array.isArray(value) || isNode(value))
}
