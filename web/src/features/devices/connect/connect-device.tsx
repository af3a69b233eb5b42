import { topicOf } from '@roomwire/contracts/device/topics.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isDialled, isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { paths } from '../../../paths.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { saveFile } from '../../../ui/browser/save-file.ts'
import { ThisMachineNotice } from '../../../ui/browser/this-machine.tsx'
import { Button } from '../../../ui/control/button.tsx'
import { CopyButton, CopyLine } from '../../../ui/control/copy-button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { QrCode } from '../../../ui/control/qr-code.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import type { RoomPlace } from '../../rooms/room-place.ts'
import { devicesKey } from '../device-lists.ts'
import { saveDetails } from '../manage/device-calls.ts'
import { ErrorNotice } from '../manage/error-lines.tsx'
import { foundTexts } from '../manage/hub/found-texts.ts'
import { AddressAdvice } from '../manage/network/address-advice.tsx'
import { LaterSlider } from '../plate/later-slider.tsx'
import { Plate } from '../plate/plate.tsx'
import { PlateBars } from '../plate/plate-bars.tsx'
import { type PlateSlots, PlateSlotsContext } from '../plate/plate-slots.ts'
import { useDevice } from '../state/use-device-states.ts'
import { useHomeMessages } from '../state/use-home-messages.ts'
import { useDevices } from '../use-devices.ts'
import styles from './connect-device.module.css'
import { ConnectFirmware } from './connect-firmware.tsx'
import { ConnectionProblem } from './connection-problem.tsx'
import { type ConnectSettings, fillSketch } from './fill-sketch.ts'

/** All that a new device needs to come online, and the wait until it does. */
export function ConnectDevice({
  settings,
  place,
  onDone,
}: {
  settings: ConnectSettings
  place: RoomPlace | null
  /** Ends it once the device is online, where it leads nowhere. */
  onDone?: (() => void) | undefined
}) {
  const { server, identifier, dialect } = settings
  return (
    // A dialog has no room for two columns.
    <div className={onDone ? styles.start : styles.connect}>
      <div className={styles.start}>
        <FirstHello identifier={identifier} place={place} onDone={onDone} />
        {!isDialled(dialect) && <ThisMachineNotice noun="This address" hostname={server} />}
        {dialect === null && <SketchPart settings={settings} />}
      </div>
      {dialect === null ? (
        <OwnSetup settings={settings} />
      ) : (
        <div className={styles.start}>
          <ConnectFirmware dialect={dialect} settings={settings} />
        </div>
      )}
    </div>
  )
}

/** The settings for firmware that its owner writes. */
function OwnSetup({ settings }: { settings: ConnectSettings }) {
  const { server, mqttPort, tls, identifier, secret } = settings
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const { port } = location
  const address = tls ? `${server}:${tls.port}` : `${server}:${mqttPort}`
  const url = `${tls ? 'mqtts' : 'mqtt'}://${identifier}:${secret}@${address}`
  return (
    <section className={styles.part}>
      <h3>Or set it up yourself</h3>
      <CopyLine name="Server" text={server} />
      {tls && <CopyLine name="MQTT port, with TLS" text={String(tls.port)} />}
      {mqttPort !== tls?.port && (
        <CopyLine name={tls ? 'MQTT port, without TLS' : 'MQTT port'} text={String(mqttPort)} />
      )}
      <CopyLine
        name="MQTT over WebSocket"
        text={`${scheme}://${port ? `${server}:${port}` : server}/mqtt`}
      />
      <CopyLine name="User name" text={identifier} />
      <CopyLine name="Password" text={secret} />
      <CopyLine name="Topic to subscribe to" text={topicOf(identifier, 'command')} />
      <CopyLine name="Topic of its first message" text={topicOf(identifier, 'hello')} />
      <CopyLine name="Topic of its pins" text={topicOf(identifier, 'state')} />
      {tls?.authority && (
        <div className={styles.code}>
          <p>A device that uses TLS recognises this server by this certificate.</p>
          <CopyButton look="outline" text={tls.authority} noun="Certificate" />
        </div>
      )}
      <div className={styles.code}>
        <QrCode text={url} label="QR code of server, port, user name and password" />
        <p>
          For a device with a camera or a setup app: server, port, user name and password in one.
        </p>
      </div>
    </section>
  )
}

/** Its pins can be tried at once. */
const trying: PlateSlots = { canSwitch: true, Bars: PlateBars, Slider: LaterSlider }

/** Waits for the device, live, and leads into its room. */
export function FirstHello({
  identifier,
  place,
  onDone,
}: {
  identifier: string
  place: RoomPlace | null
  onDone?: (() => void) | undefined
}) {
  useHomeMessages()
  useDevices()
  const device = useDevice(identifier)
  if (!device?.connected) {
    return (
      <>
        <Notice>{`Waiting for ${identifier} to connect…`}</Notice>
        <ConnectionProblem identifier={identifier} />
      </>
    )
  }
  return (
    <>
      <Notice
        tone="success"
        action={
          onDone ? (
            <Button look="primary" onClick={onDone}>
              Done
            </Button>
          ) : isHub(device.dialect) ? (
            <LinkButton look="primary" to={paths.manageDevices}>
              Open Devices
            </LinkButton>
          ) : place ? (
            <LinkButton look="primary" to={paths.controlPanel} state={place}>
              {`Enter ${place.roomName}`}
            </LinkButton>
          ) : (
            <LinkButton look="primary" to={paths.dashboard}>
              Assign it to a room
            </LinkButton>
          )
        }
      >
        {isHub(device.dialect)
          ? `${identifier} is online. Adopt its boards under Devices, ${foundTexts(device).title}.`
          : `${identifier} is online. Press its first switch.`}
      </Notice>
      {!isHub(device.dialect) && (
        <PlateSlotsContext value={trying}>
          <Plate deviceIdentifier={identifier} />
        </PlateSlotsContext>
      )}
      {!isDialled(device.dialect) && <ReportedAddress device={device} />}
    </>
  )
}

const isAddress = (server: string) => /^[\d.]+$|:/.test(server)

/** The sketch for an ESP32, ready but for the Wi-Fi. */
function SketchPart({ settings }: { settings: ConnectSettings }) {
  const sketch = useQuery({
    queryKey: ['sketch'],
    queryFn: async () => {
      const answer = await fetch('/sketch/roomwire.ino')
      if (!answer.ok) throw new Error(`the sketch was answered with ${answer.status}`)
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const filled = sketch.data && fillSketch(sketch.data, settings)
  return (
    <section className={styles.part}>
      <h3>A sketch for an ESP32</h3>
      <p>
        It contains this device’s settings and pins. Fill in your Wi-Fi, and flash it with the
        libraries PubSubClient and ArduinoJson.
      </p>
      {settings.tls?.authority && isAddress(settings.server) && (
        <p>It uses TLS. To connect by IP address, it needs the board package esp32 3.0 or later.</p>
      )}
      {sketch.isError && <Notice tone="fault">The sketch could not be loaded.</Notice>}
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={!filled}
          onClick={() => filled && saveFile(sketchName(settings), 'text/plain', filled)}
        >
          Download the sketch
        </Button>
        {filled && <CopyButton look="outline" text={filled} noun="Sketch" />}
      </div>
    </section>
  )
}

/** A folder of the Arduino IDE has the name of its sketch: letters, digits, dash and underscore. */
const sketchName = ({ identifier }: ConnectSettings) =>
  `${identifier.replaceAll(/[^\w-]/g, '_')}.ino`

/** The address that a new device reports, in the place of the one that was typed. */
function ReportedAddress({
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
        label="Reported IP"
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
