import type { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/error-message.ts'
import { bidiIsolate } from '../../../../ui/bidi-isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { deviceUsersKey } from '../../device-lists.ts'
import facts from '../panel/hardware-part.module.css'
import part from '../panel/panel-part.module.css'
import { deviceUserText } from './device-user-text.ts'

/** 'Who can use this': everybody who may use a device at some time, also by a pass, and why. */
export function DeviceUsers({ device }: { device: Device }) {
  const { deviceIdentifier } = device
  const users = useQuery({
    queryKey: [...deviceUsersKey, deviceIdentifier],
    queryFn: async () => {
      const query = { device_identifier: deviceIdentifier }
      return callServer<typeof explainAccessEndpoint>('GET', '/api/access/explain', { query })
    },
    staleTime: 0,
  })
  if (users.isPending) return <p className={part.note}>Looking at who uses it…</p>
  if (!users.data) {
    return (
      <Notice tone="fault" action={<Button onClick={() => users.refetch()}>Try again</Button>}>
        {errorMessage(users.error, 'Could not find out who can use it')}
      </Notice>
    )
  }
  return (
    <dl className={facts.facts}>
      {users.data.people.map((user) => (
        <User key={user.user_id} name={user.username} text={deviceUserText(user, device)} />
      ))}
      {users.data.passes.map((pass) => (
        <User key={`pass ${pass.pass_id}`} name={pass.label} text={deviceUserText(pass, device)} />
      ))}
    </dl>
  )
}

function User({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{bidiIsolate(name)}</dt>
      <dd>{text}</dd>
    </div>
  )
}
