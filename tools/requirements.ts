import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { repositoryPaths } from './modules.ts'
import { requirementPlaces } from './requirement-places.ts'
import { isNode, type SyntaxNode } from './syntax.ts'

/*
 * docs/requirements.md: what is asked, where it is built and which tests would fail. Its tests are
 * read from their titles, so that it cannot list a proof that does not exist.
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

/** The functions that make a test of a title; the last one does in `npm run prove` alone. */
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

/**
 * The titles that a reader looks at first, one of a browser's test and one beside the code: those
 * that share most words with the requirement.
 */
function mainProofs(row: RequirementRow, titles: readonly Title[]): Title[] {
  const asked = new Set(wordsOf(`${row.text} ${requirementPlaces[row.id]?.[0]}`))
  const shared = ({ title }: Title) => {
    const words = wordsOf(title)
    return words.filter((word) => asked.has(word)).length / Math.sqrt(words.length + 1)
  }
  const proofs = proofsOf(row, titles).toSorted((a, b) => shared(b) - shared(a))
  const inBrowser = proofs.find(({ file }) => file.startsWith('e2e/'))
  const besideCode = proofs.find(({ file }) => !file.startsWith('e2e/'))
  return [inBrowser, besideCode].filter((one) => one !== undefined)
}

const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[a-z]{3,}/g))]

/** The paths of the files that build a requirement; throws where one is missing or ambiguous. */
export function placesOf(id: string, paths: readonly string[]): string[] {
  const [, ...files] = requirementPlaces[id] ?? ['']
  return files.map((file) => {
    const [place, other] = paths.filter((path) => path.endsWith(`/${file}`))
    if (!place || other) throw new Error(`${id}: ${file} is ${other ? 'two files' : 'no file'}`)
    return place
  })
}

/** The page as Markdown. */
export function renderTable(
  rows: readonly RequirementRow[],
  titles: readonly Title[],
  paths: readonly string[] = repositoryPaths(),
): string {
  const lines = [
    '# Requirements, where they are built and tested',
    '',
    'One row for each requirement, with one or two of the tests that would fail without it. `npm run requirements` writes this page. The texts in full are in [requirement-rows.md](requirement-rows.md).',
  ]
  let group = ''
  for (const row of rows) {
    if (row.group !== group) {
      group = row.group
      lines.push(
        '',
        `## ${group}`,
        '',
        '| | Asked | Built in | Tested by |',
        '| --- | --- | --- | --- |',
      )
    }
    const [asked = ''] = requirementPlaces[row.id] ?? []
    const built = placesOf(row.id, paths).map((path) => `\`${path}\``)
    const tests = mainProofs(row, titles).map(({ file, title }) => `\`${file}\`: ${bare(title)}`)
    lines.push(`| ${[row.id, asked, built.join('<br>'), tests.join('<br>')].join(' | ')} |`)
  }
  return `${lines.join('\n')}\n`
}

/** A title without its numbers, for a cell of a table. */
function bare(title: string): string {
  return title.replace(/^([A-Z]+-?\d+ )+/, '').replaceAll('|', '\\|')
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
