import type { SeededRandom } from './seeded-random.ts'

/*
 * JSON as an attacker writes it: a good value taken apart and put together again
 * with numbers that are none, keys twice, prototypes, depths, widths, lengths.
 */

/** A value whose parts keep their spelling, so that `1e3` and a key given twice survive. */
type Tree =
  | { kind: 'token'; text: string }
  | { kind: 'list'; items: Tree[] }
  | { kind: 'object'; fields: [key: string, value: Tree][] }

/** How many changes a value gets, by how often. */
export const howOften: readonly (readonly [weight: number, changes: number])[] = [
  [20, 0],
  [45, 1],
  [25, 2],
  [10, 4],
]

export type OddJson = {
  text: string
  /** Whether it reaches for a prototype. */
  pollutes: boolean
}

const tokens = [
  // Numbers that are none, or none of ours.
  '1e3',
  '0x10',
  '9007199254740993',
  '-0',
  'NaN',
  '1e400',
  '-1',
  '1.5',
  '2147483648',
  '0',
  '3',
  '-Infinity',
  '01',
  '1.',
  '.5',
  '+1',
  '1_000',
  '1e-400',
  '4',
  '8640000000000001',
  '" 1 "',
  '"1"',
  '"NaN"',
  '"1e3"',
  '"0x10"',
  '"true"',
  'true',
  'false',
  'null',
  'undefined',
  '[1]',
  '[]',
  '[[]]',
  '[null]',
  '{}',
  '""',
  '" "',
  '{"length":1e9}',
  '{"$gt":""}',
  '{"toString":1}',
  '{"toJSON":1}',
  '{"valueOf":null}',
  '{"then":1}',
  // Texts that have been trouble somewhere.
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202e"',
  '"\\ufeff"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"%s%n"',
  '"{{7*7}}"',
  '"../../etc/passwd"',
  '"=1+1"',
  `"';drop table person;--"`,
  '"*"',
  '"$SYS/#"',
  '"\\r\\nX: y"',
  '"💡"',
]

const protoKeys = ['"__proto__"', '"\\u005f_proto__"', '"constructor"', '"prototype"']
const oddKeys = [
  '"isAdmin"',
  '"role"',
  '"user_id"',
  '"home_id"',
  '"toString"',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"🔑"',
  '"id "',
]

/** A value as JSON, with `changes` of its parts made odd. */
export function oddJson(value: unknown, dice: SeededRandom, changes: number): OddJson {
  let tree = treeOf(value)
  for (let change = 0; change < changes; change += 1) tree = dice.weighed(ways)(tree, dice)
  const text = textOf(tree)
  return { text, pollutes: reachesForPrototype.test(text) }
}

const reachesForPrototype = /"(__proto__|\\u005f_proto__|constructor|prototype)":/

/** Bytes that no JSON reader may take: text before or behind, halves, bytes that are no UTF-8. */
export function oddEncoding(text: string, dice: SeededRandom): Buffer {
  const bytes = Buffer.from(text)
  const at = dice.below(bytes.length + 1)
  const put = (...inner: number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(inner), bytes.subarray(at)])
  const ways = [
    () => put(0xff),
    () => put(0xc0, 0xaf),
    () => put(0xed, 0xa0, 0x80),
    () => put(0xf4, 0x90, 0x80, 0x80),
    () => put(0),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([bytes, Buffer.from(dice.pick([' x', '}', ',', '\0', '//', '\n\n{}']))]),
    () => Buffer.concat([Buffer.from(dice.pick(['\ufeff', ")]}'\n", '\u00a0', ' '])), bytes]),
    () => Buffer.from(text, 'utf16le'),
  ]
  return dice.pick(ways)()
}

type Way = (tree: Tree, dice: SeededRandom) => Tree

const token = (text: string): Tree => ({ kind: 'token', text })

/** Puts something else in the place of one part. */
const replace: Way = (tree, dice) => {
  const slots = slotsOf(tree)
  if (slots.length === 0 || dice.chance(0.05)) return token(dice.pick(tokens))
  dice.pick(slots).put(token(dice.pick(tokens)))
  return tree
}

const leaveOut: Way = (tree, dice) => {
  const slots = slotsOf(tree)
  if (slots.length > 0) dice.pick(slots).remove()
  return tree
}

const add: Way = (tree, dice) => withField(tree, dice, dice.pick(oddKeys), token(dice.pick(tokens)))

/** The same key again, with another value. */
const double: Way = (tree, dice) => {
  const objects = objectsOf(tree).filter(({ fields }) => fields.length > 0)
  if (objects.length === 0) return tree
  const { fields } = dice.pick(objects)
  const [key, value] = dice.pick(fields)
  fields.splice(dice.below(fields.length + 1), 0, [
    key,
    dice.chance(0.5) ? value : token(dice.pick(tokens)),
  ])
  return tree
}

const pollute: Way = (tree, dice) => {
  const admin: Tree = { kind: 'object', fields: [['"isAdmin"', token('true')]] }
  const key = dice.pick(protoKeys)
  const value: Tree =
    key === '"constructor"' ? { kind: 'object', fields: [['"prototype"', admin]] } : admin
  let inner: Tree = value
  let name = key
  for (let depth = dice.below(8); depth > 0; depth -= 1) {
    const outer: Tree = { kind: 'object', fields: [[name, inner]] }
    inner = dice.chance(0.8) ? outer : { kind: 'list', items: [outer] }
    name = '"a"'
  }
  return withField(tree, dice, name, inner)
}

const deepen: Way = (tree, dice) => {
  const depth = dice.pick([1, 2, 7, 8, 9, 64, 1_000, 5_000])
  const [open, close] = dice.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  const deep = token(`${open.repeat(depth)}1${close.repeat(depth)}`)
  const slots = slotsOf(tree)
  if (slots.length === 0 || dice.chance(0.3)) return deep
  dice.pick(slots).put(deep)
  return tree
}

const widen: Way = (tree, dice) => {
  const width = dice.pick([1, 60, 64, 65, 200, 1_500])
  if (dice.chance(0.3))
    return { kind: 'list', items: Array.from({ length: width }, () => token('0')) }
  for (const object of objectsOf(tree).slice(0, 1)) {
    for (let at = 0; at < width; at += 1) object.fields.push([`"f${at}"`, token('0')])
  }
  return tree
}

const lengthen: Way = (tree, dice) => {
  const long = JSON.stringify(
    dice
      .pick(['x', 'न', '💡', '\\', '"'])
      .repeat(dice.pick([60, 65, 101, 129, 255, 501, 4_001, 4_097])),
  )
  const slots = slotsOf(tree)
  if (slots.length > 0) dice.pick(slots).put(token(long))
  return tree
}

const ways: [number, Way][] = [
  [40, replace],
  [12, leaveOut],
  [10, add],
  [8, double],
  [35, pollute],
  [3, deepen],
  [2, widen],
  [5, lengthen],
]

function withField(tree: Tree, dice: SeededRandom, key: string, value: Tree): Tree {
  const objects = objectsOf(tree)
  if (objects.length === 0) return { kind: 'object', fields: [[key, value]] }
  const { fields } = dice.pick(objects)
  fields.splice(dice.below(fields.length + 1), 0, [key, value])
  return tree
}

function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(treeOf) }
  if (typeof value !== 'object' || value === null) return token(JSON.stringify(value) ?? 'null')
  return {
    kind: 'object',
    fields: Object.entries(value).map(([key, inner]) => [JSON.stringify(key), treeOf(inner)]),
  }
}

function textOf(tree: Tree): string {
  switch (tree.kind) {
    case 'token':
      return tree.text
    case 'list':
      return `[${tree.items.map(textOf)}]`
    case 'object':
      return `{${tree.fields.map(([key, value]) => `${key}:${textOf(value)}`)}}`
  }
}

type Slot = { put(value: Tree): void; remove(): void }

/** The places of all parts of a value, however deep. */
function slotsOf(tree: Tree): Slot[] {
  switch (tree.kind) {
    case 'token':
      return []
    case 'list':
      return tree.items.flatMap((item, at) => [
        {
          put: (value) => void tree.items.splice(at, 1, value),
          remove: () => void tree.items.splice(at, 1),
        },
        ...slotsOf(item),
      ])
    case 'object':
      return tree.fields.flatMap(([key, inner], at) => [
        {
          put: (value) => void tree.fields.splice(at, 1, [key, value]),
          remove: () => void tree.fields.splice(at, 1),
        },
        ...slotsOf(inner),
      ])
  }
}

function objectsOf(tree: Tree): Extract<Tree, { kind: 'object' }>[] {
  switch (tree.kind) {
    case 'token':
      return []
    case 'list':
      return tree.items.flatMap(objectsOf)
    case 'object':
      return [tree, ...tree.fields.flatMap(([, value]) => objectsOf(value))]
  }
}
