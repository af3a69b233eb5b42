import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { exportDataEndpoint, exportMoreEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { type ApiCaller, callApi } from './api-client.ts'

type Lists = Reply<typeof exportMoreEndpoint>

/**
 * Copies all data of a person, part after part.
 * @param onPart hears of each part before the next one is asked for
 */
export async function wholeExport(
  caller: ApiCaller,
  password: string,
  onPart: (part: Lists) => Promise<void> | void = () => undefined,
): Promise<Reply<typeof exportDataEndpoint>> {
  const whole = await callApi(caller, exportDataEndpoint, { body: { password } })
  await onPart(whole)
  for (let next = whole.next; next !== null; ) {
    const part: Lists = await callApi(caller, exportMoreEndpoint, { body: { next } })
    await onPart(part)
    whole.sessions.push(...part.sessions)
    whole.favourites.push(...part.favourites)
    whole.join_codes.push(...part.join_codes)
    whole.letters.push(...part.letters)
    whole.commands.push(...part.commands)
    whole.devices.push(...part.devices)
    whole.room_photos.push(...part.room_photos)
    whole.measured.push(...part.measured)
    whole.events.push(...part.events)
    next = part.next
  }
  return whole
}
