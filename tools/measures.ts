/** What is measured in a file's syntax tree: how long its functions are, and where it casts. */
import { type Program, Visitor } from 'oxc-parser'

export type Measures = {
  functions: { name: string; ownLines: number }[]
  /** Line numbers of casts that no comment explains, beside them or on the line above. */
  bareCasts: number[]
}

type Span = { start: number; end: number }

export function measure(source: string, program: Program): Measures {
  const lines = source.split('\n')
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const functions: Measures['functions'] = []
  const bareCasts: number[] = []

  // A function's own lines are those that are in no function inside it, and no
  // markup: what builds an object of twenty short methods is not a long function,
  // and a form with ten fields is not a long thought.
  const open: { inner: number }[] = []
  const enter = () => open.push({ inner: 0 })
  const leave = ({ start, end }: Span) => {
    const { inner } = open.pop() ?? { inner: 0 }
    const length = lineOf(end) - lineOf(start)
    const around = open.at(-1)
    if (around) around.inner += length
    return length + 1 - inner
  }
  const leaveFunction = (span: Span & { id?: { name: string } | null }) => {
    functions.push({
      ownLines: leave(span),
      name: span.id?.name ?? `at line ${lineOf(span.start)}`,
    })
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leaveFunction,
    FunctionExpression: enter,
    'FunctionExpression:exit': leaveFunction,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leaveFunction,
    JSXElement: enter,
    'JSXElement:exit': leave,
    JSXFragment: enter,
    'JSXFragment:exit': leave,
    TSAsExpression: ({ start, end, typeAnnotation }) => {
      if (source.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return
      const beside = lines[lineOf(end) - 1] ?? ''
      const above = lines[lineOf(start) - 2] ?? ''
      if (!beside.includes('//') && !/^\s*(\/\/|\/?\*)/.test(above)) bareCasts.push(lineOf(start))
    },
  }).visit(program)
  return { functions, bareCasts }
}
