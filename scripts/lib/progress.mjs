/**
 * Shows that something takes its time: on a terminal one line that counts the
 * seconds, elsewhere (a log) a line every five.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const onTerminal = process.stdout.isTTY
  const start = Date.now()
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`
  const say = onTerminal
    ? (/** @type {string} */ text) => process.stdout.write(`\r\x1b[K${text}`)
    : (/** @type {string} */ text) => process.stdout.write(`${text}\n`)
  say(`${title} …`)
  const ticking = setInterval(() => say(`${title} … ${seconds()}`), onTerminal ? 1000 : 5000)
  try {
    const result = await work()
    say(`${title}: done in ${seconds()}`)
    return result
  } catch (error) {
    say(`${title}: failed after ${seconds()}`)
    throw error
  } finally {
    clearInterval(ticking)
    if (onTerminal) process.stdout.write('\n')
  }
}
