import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/*
 * The server has core 0 for itself and the generator core 1, so that neither takes from the other
 * and each server is measured on exactly one core.
 */

// The cores of the machine count, not those of this process: the generator runs on one, and starts the server.
const isPinned = cpus().length >= 2 && hasTaskset()

/** The start of a command that runs on its core; empty where cores cannot be given. */
export const cores: { isPinned: boolean; server: string[]; generator: string[] } = {
  isPinned,
  server: isPinned ? ['taskset', '-c', '0'] : [],
  generator: isPinned ? ['taskset', '-c', '1'] : [],
}

/** Gives this process, should it be the generator itself, the generator's core. */
export function moveToGeneratorCore(): void {
  if (isPinned) execFileSync('taskset', ['-a', '-p', '-c', '1', `${process.pid}`])
}

/**
 * Lets what helps the main thread of a started server (compiling, collecting garbage) run on the
 * generator's core too, as on a box of two cores; the main thread keeps its own.
 */
export function giveSecondCore({ pid }: { pid: number }): void {
  if (!isPinned) return
  execFileSync('taskset', ['-a', '-p', '-c', '0,1', `${pid}`])
  execFileSync('taskset', ['-p', '-c', '0', `${pid}`])
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
