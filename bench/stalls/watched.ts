import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { StallAnswer, StallQuestion, WatchedPorts } from './watched-server.ts'

export type Watched = Awaited<ReturnType<typeof startWatched>>

/**
 * Starts a watched server on a data folder.
 * @param profiles the folder for a profile of its processor time; none without it
 */
export async function startWatched(data: string, profiles?: string) {
  const execArgv = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
  const program = new URL('./watched-server.ts', import.meta.url)
  const child: ChildProcess = fork(program, [data], { execArgv })
  const ended = once(child, 'exit')
  // It says nothing else before it is asked.
  const [{ port, mqttPort }] = (await Promise.race([once(child, 'message'), ended])) as [
    WatchedPorts,
  ]
  return {
    url: `http://127.0.0.1:${port}`,
    mqttUrl: `mqtt://127.0.0.1:${mqttPort}`,
    ended,
    async ask(question: StallQuestion): Promise<StallAnswer> {
      const answer = once(child, 'message')
      child.send(question)
      const [said] = (await answer) as [StallAnswer] // The child answers each question once.
      return said
    },
    stop: () => void child.kill('SIGTERM'),
  }
}
