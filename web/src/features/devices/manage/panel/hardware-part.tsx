import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { ReactNode } from 'react'
import { Time } from '../../../../ui/time/time.tsx'
import { ageOf, dayAndTime } from '../../../../ui/time/time-text.ts'
import { useNow } from '../../../../ui/time/use-now.ts'
import styles from './hardware-part.module.css'
import { memoryText, signalText, uptimeText } from './hardware-text.ts'
import part from './panel-part.module.css'

/** 'ESP32 details' (MANAGE-5): the values that the device itself reports. */
export function HardwarePart({ device }: { device: Device }) {
  const { connected, firmware, uptimeSeconds, rssi, freeMemoryBytes, lastSeenAt } = device
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Connection">{connected ? 'Connected' : 'Not connected'}</Fact>
        <Fact name="Firmware version">{firmware}</Fact>
        <Fact name="Uptime">{uptimeSeconds === null ? null : uptimeText(uptimeSeconds)}</Fact>
        <Fact name="Wi-Fi signal">{rssi === null ? null : signalText(rssi)}</Fact>
        <Fact name="Free memory">
          {freeMemoryBytes === null ? null : memoryText(freeMemoryBytes)}
        </Fact>
        <Fact name="IP address">
          {device.ipAddress && <span className={styles.ip}>{device.ipAddress}</span>}
        </Fact>
        <Fact name="Last seen">{lastSeenAt === null ? null : <Age at={lastSeenAt} />}</Fact>
      </dl>
      {!connected && lastSeenAt !== null && (
        <p className={part.note}>These values are from the last connection.</p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <span className={styles.missing}>Not reported</span>}</dd>
    </div>
  )
}

function Age({ at }: { at: number }) {
  const now = useNow()
  return (
    <Time at={at} title={dayAndTime(at)}>
      {ageOf(at, now)}
    </Time>
  )
}
