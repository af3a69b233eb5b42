/** The common part of all commands of these scripts: the Node they need, and how they fail. */

const oldestNode = 20

/** A failure whose message says all a person needs: shown without a stack. */
export class Failure extends Error {}

/** @param {() => Promise<number>} work resolves to the exit code */
export async function command(work) {
  try {
    requireNode(process.versions.node)
    process.exitCode = await work()
  } catch (error) {
    console.error(shown(error))
    process.exitCode = 1
  }
}

/**
 * An error as a person sees it: in words where these say all, else with its stack.
 * @param {unknown} error
 */
export function shown(error) {
  if (error instanceof Failure) return `\n${error.message}`
  const isOfOptions =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  // The rest of parseArgs' message is about a case that these commands do not have.
  return isOfOptions ? `\n${error.message.split('. ')[0]}. --help lists all options.` : error
}

/** @param {string} version */
export function requireNode(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return
  throw new Failure(
    `Roomwire needs Node ${oldestNode} or newer to start; this is Node ${version}.\n` +
      'Install one from https://nodejs.org and run the command again.',
  )
}
