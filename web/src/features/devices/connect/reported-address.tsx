import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { announce } from '../../../ui/focus/announce.ts'
import { devicesKey } from '../device-lists.ts'
import { saveDetails } from '../manage/device-calls.ts'
import { ErrorNotice } from '../manage/error-lines.tsx'
import { AddressAdvice } from '../manage/network/address-advice.tsx'

/** The address that a new device reports, in the place of the one that was typed. */
export function ReportedAddress({
  device: { deviceIdentifier, ipAddress, local_ip },
}: {
  device: Pick<Device, 'deviceIdentifier' | 'ipAddress' | 'local_ip'>
}) {
  const queries = useQueryClient()
  const offline = useOffline()
  const advice = useRef<HTMLParagraphElement>(null)
  const saving = useMutation({
    mutationFn: (ip: string) =>
      saveDetails({ device_identifier: deviceIdentifier, device_local_IP: ip }),
    onSuccess: async (_reply, ip) => {
      await queries.invalidateQueries({ queryKey: devicesKey })
      advice.current?.focus()
      announce(`IP ${ip} saved`)
    },
  })
  if (!ipAddress) return null
  return (
    <>
      <AddressAdvice
        what="Reported IP"
        address={ipAddress}
        ip={saving.isSuccess ? saving.variables : (local_ip ?? '')}
        disabled={offline || saving.isPending}
        adviceRef={advice}
        onUse={(ip) => saving.mutate(ip)}
      />
      {saving.error && <ErrorNotice error={saving.error} />}
    </>
  )
}
