import { parseSync } from 'oxc-parser'
import { type Binding, openScope, resolveName, type Scope } from './name-scopes.ts'
import { isNode, nodesIn, type SyntaxNode } from './syntax.ts'
import {
  chainOf,
  isTitled,
  keyOf,
  literalText,
  locatorMethods,
  passesOn,
  rowMethods,
  saysAbsent,
  waitsForAbsence,
  withoutCast,
  withoutDefault,
} from './test-syntax.ts'

/*
 * Which texts tests really assert: literals that flow into a matcher of `expect`,
 * or into a locator of a page, directly or through constants, tables and helper
 * functions. A text that a test sends, a title or a comment asserts nothing, and
 * neither does a text that is expected to be absent.
 */

export type SourceFile = { path: string; source: string }

/** Every asserted text of these files, as it is written; `valueMark` stands where a value is put in. */
export function assertedTexts(files: readonly SourceFile[]): Set<string> {
  const programs = files.map(({ path, source }) => parseSync(path, source).program)
  const flow = new TextFlow()
  // Each round follows the flow one step back: from a matcher to a parameter, from there to its callers.
  for (let before = -1; flow.progress() !== before; ) {
    before = flow.progress()
    for (const program of programs) flow.read(program, null, false)
  }
  return flow.texts
}

class TextFlow {
  readonly texts = new Set<string>()
  #scopes = new WeakMap<SyntaxNode, Scope>()
  #exports = new Map<string, Binding>()
  #assertedNames = 0

  progress(): number {
    return this.texts.size + this.#assertedNames + this.#exports.size
  }

  /** @param asserted whether the value of the node is asserted. */
  read(node: unknown, outer: Scope | null, asserted: boolean): void {
    if (Array.isArray(node)) {
      for (const one of node) this.read(one, outer, asserted)
      return
    }
    if (!isNode(node)) return
    const scope = this.#scopeIn(node, outer)
    if (asserted) this.#take(node, scope)
    if (node.type === 'CallExpression') this.#readCall(node, scope, asserted)
    else if (node.type === 'VariableDeclarator') this.#readVariable(node, scope)
    else if (node.type === 'ForOfStatement') this.#readLoop(node, scope)
    else if (node.type === 'Property') this.read(node.value, scope, asserted)
    else {
      const isPassed = asserted && passesOn(node)
      for (const inner of nodesIn(node)) this.read(inner, scope, isPassed)
    }
  }

  #take(node: SyntaxNode, scope: Scope | null): void {
    const text = literalText(node)
    if (text !== undefined) this.texts.add(text)
    if (node.type !== 'Identifier') return
    const binding = resolveName(node, scope)
    if (!binding || binding.isAsserted) return
    binding.isAsserted = true
    this.#assertedNames += 1
  }

  #readCall(call: SyntaxNode, scope: Scope | null, asserted: boolean): void {
    const given = nodesOf(call.arguments)
    const chain = chainOf(call.callee)
    const method = chain.at(-1) ?? ''
    // The gate does not run it.
    if (chain[0] === 'onlyInProve') return
    if (chain[0] === 'expect') {
      if (saysAbsent(chain, given)) return
      this.read(call.callee, scope, false)
      // In `expect(subject, message)` nothing is asserted yet: the matcher after it does.
      this.read(given, scope, chain.length > 1 && method !== 'poll')
    } else if (isTitled(chain)) {
      this.#readTable(call.callee, given[1], scope)
      this.read(given.slice(1), scope, false)
    } else if (!waitsForAbsence(method, given[0])) {
      if (isNode(call.callee) && rowMethods.has(method))
        this.#passRows(given[0], call.callee.object, scope)
      this.read(call.callee, scope, asserted && method !== chain[0])
      if (locatorMethods.has(method)) this.read(given, scope, true)
      else this.#readArguments(call, given, scope, asserted)
    }
  }

  #readArguments(
    { callee }: SyntaxNode,
    given: readonly SyntaxNode[],
    scope: Scope | null,
    asserted: boolean,
  ): void {
    const called = isNode(callee) ? this.#declared(callee, scope)?.made : undefined
    for (const [at, value] of given.entries()) {
      if (called) this.#pass(nodesOf(called.params)[at], this.#scopes.get(called), value, scope)
      else this.read(value, scope, asserted)
    }
  }

  /** A value goes to a pattern: each part of it is asserted where the name that it gets is. */
  #pass(
    pattern: unknown,
    patternScope: Scope | null | undefined,
    value: unknown,
    scope: Scope | null,
  ): void {
    const target = withoutDefault(pattern)
    const given = withoutCast(value)
    if (target?.type === 'ArrayPattern' && given?.type === 'ArrayExpression') {
      for (const [at, element] of listOf(given.elements).entries())
        this.#pass(listOf(target.elements)[at], patternScope, element, scope)
    } else if (target?.type === 'ObjectPattern' && given?.type === 'ObjectExpression') {
      for (const property of nodesOf(given.properties)) {
        const named = nodesOf(target.properties).find((one) => keyOf(one) === keyOf(property))
        this.#pass(named?.value, patternScope, property.value, scope)
      }
    } else {
      const binding = target?.type === 'Identifier' && resolveName(target, patternScope ?? null)
      this.read(value, scope, binding ? binding.isAsserted : false)
    }
  }

  #readVariable({ id, init }: SyntaxNode, scope: Scope | null): void {
    this.#pass(id, scope, init, scope)
  }

  #readLoop({ left, right, body }: SyntaxNode, scope: Scope | null): void {
    const [variable] = isNode(left) ? nodesOf(left.declarations) : []
    for (const row of this.#rowsOf(right, scope)) this.#pass(variable?.id, scope, row, scope)
    this.read([right, body], scope, false)
  }

  /** `test.each(table)(title, (row) => …)`: rows go to a parameter, or their cells to one each. */
  #readTable(callee: unknown, run: unknown, scope: Scope | null): void {
    if (!isNode(callee) || callee.type !== 'CallExpression' || !isNode(run)) return
    const [table] = nodesOf(callee.arguments)
    const inner = this.#scopeIn(run, scope)
    const parameters = nodesOf(run.params)
    const isSpread = chainOf(callee.callee).at(-1) === 'each'
    for (const row of this.#rowsOf(table, scope)) {
      const cells = withoutCast(row)
      if (isSpread && cells?.type === 'ArrayExpression') {
        for (const [at, cell] of nodesOf(cells.elements).entries())
          this.#pass(parameters[at], inner, cell, scope)
      } else this.#pass(parameters[0], inner, row, scope)
    }
  }

  #passRows(run: unknown, table: unknown, scope: Scope | null): void {
    if (!isNode(run) || nodesOf(run.params).length === 0) return
    const inner = this.#scopeIn(run, scope)
    for (const row of this.#rowsOf(table, scope))
      this.#pass(nodesOf(run.params)[0], inner, row, scope)
  }

  #rowsOf(table: unknown, scope: Scope | null): SyntaxNode[] {
    const node = withoutCast(table)
    if (node?.type === 'Identifier') return this.#rowsOf(this.#declared(node, scope)?.value, scope)
    return node?.type === 'ArrayExpression' ? nodesOf(node.elements) : []
  }

  /** What a name stands for, in this file or in the one that it is imported from. */
  #declared(node: SyntaxNode, scope: Scope | null): Binding | undefined {
    const binding = resolveName(node, scope)
    return binding?.imported === undefined ? binding : this.#exports.get(binding.imported)
  }

  #scopeIn(node: SyntaxNode, outer: Scope | null): Scope | null {
    const known = this.#scopes.get(node)
    if (known) return known
    const scope = openScope(node, outer, this.#exports)
    if (scope) this.#scopes.set(node, scope)
    return scope ?? outer
  }
}

/** The elements of a list, its holes among them. */
function listOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : []
}

function nodesOf(list: unknown): SyntaxNode[] {
  return listOf(list).filter(isNode)
}
