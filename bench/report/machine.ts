import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { cores } from '../load/cores.ts'

/* The conditions of a figure, which cannot be seen in it. */

const usualPinning = cores.isPinned
  ? 'server on core 0, generator on core 1'
  : 'nothing pinned to a core: there is no taskset, or one core only'

/**
 * One paragraph: machine, pinning, versions, date and command.
 * @param others name and version of servers that package.json does not pin
 */
export function conditions(
  command: string,
  now: Date,
  others: readonly string[],
  pinning = usualPinning,
): string {
  const model = cpus()[0]?.model.trim() || 'unknown CPU'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const machine = `${availableParallelism()} cores (${model}), ${memory}, ${process.platform} ${process.arch}`
  return `Measured ${now.toISOString().slice(0, 10)} with \`${command}\` at ${commit()}, on ${machine}; ${pinning}. ${[...versions(), ...others].join(', ')}.`
}

function versions(): string[] {
  const { node, sqlite = 'unknown' } = process.versions
  const packages = ['aedes', 'ws', 'zod'].map((name) => `${name} ${versionOf(name)}`)
  return [`Node ${node}`, `SQLite ${sqlite}`, ...packages]
}

/** As package.json pins it: not every package lets others read its own. */
function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  )
  return devDependencies[name] ?? 'unknown'
}

/** The commit, with a mark when files have been changed since. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
  } catch {
    return 'an unknown commit'
  }
}
