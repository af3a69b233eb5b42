import { Notice } from '../control/notice.tsx'

/** Whether a page was opened by a name that every machine has for itself. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Warns that an address which this page gives is of no use to a phone or a device. */
export function ThisMachineNotice({
  noun,
  hostname = location.hostname,
}: {
  noun: string
  /** The host in the address. */
  hostname?: string
}) {
  if (!isThisMachine(hostname)) return null
  return (
    <Notice>
      <span>{`${noun} works on this machine only. For phones and devices, start the server with `}</span>
      <b translate="no">--host 0.0.0.0</b>
      <span>.</span>
    </Notice>
  )
}
