import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/* The programs that back a home up and restore it, as their operator runs them. */

/** The outside of a program, beside its arguments. */
type Outside = { nodeArgs?: string[]; env?: Record<string, string> }

/** How the disk of a program fails (fixtures/faulty-disk.ts): at its step of this number, from 1. */
export type DiskFault = { fault: 'kill' | 'full' | 'none'; at: number; stepsFile?: string }

const faultyDisk = join(import.meta.dirname, '../fixtures/faulty-disk.ts')

export const withFault = ({ fault, at, stepsFile = '' }: DiskFault): Outside => ({
  nodeArgs: ['--import', faultyDisk],
  env: { FAULT: fault, FAULT_AT: String(at), FAULT_STEPS: stepsFile },
})

/** Runs a program; what it asks for is typed as soon as it has said what `typed` needs. */
export async function run(
  program: 'backup' | 'restore' | 'move' | 'certificate' | 'audit-verify',
  args: string[],
  typed: (said: string) => string | undefined = () => '',
  { nodeArgs = [], env }: Outside = {},
) {
  const file = join(import.meta.dirname, `../../../server/src/cli/${program}.ts`)
  const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
    env: { ...process.env, ...env },
  })
  child.stdin.on('error', () => undefined) // It may end before it has read the answer.
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
    const answer = typed(said)
    if (answer !== undefined && child.stdin.writable) child.stdin.end(`${answer}\n`)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, said }
}

/** The recovery key that a program has shown. */
export const secretIn = (said: string) => /AGE-SECRET-KEY-1\w+/.exec(said)?.[0]

/** Makes the recovery key of a home, and returns it. */
export async function makeKey(data: string): Promise<string> {
  const { code, said } = await run('backup', ['--new-key', '--data', data], secretIn)
  if (code !== 0) throw new Error(`There is no recovery key: ${said}`)
  return secretIn(said) ?? ''
}

export const backUp = (data: string, place: string, ...more: string[]) =>
  run('backup', ['--data', data, '--to', place, ...more])

export const restore = (file: string, key: string, data: string) =>
  run('restore', ['--from', file, '--data', data], () => key)

export function onlyBackupIn(place: string): string {
  const [name, ...others] = readdirSync(place).filter((one) => one.endsWith('.age'))
  if (name === undefined || others.length > 0) throw new Error('There is not one backup')
  return join(place, name)
}
