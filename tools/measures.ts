/** Measures of a file's syntax tree: how long its functions are, where it casts, where it saves lines, which state it has. */
import { type Expression, type Program, type VariableDeclaration, Visitor } from 'oxc-parser'

export type Measures = {
  /** Lines of each function without its markup, and of those its own: without the named functions in it. */
  functions: { name: string; lines: number; ownLines: number }[]
  /** Line numbers of casts that no comment explains, beside them or on the line above. */
  bareCasts: number[]
  /** Line numbers of properties and arguments that are spread as they stand: `...{ a, b }` only keeps names on one line. */
  spreadLiterals: number[]
  /** Names of the module itself that change: variables, and collections that begin empty. */
  state: string[]
}

type Span = { start: number; end: number }

export function measure(source: string, program: Program): Measures {
  const lines = source.split('\n')
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const functions: Measures['functions'] = []
  const bareCasts: number[] = []
  const spreadLiterals: number[] = []

  // A function's own lines are those with its callbacks, and without the named functions in it,
  // which are counted by themselves: a store with twenty short methods is not a long function.
  // Markup is not counted: a form with ten fields is not a long thought.
  const open: { markup: number; others: number }[] = []
  const named = new Set<number>()
  const enter = () => open.push({ markup: 0, others: 0 })
  const leaveMarkup = ({ start, end }: Span) => {
    open.pop()
    const enclosing = open.at(-1)
    if (enclosing) enclosing.markup += lineOf(end) - lineOf(start)
  }
  const leaveFunction = (span: Span & { type: string; id?: { name: string } | null }) => {
    const { markup, others } = open.pop() ?? { markup: 0, others: 0 }
    const lines = lineOf(span.end) - lineOf(span.start) + 1 - markup
    const name = span.id?.name ?? `at line ${lineOf(span.start)}`
    functions.push({ name, lines, ownLines: lines - others })
    const enclosing = open.at(-1)
    if (!enclosing) return
    const isNamed = span.type === 'FunctionDeclaration' || named.has(span.start)
    enclosing.markup += markup
    enclosing.others += isNamed ? lines : others
  }
  const noteName = (value: { type: string; start: number } | null) => {
    if (value && /Function/.test(value.type)) named.add(value.start)
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leaveFunction,
    FunctionExpression: enter,
    'FunctionExpression:exit': leaveFunction,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leaveFunction,
    JSXElement: enter,
    'JSXElement:exit': leaveMarkup,
    JSXFragment: enter,
    'JSXFragment:exit': leaveMarkup,
    Property: ({ value }) => noteName(value),
    MethodDefinition: ({ value }) => noteName(value),
    VariableDeclarator: ({ init }) => noteName(init),
    SpreadElement: ({ start, argument }) => {
      if (argument.type === 'ObjectExpression') spreadLiterals.push(lineOf(start))
    },
    JSXSpreadAttribute: ({ start, argument }) => {
      if (argument.type === 'ObjectExpression') spreadLiterals.push(lineOf(start))
    },
    CallExpression: ({ arguments: given }) => {
      for (const one of given) {
        const isList = one.type === 'SpreadElement' && one.argument.type === 'ArrayExpression'
        if (isList) spreadLiterals.push(lineOf(one.start))
      }
    },
    TSAsExpression: ({ start, end, typeAnnotation }) => {
      if (source.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return
      const beside = lines[lineOf(end) - 1] ?? ''
      const above = lines[lineOf(start) - 2] ?? ''
      if (!beside.includes('//') && !/^\s*(\/\/|\/?\*)/.test(above)) bareCasts.push(lineOf(start))
    },
  }).visit(program)
  return { functions, bareCasts, spreadLiterals, state: stateIn(source, program) }
}

function stateIn(source: string, { body }: Program): string[] {
  const declared = body.flatMap((node): VariableDeclaration[] => {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    return inner?.type === 'VariableDeclaration' ? [inner] : []
  })
  return declared.flatMap(({ kind, declarations }) =>
    declarations.flatMap(({ id, init }) => {
      const name = source.slice(id.start, id.end)
      if (kind === 'const' && (/: *readonly/i.test(name) || !isEmpty(init))) return []
      return name.split(':').slice(0, 1)
    }),
  )
}

/** Whether a collection has nothing in it yet; a weak one holds nothing by itself. */
function isEmpty(made: Expression | null): boolean {
  if (made?.type === 'ArrayExpression') return made.elements.length === 0
  if (made?.type !== 'NewExpression' || made.callee.type !== 'Identifier') return false
  return ['Map', 'Set'].includes(made.callee.name) && made.arguments.length === 0
}
