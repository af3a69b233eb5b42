/**
 * Texts that do not stand alone. The translator of a browser puts an element of its own in the place
 * of each text. React then finds a text only where it is the one child of its element: beside other
 * children React writes into a text that nobody sees any more, and fails to insert before it.
 */
import { parseSync } from 'oxc-parser'
import { isNode, nodesIn, type SyntaxNode } from './syntax.ts'

/** A child of an element; a fixed one is written there, and neither comes nor goes nor changes. */
type Child = { node: SyntaxNode; mayBeText: boolean; isFixed: boolean }

/** The types of names that are no text (web/src/ui/layout/elements.ts). */
const elementTypes = new Set(['Elements', 'ReactElement'])

/** Components that put no element around their children. */
const seeThrough = /(^Suspense|^StrictMode|Context|Provider|Boundary|Place)$/

/** Syntax around an expression that does not change it. */
const wrappers = new Set(['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression'])

/** The places in the sources, such as a.tsx:7, where a text stands beside other children, or has no element of its own. */
export function mixedTexts(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, source]) => {
    const { program } = parseSync(path, source)
    const found = breachesIn(source, { type: 'Program', start: 0, end: source.length, program })
    const lines = found.map(({ start }) => source.slice(0, Number(start)).split('\n').length)
    return [...new Set(lines)].map((line) => `${path}:${line}`)
  })
}

/** @param scope the function that they are in, or the whole file. */
function breachesIn(source: string, scope: SyntaxNode): SyntaxNode[] {
  const text = source.slice(Number(scope.start), Number(scope.end))
  const within = (node: SyntaxNode): SyntaxNode[] => {
    const inner = innerNodes(node).flatMap((one) =>
      one.type === 'FunctionDeclaration' ? breachesIn(source, one) : within(one),
    )
    return [...breaches(node), ...inner]
  }
  return within(scope)

  function breaches(node: SyntaxNode): SyntaxNode[] {
    if (isComponent(node))
      return returnsOf(node).filter((returned) => !isJsx(returned) && mayBeText(returned))
    if (!isJsx(node)) return []
    const children = childrenOf(node)
    // A fragment is no element: its children stand among those around it.
    const isElement = node.type === 'JSXElement' && !seeThrough.test(nameOf(node))
    const isSafe = children.length < 2 || children.every(({ isFixed }) => isFixed)
    if (isElement && isSafe) return []
    return children.flatMap((child) => (child.mayBeText ? [child.node] : []))
  }

  function childrenOf(parent: SyntaxNode): Child[] {
    return nodes(parent.children).flatMap((node): Child[] => {
      if (node.type === 'JSXFragment') return childrenOf(node)
      if (node.type === 'JSXElement') {
        return [{ node, mayBeText: false, isFixed: /^[a-z]/.test(nameOf(node)) }]
      }
      if (node.type === 'JSXText') {
        // A break between lines is no child.
        const isThere = /\S|^[^\n]+$/.test(String(node.value))
        return isThere ? [{ node, mayBeText: true, isFixed: true }] : []
      }
      const { expression } = node
      if (!isNode(expression) || expression.type === 'JSXEmptyExpression') return []
      const isFixed = expression.type === 'Literal'
      return [{ node, mayBeText: mayBeText(expression), isFixed }]
    })
  }

  /** Whether an expression may be a text, as far as syntax and the types of names tell. */
  function mayBeText(node: SyntaxNode): boolean {
    const anyOf = (...some: unknown[]) => some.filter(isNode).some(mayBeText)
    if (node.type === 'JSXElement') return false
    if (node.type === 'JSXFragment') return childrenOf(node).some((child) => child.mayBeText)
    if (wrappers.has(node.type)) return anyOf(node.expression)
    if (node.type === 'ConditionalExpression') return anyOf(node.consequent, node.alternate)
    if (node.type === 'LogicalExpression') {
      return node.operator === '&&' ? anyOf(node.right) : anyOf(node.left, node.right)
    }
    if (node.type === 'Literal') return node.value !== null && typeof node.value !== 'boolean'
    if (node.type === 'Identifier') return !isOfElements(String(node.name))
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return true
    const { callee } = node
    const name = String(isNode(callee.property) ? callee.property.name : callee.name)
    if (name === 'createPortal') return anyOf(nodes(node.arguments)[0])
    if (name === 'map') return nodes(node.arguments).flatMap(returnsOf).some(mayBeText)
    return !isOfElements(name)
  }

  /** Whether a name is nothing, or its type or its value says that it holds elements. */
  function isOfElements(name: string): boolean {
    if (name === 'undefined') return true
    const place = text.includes(`${name}: `) || text.includes(`${name}?: `) ? text : source
    const parameters = '\\((?:[^()]|\\([^()]*\\))*\\)'
    const typed = new RegExp(`\\b${name}(?:${parameters})?\\??: (?:${parameters} => )?(\\w+)`, 'g')
    const types = [...place.matchAll(typed)].map(([, type = '']) => type)
    const value = new RegExp(`\\bconst ${name} =(?:[^\\n;]*&&)?\\s*\\(?\\s*<[A-Za-z]`)
    return types.length > 0 ? types.every((type) => elementTypes.has(type)) : value.test(text)
  }
}

const nodes = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : [])

const isJsx = ({ type }: SyntaxNode) => type === 'JSXElement' || type === 'JSXFragment'

/** The nodes directly in a node. */
function innerNodes(node: SyntaxNode): SyntaxNode[] {
  return nodesIn(node)
    .flatMap((value) => (Array.isArray(value) ? nodes(value) : [value]))
    .filter(isNode)
}

/** 'p' of <p>, 'Part' of <list.Part> */
function nameOf({ openingElement }: SyntaxNode): string {
  const name = isNode(openingElement) ? openingElement.name : undefined
  if (!isNode(name)) return ''
  return String(isNode(name.property) ? name.property.name : name.name)
}

/** Functions are called as components where their names begin with a capital. */
function isComponent({ type, id }: SyntaxNode): boolean {
  return type === 'FunctionDeclaration' && isNode(id) && /^[A-Z]/.test(String(id.name))
}

/** The expressions that a function returns, without those of the functions in it. */
function returnsOf({ body }: SyntaxNode): SyntaxNode[] {
  if (!isNode(body)) return []
  return body.type === 'BlockStatement' ? returnsIn(body) : [body]
}

function returnsIn(node: SyntaxNode): SyntaxNode[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return isNode(node.argument) ? [node.argument] : []
  return innerNodes(node).flatMap(returnsIn)
}
