import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { RestoreState, restoreEndpoint } from '@roomwire/contracts/http/restore.ts'
import { readAnswer } from '../../api/ask.ts'
import { callServer } from '../../api/call.ts'

/** As the server takes them: contracts/src/http/restore.ts, whose schemas the page does not load. */
const [header, partBytes] = ['x-restore-code', 512 * 1024]

type Step = Omit<RequestInput<typeof restoreEndpoint>['body'], 'page'>

/** The name of this page, by which the server tells it from another one that restores. */
const page = Math.random().toString(36).slice(2)

/** Asks how far the restore is, or for its next step. */
export const askRestore = (body: Step): Promise<RestoreState> =>
  callServer<typeof restoreEndpoint>('POST', '/api/restore', { body: { ...body, page } })

/**
 * Sends the file in parts, and one that was lost once more.
 * @param onSent is told how much of it the server has, 0..1
 */
export async function sendBackup(
  file: File,
  code: string,
  onSent: (part: number) => void,
): Promise<void> {
  for (let at = 0; at < file.size || at === 0; ) {
    const part = file.slice(at, at + partBytes)
    const asked = fetch(`/api/restore/file?at=${at}&page=${page}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', [header]: code },
      body: part,
      signal: AbortSignal.timeout(30_000),
    })
    // The server answers with nothing else.
    const { bytes } = (await readAnswer(asked)) as RestoreState
    if (bytes <= at && file.size > 0)
      throw new Error('The server did not take the file. Try again.')
    at = bytes
    onSent(file.size === 0 ? 1 : at / file.size)
    if (file.size === 0) return
  }
}
