import { isNode, type SyntaxNode } from './syntax.ts'

/** How tests are written: what asserts, what finds something on a page, and what a literal says. */

/** Stands in an asserted text where a value is put in. */
export const valueMark = '\uFFFC'

/** What finds something on a page by its text: the test fails when it is not there. */
export const locatorMethods: ReadonlySet<string> = new Set([
  'getByText',
  'getByRole',
  'getByLabel',
  'getByPlaceholder',
  'getByTitle',
  'getByAltText',
  'filter',
  'locator',
])

/** What calls a function with one row of a list after the other. */
export const rowMethods: ReadonlySet<string> = new Set(['map', 'flatMap', 'forEach'])

const passing = [
  'ArrayExpression',
  'ObjectExpression',
  'SpreadElement',
  'NewExpression',
  'TemplateLiteral',
  'ParenthesizedExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'BinaryExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'MemberExpression',
]

/** Whether the value of such a node is made of the values of the nodes in it. */
export function passesOn({ type }: SyntaxNode): boolean {
  return passing.includes(type)
}

/** The names of a chain of calls: `expect(…).not.toBe` is expect, not, toBe. */
export function chainOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression') return chainOf(node.callee)
  if (node.type !== 'MemberExpression') return ['']
  const { property } = node
  return [...chainOf(node.object), isNode(property) ? String(property.name) : '']
}

/** `test(title, …)` and what `.each(…)` and the like make of it. */
export function isTitled([first = '']: readonly string[]): boolean {
  return ['test', 'it', 'describe'].includes(first)
}

/** Whether a matcher says that something is not there. */
export function saysAbsent(chain: readonly string[], [given]: readonly unknown[]): boolean {
  if (chain.includes('not')) return true
  const matcher = chain.at(-1) ?? ''
  if (/^toBe(Null|Undefined|Falsy|Hidden)$/.test(matcher)) return true
  return /^to(Be|Equal|StrictEqual|HaveCount|HaveLength)$/.test(matcher) && isNothing(given)
}

function isNothing(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Literal') return !node.value && node.regex === undefined
  if (node.type === 'ArrayExpression')
    return Array.isArray(node.elements) && node.elements.length === 0
  return node.type === 'Identifier' && node.name === 'undefined'
}

/** `waitFor({ state: 'hidden' })` */
export function waitsForAbsence(method: string, options: unknown): boolean {
  if (method !== 'waitFor' || !isNode(options) || !Array.isArray(options.properties)) return false
  return options.properties.some(
    (one) => isNode(one) && isNode(one.value) && /^(hidden|detached)$/.test(`${one.value.value}`),
  )
}

/** The text of a string, a template or a regular expression; nothing of other nodes. */
export function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Literal' && isPattern(node.regex)) return textOfPattern(node.regex.pattern)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((quasi) => quasi.value.cooked).join(valueMark)
}

function isPattern(value: unknown): value is { pattern: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value
}

/** What a regular expression finds, as far as it is plain text. */
function textOfPattern(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/g, '')
    .replace(/(?:\\[dwsDWS]|\[[^\]]+\]|(?<!\\)\.)(?:[*+?]|\{[\d,]+\})?/g, valueMark)
    .replace(/\\(.)/g, '$1')
}

/** A parameter or a part of one without the value that it has when none is given. */
export function withoutDefault(pattern: unknown): SyntaxNode | undefined {
  if (!isNode(pattern)) return undefined
  return pattern.type === 'AssignmentPattern' ? withoutDefault(pattern.left) : pattern
}

/** A value without `as const` and the like. */
export function withoutCast(value: unknown): SyntaxNode | undefined {
  if (!isNode(value)) return undefined
  return /^TS(As|Satisfies|NonNull)Expression$/.test(value.type)
    ? withoutCast(value.expression)
    : value
}

/** Under which name a property stands in its object or pattern. */
export function keyOf({ key }: SyntaxNode): string | undefined {
  if (!isNode(key)) return undefined
  return String(key.type === 'Identifier' ? key.name : key.value)
}
