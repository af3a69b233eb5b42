import { isNode, nodesIn, type SyntaxNode } from './syntax.ts'

/** What is known of a declared name. */
export type Binding = {
  /** Whether what it stands for is asserted somewhere. */
  isAsserted: boolean
  /** The function that it names. */
  made?: SyntaxNode
  /** The value that it is given where it is declared. */
  value?: SyntaxNode
  /** The name under which another file exports it. */
  imported?: string
}

/** The names of a file or of a function, and where to look next. */
export type Scope = { names: Map<string, Binding>; outer: Scope | null }

/** What a name means in a scope. */
export function resolveName({ name }: SyntaxNode, scope: Scope | null): Binding | undefined {
  for (let at = scope; at; at = at.outer) {
    const binding = at.names.get(String(name))
    if (binding) return binding
  }
  return undefined
}

/** The scope that a file or a function opens; other nodes open none. Exported names are added to `exports`. */
export function openScope(
  node: SyntaxNode,
  outer: Scope | null,
  exports: Map<string, Binding>,
): Scope | undefined {
  if (node.type !== 'Program' && !isFunction(node)) return undefined
  const names = new Map<string, Binding>()
  if (Array.isArray(node.params)) for (const one of node.params) declare(names, one)
  collect(node.body, names, exports)
  return { names, outer }
}

function collect(node: unknown, names: Map<string, Binding>, exports: Map<string, Binding>): void {
  if (Array.isArray(node)) for (const one of node) collect(one, names, exports)
  if (!isNode(node)) return
  if (node.type === 'VariableDeclarator') declare(names, node.id, node.init)
  if (node.type === 'FunctionDeclaration') declare(names, node.id, node)
  if (node.type === 'ImportSpecifier' && isNode(node.local) && isNode(node.imported))
    names.set(String(node.local.name), { isAsserted: false, imported: String(node.imported.name) })
  if (isFunction(node)) return
  for (const inner of nodesIn(node)) collect(inner, names, exports)
  if (node.type === 'ExportNamedDeclaration') share(node.declaration, names, exports)
}

function share(declaration: unknown, names: Map<string, Binding>, exports: Map<string, Binding>) {
  const declared = new Map<string, Binding>()
  collect(declaration, declared, exports)
  for (const name of declared.keys()) {
    const binding = names.get(name)
    if (binding) exports.set(name, binding)
  }
}

function declare(names: Map<string, Binding>, pattern: unknown, value?: unknown): void {
  if (!isNode(pattern)) return
  if (pattern.type === 'Identifier') {
    const binding: Binding = { isAsserted: false }
    if (isNode(value)) binding.value = value
    if (isNode(value) && isFunction(value)) binding.made = value
    names.set(String(pattern.name), binding)
    return
  }
  if (pattern.type === 'Property') declare(names, pattern.value)
  else if (pattern.type === 'AssignmentPattern') declare(names, pattern.left)
  else for (const inner of nodesIn(pattern).flat()) declare(names, inner)
}

function isFunction({ type }: SyntaxNode): boolean {
  return (
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression'
  )
}
