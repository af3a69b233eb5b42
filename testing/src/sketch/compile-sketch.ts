import { execFileSync } from 'node:child_process'

const flags = ['-std=c++17', '-fsyntax-only', '-Wall', '-Wextra', '-Werror']

/**
 * Compiles a sketch for an ESP32 against the signatures of its libraries, which stand beside
 * this file. @throws Error with what the compiler says.
 */
export function compileSketch(sketch: string): void {
  const from = ['-I', import.meta.dirname, '-include', 'Arduino.h', '-x', 'c++', '-']
  execFileSync('g++', [...flags, ...from], { input: sketch, stdio: ['pipe', 'pipe', 'pipe'] })
}
