import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useSyncExternalStore } from 'react'

/*
 * What a page asks a device itself, over the local network and past the server:
 * only where the device has no connection of its own (LAN-1, LAN-2). Whether it
 * gets through is for the browser to say: a page over HTTPS needs the person's
 * consent, some browsers never allow it, and none tells why it refused.
 *
 * Only the document of the device manager may do this (the server's policy), so
 * links to it load the document.
 */

export type StaticIp = { staticIP: string; gateway: string; subnet: string; dns: string }

/** A restart may be under way while it answers. */
const setIpPatienceMs = 15_000
/** The first time a person has to read and answer the browser's own question. */
const consentPatienceMs = 30_000

let asked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function browserWillAsk(): boolean {
  return location.protocol === 'https:' && !asked
}

/** Whether the next request makes the browser ask if this page may reach the local network. */
export function useBrowserWillAsk(): boolean {
  return useSyncExternalStore(subscribe, browserWillAsk)
}

/** By what name a device is found in its network; null when its identifier makes none. */
export function localNameOf(deviceIdentifier: string): string | null {
  const ending = deviceIdentifier.slice(-6).toLowerCase()
  return /^[a-z0-9-]*[a-z0-9]$/.test(ending) ? `esp32-${ending}.local` : null
}

/**
 * Gives a device a static IP on its local page.
 * @returns whether it did so, and the status it answered with.
 * @throws when it was not reached, or the browser keeps its answer from us
 */
export async function setStaticIpOn(
  ip: string,
  form: StaticIp,
): Promise<{ ok: boolean; status: number }> {
  const body = new URLSearchParams(form)
  const { ok, status } = await askDevice(ip, '/set-ip', setIpPatienceMs, { method: 'POST', body })
  return { ok, status }
}

/**
 * Asks a device in the local network for its address.
 * @returns null when it answers, but not with an address.
 * @throws when it was not reached, or the browser keeps its answer from us
 */
export async function lookUpIp(localName: string): Promise<string | null> {
  const response = await askDevice(localName, '/wifi-info', limits.localLookupTimeoutMs)
  if (!response.ok) return null
  const info: unknown = await response.json().catch(() => null)
  const ip = typeof info === 'object' && info !== null && 'ip' in info ? info.ip : null
  return typeof ip === 'string' && isIpv4(ip) ? ip : null
}

function askDevice(host: string, path: string, patienceMs: number, init: RequestInit = {}) {
  const patience = browserWillAsk() ? consentPatienceMs : patienceMs
  asked = true
  for (const tell of listeners) tell()
  return fetch(`http://${host}${path}`, {
    ...init,
    ...addressSpaceOf(host, location.protocol),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  })
}

/**
 * Tells the browser in advance that a plain HTTP address is in the local
 * network, without which a page over HTTPS may not even try. It has to be true:
 * for this very machine ('loopback') it is not, and not needed either.
 */
export function addressSpaceOf(host: string, protocol: string): { targetAddressSpace?: 'local' } {
  const isThisMachine = host.startsWith('127.')
  return protocol === 'https:' && !isThisMachine ? { targetAddressSpace: 'local' } : {}
}
