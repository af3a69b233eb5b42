import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '../fixtures/scratch.ts'

const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror']
const stdio: ['pipe', 'pipe', 'pipe'] = ['pipe', 'pipe', 'pipe']

/**
 * Compiles a sketch for an ESP32 against the signatures of its libraries, which stand beside
 * this file. @throws Error with what the compiler says.
 */
export function compileSketch(sketch: string): void {
  const from = ['-I', import.meta.dirname, '-include', 'Arduino.h', '-x', 'c++', '-']
  execFileSync('g++', [...flags, '-fsyntax-only', ...from], { input: sketch, stdio })
}

/**
 * Runs the first rounds of a sketch on a board that checks its GPIOs (`board.cpp`).
 * @throws Error with what the compiler or the board says.
 */
export function runSketch(sketch: string): void {
  const folder = mkdtempSync(join(scratch, 'roomwire-sketch-'))
  try {
    const [source, program] = [join(folder, 'sketch.ino'), join(folder, 'board')]
    writeFileSync(source, sketch)
    const board = ['-I', import.meta.dirname, `-DSKETCH="${source}"`]
    const file = join(import.meta.dirname, 'board.cpp')
    execFileSync('g++', ['-std=c++17', ...board, file, '-o', program], { stdio })
    execFileSync(program, { stdio })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
