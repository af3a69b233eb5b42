import { createInterface } from 'node:readline/promises'

/** Asks the person at the command line, or reads the next line of what is piped in. Empty where nothing comes. */
export async function askLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const last = new Promise<string>((resolve) => {
    lines.once('line', resolve) // One without an end of line does not answer the question.
    lines.once('close', () => resolve(''))
  })
  try {
    return (await Promise.race([lines.question(question), last])).trim()
  } finally {
    lines.close()
  }
}
