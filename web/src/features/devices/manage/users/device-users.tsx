import type { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { errorMessage } from '../../../../api/call-failed.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { usePerson } from '../../../sign-in/use-auth.ts'
import { deviceUsersKey } from '../../device-lists.ts'
import { pinLabel } from '../../plate/pin-text.ts'
import { pinsShown } from '../../plate/pins-shown.ts'
import { pinOf } from '../../state/pins-of.ts'
import facts from '../panel/hardware-part.module.css'
import part from '../panel/panel-part.module.css'
import { deviceUserText } from './device-user-text.ts'

/** 'Who can use this': everybody who may use a device at some time, also by a pass, and why. */
export function DeviceUsers({ device }: { device: Device }) {
  const { deviceIdentifier, kind } = device
  const [pin, setPin] = useState<PinKey>()
  const users = useQuery({
    queryKey: [...deviceUsersKey, deviceIdentifier, pin],
    queryFn: async () => {
      const query = { device_identifier: deviceIdentifier, ...(pin && { pin }) }
      return callServer<typeof explainAccessEndpoint>('GET', '/api/access/explain', { query })
    },
    staleTime: 0,
  })
  const pins = pinsShown(device)
  const choice = pins.length > 1 && (
    <SelectField
      label="Switch"
      value={pin ?? ''}
      onChange={({ target }) => setPin(pins.find((one) => one === target.value))}
    >
      <option value="">Any of them</option>
      {pins.map((one) => (
        <option key={one} value={one}>
          {pinLabel(kind, one, pinOf(device, one)?.name)}
        </option>
      ))}
    </SelectField>
  )
  return (
    <>
      {choice}
      <Users device={device} users={users} />
    </>
  )
}

type Users = Reply<typeof explainAccessEndpoint>

function Users({ device, users }: { device: Device; users: UseQueryResult<Users> }) {
  const zone = usePerson().homeTimeZone
  if (users.isPending) return <p className={part.note}>Checking who uses it…</p>
  if (!users.data) {
    return (
      <Notice tone="fault" action={<Button onClick={() => users.refetch()}>Try again</Button>}>
        {errorMessage(users.error, 'Could not load who can use it')}
      </Notice>
    )
  }
  return <UserList device={device} users={users.data} zone={zone} />
}

function UserList({ device, users, zone }: { device: Device; users: Users; zone: string | null }) {
  return (
    <dl className={facts.facts}>
      {users.people.map((user) => (
        <User key={user.user_id} name={user.username} text={deviceUserText(user, device, zone)} />
      ))}
      {users.passes.map((pass) => (
        <User
          key={`pass ${pass.pass_id}`}
          name={pass.label}
          text={deviceUserText(pass, device, zone)}
        />
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
