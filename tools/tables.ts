/** Reads which tables the statements of a file name. */
import { parseSync, Visitor } from 'oxc-parser'

/** The names of the tables, from the type that has all of them. */
export function tablesOf(schema: string): string[] {
  const [, block = ''] = /export type Schema = \{\n(.*?)\n\}/s.exec(schema) ?? []
  return [...block.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name]) => name ?? [])
}

const builders = /^(selectFrom|insertInto|updateTable|deleteFrom|\w*[jJ]oin)$/

/** Texts that are statements, or parts of them, and not sentences. */
const isSql =
  /\b(select|insert into|delete from|(left|inner|cross)? ?join|update \w+( as \w+)?\s+set)\s/

/** The tables among these that a file names in its statements, in the order of their names. */
export function tablesIn(path: string, source: string, tables: readonly string[]): string[] {
  const found = new Set<string>()
  const note = (name: string | undefined) => {
    if (name !== undefined && tables.includes(name)) found.add(name)
  }
  const noteText = (text: string) => {
    if (!isSql.test(text)) return
    for (const [, name] of text.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/g)) note(name)
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type !== 'Identifier' || !builders.test(called.name)) return
      if (first?.type === 'Literal') note(String(first.value).split(' ')[0])
    },
    Literal: ({ value }) => typeof value === 'string' && noteText(value),
    TemplateLiteral: ({ quasis }) => noteText(quasis.map(({ value }) => value.raw).join(' ? ')),
  }).visit(parseSync(path, source).program)
  return [...found].toSorted()
}
