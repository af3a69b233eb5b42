/** Reads the texts of a source: its strings, templates, patterns and the texts of its markup. */
import { parseSync } from 'oxc-parser'
import { isNode, nodesIn, type SyntaxNode } from './syntax.ts'

export type SourceFile = { path: string; source: string }

/** Stands in a text where a value is put in. */
export const valueMark = '\uFFFC'

/** Texts of a file of the product. */
export function productTexts({ path, source }: SourceFile): string[] {
  return textsIn(parseSync(path, source).program, nodesIn)
}

/** Texts of a test outside its titles, its expected absences and what the gate does not run. */
export function testTexts({ path, source }: SourceFile): string[] {
  return textsIn(parseSync(path, source).program, nodesOfTest)
}

/** @param innerOf the nodes within a node that are read. */
function textsIn(node: unknown, innerOf: (node: SyntaxNode) => unknown[]): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, innerOf))
  // A type is shown to nobody.
  if (!isNode(node) || node.type === 'TSLiteralType') return []
  const text = literalText(node)
  return [...(text === undefined ? [] : [text]), ...textsIn(innerOf(node), innerOf)]
}

function nodesOfTest(node: SyntaxNode): unknown[] {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return nodesIn(node)
  const chain = chainOf(node.callee)
  const [first = ''] = chain
  const isAbsence = first === 'expect' && saysAbsent(chain, node.arguments)
  if (first === 'onlyInProve' || isAbsence || waitsForAbsence(chain, node.arguments)) return []
  const isTitled = ['test', 'it', 'describe'].includes(first) && isText(node.arguments[0])
  return isTitled ? [node.callee, node.arguments.slice(1)] : nodesIn(node)
}

function isText(node: unknown): boolean {
  return isNode(node) && literalText(node) !== undefined
}

/** The names of a chain of calls: `expect(…).not.toBe` is expect, not, toBe. */
function chainOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'CallExpression') return chainOf(node.callee)
  if (node.type !== 'MemberExpression') return ['']
  const { property } = node
  return [...chainOf(node.object), isNode(property) ? String(property.name) : '']
}

/** Whether a matcher says that something is not there. */
function saysAbsent(chain: readonly string[], [given]: readonly unknown[]): boolean {
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
function waitsForAbsence(chain: readonly string[], [options]: readonly unknown[]): boolean {
  if (chain.at(-1) !== 'waitFor' || !isNode(options)) return false
  return nodesIn(options)
    .flat()
    .some(
      (one) => isNode(one) && isNode(one.value) && /^(hidden|detached)$/.test(`${one.value.value}`),
    )
}

/** The text of a string, a template, a pattern or markup; nothing of other nodes. */
function literalText(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText')
    return String(node.value)
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ')
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Literal' && isPattern(node.regex)) return textOfPattern(node.regex.pattern)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((quasi) => quasi.value.cooked).join(valueMark)
}

function isPattern(value: unknown): value is { pattern: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value
}

/** The text that a regular expression finds, as far as it is plain. */
function textOfPattern(pattern: string): string {
  return pattern
    .replace(/^\^|\$$/g, '')
    .replace(/(?:\\[dwsDWS]|\[[^\]]+\]|(?<!\\)\.)(?:[*+?]|\{[\d,]+\})?/g, valueMark)
    .replace(/\\(.)/g, '$1')
}
