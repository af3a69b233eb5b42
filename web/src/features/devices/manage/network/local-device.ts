import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useSyncExternalStore } from 'react'
import { Listeners } from '../../../../ui/browser/listeners.ts'

/*
 * Requests from the page straight to a device over the local network, only where the
 * device has no connection to the server (LAN-1, LAN-2). The browser decides whether
 * they get through: a page over HTTPS needs the person's consent, some browsers
 * never allow it, and none reports why it refused.
 *
 * Only the document of the device manager may do this (the server's policy), so
 * links to it load the document.
 */

/** A static IP configuration, in the field names of the device (LAN-2). */
export type StaticIp = { staticIP: string; gateway: string; subnet: string; dns: string }

/** The device may restart while it answers. */
const setIpTimeoutMs = 15_000
/** The first time, a person has to read and answer the browser's own question. */
const consentTimeoutMs = 30_000

/** Whether the browser has asked the person for their consent. */
class Consent extends Listeners {
  #isAsked = false

  isAsked = () => this.#isAsked

  ask(): void {
    this.#isAsked = true
    this.tell()
  }
}

const consent = new Consent()

const browserWillAsk = (): boolean => location.protocol === 'https:' && !consent.isAsked()

/** Whether the next request makes the browser ask if this page may access the local network. */
export function useBrowserWillAsk(): boolean {
  return useSyncExternalStore(consent.subscribe, browserWillAsk)
}

/** The name of a device in its network; null when its identifier gives none. */
export function localNameOf(deviceIdentifier: string): string | null {
  const ending = deviceIdentifier.slice(-6).toLowerCase()
  return /^[a-z0-9-]*[a-z0-9]$/.test(ending) ? `esp32-${ending}.local` : null
}

/**
 * Sets a static IP on a device through its local page.
 * @returns whether it succeeded, and the status that the device answered with.
 * @throws when the device was not reached, or the browser hides its answer
 */
export async function setStaticIpOn(
  ip: string,
  form: StaticIp,
): Promise<{ ok: boolean; status: number }> {
  const body = new URLSearchParams(form)
  const { ok, status } = await askDevice(ip, '/set-ip', setIpTimeoutMs, { method: 'POST', body })
  return { ok, status }
}

/**
 * Reads the address of a device in the local network.
 * @returns null when the device answers without an address.
 * @throws when the device was not reached, or the browser hides its answer
 */
export async function lookUpIp(localName: string): Promise<string | null> {
  const response = await askDevice(localName, '/wifi-info', limits.localLookupTimeoutMs)
  if (!response.ok) return null
  const info: unknown = await response.json().catch(() => null)
  const ip = typeof info === 'object' && info !== null && 'ip' in info ? info.ip : null
  return typeof ip === 'string' && isIpv4(ip) ? ip : null
}

function askDevice(host: string, path: string, timeoutMs: number, init: RequestInit = {}) {
  const timeout = browserWillAsk() ? consentTimeoutMs : timeoutMs
  consent.ask()
  return fetch(`http://${host}${path}`, {
    ...init,
    ...addressSpaceOf(host, location.protocol),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  })
}

/**
 * Declares to the browser that a plain HTTP address is in the local network, without
 * which a page over HTTPS may not even try. The declaration has to be true: for this
 * very machine ('loopback') it is not, and is not needed either.
 */
export function addressSpaceOf(host: string, protocol: string): { targetAddressSpace?: 'local' } {
  const isThisMachine = host.startsWith('127.')
  return protocol === 'https:' && !isThisMachine ? { targetAddressSpace: 'local' } : {}
}
