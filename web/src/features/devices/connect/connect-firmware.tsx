import { type Dialect, isDialled } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { ReactNode } from 'react'
import { isLocalName } from '../../../api/link-origin.ts'
import { useBroker } from '../../../api/use-server-address.ts'
import { isThisMachine } from '../../../ui/browser/this-machine.tsx'
import { CopyButton, CopyLine } from '../../../ui/control/copy-button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { brokerFault } from './broker-fault.ts'
import styles from './connect-device.module.css'
import type { ConnectSettings } from './fill-sketch.ts'
import { shellyCall, tasmotaLine, zigbeeBlock } from './firmware-settings.ts'

/** The settings that a board with stock firmware wants, ready to copy. */
export function ConnectFirmware({
  dialect,
  settings,
}: {
  dialect: Dialect
  settings: ConnectSettings
}) {
  const { tls, mqttPort, server } = settings
  return (
    <>
      {tls?.port === mqttPort && !isDialled(dialect) && (
        <Notice tone="fault">
          This server accepts devices over TLS only, and these steps do not set up TLS. To let
          devices of your network in without it, start the server with --plain-mqtt network.
        </Notice>
      )}
      {!isDialled(dialect) && <NameNotice server={server} />}
      {dialect === 'tasmota' && <Tasmota settings={settings} />}
      {dialect === 'shelly' && <Shelly settings={settings} />}
      {dialect === 'shelly_gen1' && <ShellyGen1 settings={settings} />}
      {dialect === 'zigbee2mqtt' && <Zigbee2Mqtt settings={settings} />}
      {dialect === 'esphome' && <EspHome settings={settings} />}
      {dialect === 'broker' && <Broker />}
    </>
  )
}

/** Says that a name of the local network has made way for an address, or that it should. */
function NameNotice({ server }: { server: string }) {
  const { hostname } = location
  if (isThisMachine(hostname) || !isLocalName(hostname)) return null
  return (
    <Notice>
      {server === hostname
        ? `Most boards cannot look up ${server} by name. Use the IP address of this server instead.`
        : `Most boards cannot look up ${hostname} by name, so these settings have ${server}. If this server runs in a container, use the IP address of its machine instead.`}
    </Notice>
  )
}

/** The one line that the console of Tasmota takes, or its form field by field. */
function Tasmota({ settings }: { settings: ConnectSettings }) {
  const { server, mqttPort, identifier, secret, ip } = settings
  return (
    <>
      <section className={styles.part}>
        <h3>One line for its console</h3>
        <p>
          Open the board’s own page, choose <b>Tools</b>, then <b>Console</b>, paste this line and
          press Enter. The board restarts and connects by itself.
        </p>
        <LineToCopy
          text={tasmotaLine(settings)}
          noun="Line"
          page={<PageOfBoard ip={ip} path="/cs" text="Open its console" />}
        />
      </section>
      <section className={styles.part}>
        <h3>Or in its settings, under Configure MQTT</h3>
        <CopyLine name="Host" text={server} />
        <CopyLine name="Port" text={String(mqttPort)} />
        <CopyLine name="User" text={identifier} />
        <CopyLine name="Password" text={secret} />
        <p>
          Leave the rest as it is. Relays, fan, light and sensors appear here as soon as the board
          connects.
        </p>
      </section>
    </>
  )
}

/** The settings of a Shelly field by field, or the call that sets them. */
function Shelly({ settings }: { settings: ConnectSettings }) {
  const { server, mqttPort, identifier, secret, ip } = settings
  return (
    <>
      <section className={styles.part}>
        <h3>In its settings, under MQTT</h3>
        <p>
          Open the device’s own page, choose <b>Settings</b>, then <b>MQTT</b>. Enable it, fill in
          these fields, save, and reboot the device.
        </p>
        <CopyLine name="Server" text={`${server}:${mqttPort}`} />
        <CopyLine name="Username" text={identifier} />
        <CopyLine name="Password" text={secret} />
        <p>
          Leave ‘RPC status notifications’ on, and the rest as it is. Switches and readings appear
          here as soon as the device connects.
        </p>
        <div className={styles.actions}>
          <PageOfBoard ip={ip} path="/" text="Open its page" />
        </div>
      </section>
      <section className={styles.part}>
        <h3>Or with two calls from a terminal</h3>
        <LineToCopy text={shellyCall(settings)} noun="Calls" />
      </section>
    </>
  )
}

/** The settings of a Shelly of the first generation, field by field. */
function ShellyGen1({ settings }: { settings: ConnectSettings }) {
  const { server, mqttPort, identifier, secret, ip } = settings
  return (
    <section className={styles.part}>
      <h3>In its settings, under Internet & Security</h3>
      <p>
        Open the device’s own page, choose <b>Internet & Security</b>, then <b>Advanced</b>. Enable
        MQTT there, fill in these fields, and save. The device restarts.
      </p>
      <CopyLine name="Username" text={identifier} />
      <CopyLine name="Password" text={secret} />
      <CopyLine name="IP address : port" text={`${server}:${mqttPort}`} />
      <p>
        Leave the rest as it is. With MQTT on, the device leaves the Shelly cloud. Outputs and
        readings appear here as soon as it connects.
      </p>
      <div className={styles.actions}>
        <PageOfBoard ip={ip} path="/" text="Open its page" />
      </div>
    </section>
  )
}

/** A broker wants nothing: the server dials it. */
function Broker() {
  const state = useBroker()
  return (
    <section className={styles.part}>
      <h3>Nothing to set up</h3>
      <p>
        The server connects to the broker by itself. ‘Found on the broker’ in the settings of this
        device then has the devices that tell Home Assistant there what they are. You make devices
        of them one by one.
      </p>
      <p>
        Whoever has a login of that broker can switch these devices, and can say anything in their
        name. Their changes stand in the activity as ‘by the broker’.
      </p>
      {(state === 'refused' || state === 'unreachable') && (
        <Notice tone="fault">{brokerFault[state]}</Notice>
      )}
    </section>
  )
}

/** The part of the configuration of Zigbee2MQTT that says where it connects. */
function Zigbee2Mqtt({ settings }: { settings: ConnectSettings }) {
  return (
    <section className={styles.part}>
      <h3>In its configuration.yaml</h3>
      <p>
        Put these lines in the place of the part <b>mqtt:</b> there, and restart Zigbee2MQTT. Keep
        its <b>base_topic</b> if it has one of its own. Programs that it told of its boards by
        another broker do not hear of them any more.
      </p>
      <LineToCopy text={zigbeeBlock(settings)} noun="Lines" />
      <p>
        Then open this hub under <b>Devices</b>: ‘Found by the hub’ has its boards, of which you
        make devices one by one.
      </p>
    </section>
  )
}

/** The part of a node's YAML that lets this server in, where it does not connect. */
function EspHome({ settings: { ip } }: { settings: ConnectSettings }) {
  return (
    <section className={styles.part}>
      <h3>If it does not connect</h3>
      <p>
        {`The node must have the address ${ip}, and these lines in its YAML, with its own key. Without encryption this server sends it nothing.`}
      </p>
      <LineToCopy
        text={'api:\n  encryption:\n    key: "…"'}
        noun="Lines"
        page={<PageOfBoard ip={ip} path="/" text="Open its page" />}
      />
      <p>A node that sleeps is reached while it is awake. The server goes on trying.</p>
    </section>
  )
}

function LineToCopy({ text, noun, page }: { text: string; noun: string; page?: ReactNode }) {
  return (
    <>
      <pre className={styles.line} translate="no">
        {text}
      </pre>
      <div className={styles.actions}>
        <CopyButton look="outline" text={text} noun={noun} />
        <span>{page}</span>
      </div>
    </>
  )
}

function PageOfBoard({ ip, path, text }: { ip: string; path: string; text: string }) {
  return (
    <a className={styles.page} href={`http://${ip}${path}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
