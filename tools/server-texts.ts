/** Finds where a page decides by a text that a server has written for people: that is what codes are for. */
import { parseSync } from 'oxc-parser'
import { isNode, nodesIn, type SyntaxNode } from './syntax.ts'

/** Fields that hold such a text, on whatever object. */
const fields = new Set(['message', 'error', 'reason', 'serverText'])
/** Functions that return one. */
const makers = new Set(['errorMessage'])
/** Methods that learn what a text says, called on the text or with it. */
const questions = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'search',
  'test',
  'exec',
  'localeCompare',
])
const comparisons = new Set(['===', '!==', '==', '!='])

/** Places, as path:line, of a page's source that compare or match a text of the server. */
export function serverTextReads(path: string, source: string): string[] {
  const tree: unknown = parseSync(path, source).program
  const names = namesOfTexts(tree)
  const found: number[] = []
  walk(tree, (node) => {
    if (readsText(node, names)) found.push(Number(node.start))
  })
  return found.map((start) => `${path}:${source.slice(0, start).split('\n').length}`)
}

function readsText(node: SyntaxNode, names: ReadonlySet<string>): boolean {
  const isText = (value: unknown) => holdsText(value, names)
  switch (node.type) {
    case 'BinaryExpression': {
      const sides = [node.left, node.right]
      return comparisons.has(String(node.operator)) && sides.some(isText) && sides.some(isProse)
    }
    case 'SwitchStatement': {
      const cases = Array.isArray(node.cases) ? node.cases : []
      return isText(node.discriminant) && cases.some(({ test }) => isProse(test))
    }
    case 'MemberExpression':
      // A bare name may be a code of the page's own: `labels[error]`.
      return (
        node.computed === true &&
        isNode(node.property) &&
        node.property.type !== 'Identifier' &&
        isText(node.property)
      )
    case 'CallExpression': {
      const { callee } = node
      if (!isNode(callee) || callee.type !== 'MemberExpression') return false
      const asked = isNode(callee.property) ? String(callee.property.name) : ''
      const given = Array.isArray(node.arguments) ? node.arguments : []
      return questions.has(asked) && (isText(callee.object) || given.some(isText))
    }
    default:
      return false
  }
}

/** Whether a value is, or is made from, a text of the server. */
function holdsText(value: unknown, names: ReadonlySet<string>): boolean {
  if (!isNode(value)) return false
  const inner = (...parts: unknown[]) => parts.some((part) => holdsText(part, names))
  switch (value.type) {
    case 'Identifier':
      return names.has(String(value.name))
    case 'MemberExpression':
      return value.computed !== true && isNode(value.property)
        ? fields.has(String(value.property.name))
        : false
    case 'CallExpression': {
      const { callee } = value
      if (!isNode(callee)) return false
      // `error.message.toLowerCase()` is still that text.
      if (callee.type === 'MemberExpression') return inner(callee.object)
      return makers.has(String(callee.name))
    }
    case 'ConditionalExpression':
      return inner(value.consequent, value.alternate)
    case 'LogicalExpression':
      return inner(value.left, value.right)
    case 'TemplateLiteral':
      return Array.isArray(value.expressions) && inner(...value.expressions)
    default:
      return inner(value.expression)
  }
}

/** Names in a file that stand for such a text: `const why = error.message`, `({ reason: why }) => …`. */
function namesOfTexts(tree: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && holdsText(node.init, names)) {
      if (node.id.type === 'Identifier') names.add(String(node.id.name))
    }
    if (node.type === 'ObjectPattern' && Array.isArray(node.properties)) {
      for (const { key, value } of node.properties.filter(isNode)) {
        const local = isNode(value) && value.type === 'AssignmentPattern' ? value.left : value
        if (isNode(key) && isNode(local) && fields.has(String(key.name)))
          names.add(String(local.name))
      }
    }
  })
  return names
}

/** A text for people; codes are snake_case, and nothing is read from an empty text. */
function isProse(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'TemplateLiteral') return true
  return value.type === 'Literal' && typeof value.value === 'string'
    ? !/^([a-z][a-z0-9_]*)?$/.test(value.value)
    : false
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of nodesIn(value)) walk(inner, visit)
}
