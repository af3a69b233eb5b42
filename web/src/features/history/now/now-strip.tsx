import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { useEffect, useMemo, useState } from 'react'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useDeviceStates } from '../../devices/state/use-device-states.ts'
import { homeTank } from '../../rooms/home-tank.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { isSilent, type NewestReading } from '../plate/newest-readings.ts'
import styles from './now-strip.module.css'
import { type ClimateReading, ShownClimate, ShownTank, ShownWatts } from './shown-now.tsx'
import { forecastText } from './tank-forecast.ts'
import { useHomeReadings } from './use-now-readings.ts'
import { useTankForecast } from './use-tank-forecast.ts'
import { powerOf, wattsNow } from './watts-now.ts'

/** The home at this moment: who uses how much, where its tank goes, and how warm it is. */
export function NowStrip() {
  const { homeUnits } = usePerson()
  const asOf = useAsOf()
  const devices = useSettledDevices()
  const readings = useHomeReadings()
  const now = useNow()
  const heard = useMemo(
    () => heardOf(devices, readings ?? new Map(), now),
    [devices, readings, now],
  )
  const watts = wattsNow(devices, heard.powers)
  const places = useRooms().data ?? []
  const tank = homeTank(places, devices)
  // The one room of a home would say the same once more.
  const isTold = places.length > 1 || watts.rooms.length > 1
  return (
    <section className={styles.now} aria-label="Now">
      <ShownWatts watts={isTold ? watts : { ...watts, rooms: [] }} asOf={asOf} />
      {tank && <Tank device={tank} />}
      {heard.climate.length > 0 && <ShownClimate climate={heard.climate} units={homeUnits} />}
    </section>
  )
}

/** Many devices report at once: the sums wait until they have, ms. */
const settleMs = 300

/** The devices of the page, a moment after they have changed. */
function useSettledDevices(): LiveDevices {
  const states = useDeviceStates()
  const [devices, setDevices] = useState(states.devices)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = () => {
      timer = undefined
      setDevices(states.devices())
    }
    const leave = states.subscribe(() => {
      timer ??= setTimeout(take, settleMs)
    })
    take()
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [states])
  return devices
}

/** The readings of connected devices that are not silent. */
function heardOf(
  devices: LiveDevices,
  all: ReadonlyMap<string, readonly NewestReading[]>,
  now: number,
): { powers: Map<string, number>; climate: readonly ClimateReading[] } {
  const powers = new Map<string, number>()
  const climate: ClimateReading[] = []
  for (const [identifier, readings] of all) {
    const device = devices.get(identifier)?.device
    if (!device?.connected) continue
    const heard = readings.filter((one) => one.value !== null && !isSilent(one, now))
    const power = powerOf(heard)
    if (power !== undefined) powers.set(identifier, power)
    for (const reading of heard.filter(({ kind }) => kind === 'temperature')) {
      const place = device.room_name ?? deviceLabel(device)
      climate.push({ key: `${identifier} ${reading.series}`, place, reading })
    }
  }
  return { powers, climate }
}

function Tank({ device }: { device: Device }) {
  const level = readWaterLevel(device.waterLevelString)
  const soon = useTankForecast(device)
  const asOf = useAsOf()
  const isLive = device.connected && asOf === null
  const percent = level.kind === 'unknown' ? null : level.percent
  const goes = soon ? forecastText(soon) : pinOf(device, 'pump')?.state === 1 ? 'Pump ON' : 'Steady'
  return (
    <ShownTank
      name={deviceLabel(device)}
      percent={percent}
      words={isLive ? goes : (asOf ?? 'Last known')}
      isLive={isLive}
    />
  )
}
