import type { deviceConnectionEndpoint } from '@roomwire/contracts/http/devices.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import { devicesKey } from '../device-lists.ts'
import { connectRefusalTexts } from './connect-refusal-text.ts'

/** The interval of questions, ms: the person who looks is setting the device up. */
const everyMs = 5_000

/** The problem that keeps a device from connecting, for those who manage the home; nothing where there is none. */
export function ConnectionProblem({ identifier }: { identifier: string }) {
  const { data } = useQuery({
    queryKey: [...devicesKey, identifier, 'connection'],
    queryFn: () =>
      callServer<typeof deviceConnectionEndpoint>('GET', '/api/devices/connection', {
        query: { device_identifier: identifier },
      }),
    refetchInterval: everyMs,
  })
  if (!data) return null
  const { refused, shared } = data
  return (
    <>
      {shared && <Notice tone="fault">{sharedText(shared.addresses)}</Notice>}
      {refused && (
        <Notice tone="fault">
          {`${refused.why.startsWith('node_') ? 'Not connected' : 'Connection refused'}, ${dayAndTime(refused.at)}: ${connectRefusalTexts[refused.why]}.`}
        </Notice>
      )}
    </>
  )
}

/** The text about boards that take the connection from each other. */
function sharedText([one, other]: readonly string[]): string {
  const where = other ? `${one} and ${other}` : `both at ${one}`
  return `Two devices use this secret, ${where}. Register one of them separately.`
}
