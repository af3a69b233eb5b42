import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { parseSync, Visitor } from 'oxc-parser'

/*
 * Changes the program in one place at a time, as a slip of the hand would, so
 * that a test can show that it would have noticed. Works on functions that need
 * nothing but each other.
 */

/** One change: what stands there now, what instead. */
export type Mutant = { title: string; source: string }

type Change = { start: number; end: number; text: string }

const sources = join(import.meta.dirname, '../../..')

/** The declarations of these functions, out of these files, as plain JavaScript in one piece. */
export function functionsOf(files: Record<string, readonly string[]>): string {
  return Object.entries(files)
    .flatMap(([path, names]) => {
      const text = stripTypeScriptTypes(readFileSync(join(sources, path), 'utf8'))
      const declared = new Map<string, string>()
      new Visitor({
        FunctionDeclaration({ id, start, end }) {
          if (id) declared.set(id.name, text.slice(start, end))
        },
      }).visit(parseSync(path.replace(/ts$/, 'js'), text).program)
      return names.map((name) => {
        const found = declared.get(name)
        if (!found) throw new Error(`${path} declares no function ${name}`)
        return found
      })
    })
    .join('\n')
}

/** Makes the functions live; `seen` hears the outcome of each condition when they were made to tell. */
export function load<T>(source: string, names: readonly string[], seen?: Seen): T {
  const returns = `${source}\nreturn { ${names.join(', ')} }`
  return compileFunction(returns, ['seen'])(seen) as T // The caller knows what the names stand for.
}

const opposite: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
}

/** The methods that look at each of a list. */
const looksAtEach = ['some', 'every', 'filter', 'find', 'flatMap']

/** Every way of changing it in one place: operators, conditions, words and outcomes, and lists of which only one is looked at. */
export function mutantsOf(source: string): Mutant[] {
  const changes: Change[] = []
  const change = ({ start, end }: { start: number; end: number }, ...texts: string[]) => {
    for (const text of texts) {
      if (text !== source.slice(start, end)) changes.push({ start, end, text })
    }
  }
  const operator = (node: Operation) => {
    const between = { start: node.left.end, end: node.right.start }
    const text = source.slice(between.start, between.end)
    for (const other of opposite[node.operator] ?? []) {
      change(between, text.replace(node.operator, other))
    }
  }
  new Visitor({
    BinaryExpression: operator,
    LogicalExpression: operator,
    Literal(node) {
      if (typeof node.value === 'string') change(node, "'another word'")
      if (typeof node.value === 'boolean') change(node, String(!node.value))
    },
    UnaryExpression(node) {
      if (node.operator === '!') change(node, source.slice(node.argument.start, node.argument.end))
    },
    IfStatement: (node) => change(node, ';'),
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier' || !looksAtEach.includes(property.name)) return
      if (object.type === 'ArrayExpression') return // It stands there in full.
      const list = source.slice(object.start, object.end)
      change(object, `${list}.slice(0, 1)`, `${list}.slice(-1)`)
    },
  }).visit(parseSync('core.js', source).program)
  for (const node of conditionsOf(source)) change(node, 'true', 'false')
  return changes.map(({ start, end, text }) => ({
    title: `${lineOf(source, start)}: ${source.slice(start, end)} → ${text}`,
    source: source.slice(0, start) + text + source.slice(end),
  }))
}

type Span = { start: number; end: number }
type Operation = { operator: string; left: Span; right: Span }
type Seen = (condition: number, outcome: boolean) => void

/** The conditions of the source: each side of `&&`, `||`, each test, each returned comparison. */
export function conditionsOf(source: string): Span[] {
  const found = new Map<string, Span>()
  const add = ({ start, end }: Span) => found.set(`${start} ${end}`, { start, end })
  new Visitor({
    LogicalExpression({ left, right }) {
      add(left)
      add(right)
    },
    IfStatement: ({ test }) => void add(test),
    ConditionalExpression: ({ test }) => void add(test),
    ReturnStatement({ argument }) {
      // A literal or a name is no comparison.
      if (argument && !['Literal', 'Identifier'].includes(argument.type)) add(argument)
    },
  }).visit(parseSync('core.js', source).program)
  return [...found.values()]
}

/** The same source, which tells the outcome of each of its conditions as it goes. */
export function noting(source: string): string {
  const edits = conditionsOf(source).flatMap(({ start, end }, index) => [
    { at: start, text: `noted(${index}, `, order: -end },
    { at: end, text: ')', order: start },
  ])
  // From the back; of several at one place the inner bracket closes first and opens last.
  edits.sort((a, b) => b.at - a.at || b.order - a.order)
  const noted = 'const noted = (index, outcome) => (seen(index, Boolean(outcome)), outcome)\n'
  return (
    noted +
    edits.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source)
  )
}

const lineOf = (source: string, at: number) => source.slice(0, at).split('\n').length
