import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useBroker } from '../../../api/use-server-address.ts'
import { firmwareNames } from '../firmware-names.ts'
import styles from './firmware-choice.module.css'

/** The choices of a new device's firmware: one that Roomwire speaks to in its own words, or another. */
const choices: readonly {
  dialect: Dialect | null
  name: string
  about: string
  picture: string
}[] = [
  {
    dialect: null,
    name: 'A board of your own',
    about: 'An ESP32 with the Roomwire sketch, or your own firmware',
    // A module on its board, with pins on both sides.
    picture: 'M9 5h14v22H9zM12 9h8v6h-8zM9 19H6M9 23H6M9 15H6M23 19h3M23 23h3M23 15h3',
  },
  {
    dialect: 'tasmota',
    name: firmwareNames.tasmota,
    about: 'A plug, relay, bulb or fan that runs Tasmota',
    // A plug in its round housing.
    picture: 'M16 4a12 12 0 1 0 0 24a12 12 0 0 0 0-24zM12 13v5M20 13v5M16 22v2',
  },
  {
    dialect: 'shelly',
    name: firmwareNames.shelly,
    about: 'Plus, Pro, Gen3 and later: a relay behind the switch, a cover, or a plug',
    // A small module with its terminals.
    picture:
      'M7 9h18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM9 9V6M14 9V6M18 9V6M23 9V6M16 14v4M13 17a4 4 0 1 0 6 0',
  },
  {
    dialect: 'shelly_gen1',
    name: firmwareNames.shelly_gen1,
    about: 'Shelly 1, 2.5, Plug S, Dimmer and others without Plus or Pro',
    // A round module with its terminals.
    picture:
      'M16 7a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM11 8V5M16 7V4M21 8V5M16 13v4M13 16a4 4 0 1 0 6 0',
  },
  {
    dialect: 'zigbee2mqtt',
    name: firmwareNames.zigbee2mqtt,
    about: 'A hub with Zigbee plugs, lights, blinds and sensors behind it',
    // A hub in the middle of its boards.
    picture:
      'M16 12a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM13 13L8 8M19 13l5-5M13 19l-5 5M19 19l5 5M7 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM25 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7 23a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM25 23a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  },
  {
    dialect: 'esphome',
    name: firmwareNames.esphome,
    about: 'A node with its own YAML and an encryption key: nothing is flashed again',
    // A chip, and the waves of its radio.
    picture:
      'M10 14h12v12H10zM13 14v-3M19 14v-3M10 18H7M10 22H7M22 18h3M22 22h3M14 18h4v4h-4zM8 8a11 11 0 0 1 16 0M11 5a15 15 0 0 1 10 0',
  },
  {
    dialect: 'broker',
    name: 'The broker you have',
    about: 'An MQTT broker with devices that announce themselves to Home Assistant',
    // A box that messages pass through, both ways.
    picture: 'M10 9h12v14H10zM3 13h7M7 10l3 3l-3 3M29 19h-7M25 16l-3 3l3 3M13 13h6M13 19h6',
  },
]

/** Asks what a new device is. */
export function FirmwareChoice({
  value,
  onChoose,
}: {
  value: Dialect | null
  onChoose: (dialect: Dialect | null) => void
}) {
  const hasBroker = useBroker() !== null
  return (
    <fieldset className={styles.choice}>
      <legend>What is it?</legend>
      {choices
        .filter((one) => one.dialect !== 'broker' || hasBroker)
        .map(({ dialect, name, about, picture }) => (
          <label key={name}>
            <input
              type="radio"
              name="firmware"
              checked={value === dialect}
              onChange={() => onChoose(dialect)}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={picture} />
            </svg>
            <span>
              <b>{name}</b>
              <span>{about}</span>
            </span>
          </label>
        ))}
    </fieldset>
  )
}
