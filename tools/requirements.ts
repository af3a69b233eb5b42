import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isNode, type SyntaxNode } from './syntax.ts'

/*
 * docs/requirements.md: which tests prove which requirement. It is made of the titles of the
 * tests themselves, so that it cannot list a proof that does not exist.
 */

const root = join(import.meta.dirname, '..')
const rowsFile = join(root, 'docs/requirement-rows.md')
export const tableFile = join(root, 'docs/requirements.md')

export type RequirementRow = { id: string; text: string; group: string }
export type Title = { file: string; title: string }

/** The numbered rows, in their order. */
export function readRows(markdown = readFileSync(rowsFile, 'utf8')): RequirementRow[] {
  let group = ''
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3)
    const [, id, text] = /^- ([A-Z]+-\d+) (.*)$/.exec(line) ?? []
    return id && text ? [{ id, text, group }] : []
  })
}

/** What makes a test of a title; the last one does in `npm run prove` alone. */
const testNames = ['test', 'it', 'onlyInProve']

/** The titles of every test in the repository, or only of those that are made by these names. */
export function readTitles(names = testNames): Title[] {
  const files = globSync(
    '{contracts,server,simulator,web,testing,tools,e2e}/**/*.{test,suite,e2e}.{ts,tsx}',
    {
      cwd: root,
      exclude: (path) => /node_modules|dist/.test(path),
    },
  )
  return files.sort().flatMap((file) =>
    titlesIn(readFileSync(join(root, file), 'utf8'), file, names).map((title) => ({
      file,
      title,
    })),
  )
}

/**
 * The first argument of every `test(…)`, `it(…)`, `it.each(…)(…)` of a source,
 * where it is a text; `…` stands for each value of a template.
 */
export function titlesIn(source: string, file: string, names = testNames): string[] {
  const titles: string[] = []
  walk(parseSync(file, source).program, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee, names)) return
    const [first] = Array.isArray(node.arguments) ? node.arguments : []
    const title = textOf(first)
    if (title) titles.push(title)
  })
  return titles
}

/** The tests that carry a row's number in their title. */
export function proofsOf(row: Pick<RequirementRow, 'id'>, titles: readonly Title[]): Title[] {
  const number = new RegExp(`(^|[^A-Za-z0-9-])${row.id}(?![0-9])`)
  return titles.filter(({ title }) => number.test(title))
}

/** The page as Markdown. */
export function renderTable(rows: readonly RequirementRow[], titles: readonly Title[]): string {
  const lines = [
    '# What proves each requirement',
    '',
    'Each requirement, with the tests that carry its number in their titles. `npm run requirements` writes this page: do not edit it. The texts of the requirements are in [requirement-rows.md](requirement-rows.md).',
  ]
  let group = ''
  for (const row of rows) {
    if (row.group !== group) {
      group = row.group
      lines.push('', `## ${group}`, '')
    }
    lines.push(`- **${row.id}** ${row.text}`)
    for (const { file, title } of proofsOf(row, titles)) lines.push(`  - \`${file}\`: ${title}`)
  }
  return `${lines.join('\n')}\n`
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of Object.values(value)) walk(inner, visit)
}

/** `test`, `it`, and what `.each(…)`, `.for(…)` or `.concurrent` make of them. */
function isTest(callee: unknown, names: readonly string[]): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return names.includes(String(callee.name))
  if (callee.type === 'MemberExpression') return isTest(callee.object, names)
  return callee.type === 'CallExpression' && isTest(callee.callee, names)
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((quasi) => quasi.value.cooked).join('…')
}
