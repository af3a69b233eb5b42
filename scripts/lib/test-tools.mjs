/** The programs of other people that the tests run against; npm has no packages of them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { Failure } from './command.mjs'
import { withProgress } from './progress.mjs'

const tools = [
  {
    // Chromium without windows: half the work of the one with them.
    debian: 'chromium-headless-shell',
    name: 'Chromium (/usr/bin/chromium-headless-shell)',
    found: () => existsSync('/usr/bin/chromium-headless-shell'),
  },
  // It tells Chromium which authorities somebody trusts.
  { debian: 'libnss3-tools', name: 'certutil', found: () => onPath('certutil') },
  { debian: 'postgresql', name: 'PostgreSQL 15 or later (the server)', found: hasPostgres },
  // It compiles the sketch of a device.
  { debian: 'g++', name: 'g++', found: () => onPath('g++') },
  { debian: 'nats-server', name: 'nats-server', found: () => onPath('nats-server') },
  { debian: 'nginx-light', name: 'nginx', found: () => onPath('nginx') },
  { debian: 'haproxy', name: 'HAProxy', found: () => onPath('haproxy') },
  { debian: 'caddy', name: 'Caddy', found: () => onPath('caddy') },
  { debian: 'systemd', name: 'systemd-analyze', found: () => onPath('systemd-analyze') },
  { debian: 'prometheus', name: 'prometheus and promtool', found: () => onPath('promtool') },
  {
    debian: 'mosquitto-clients',
    name: 'mosquitto_pub and mosquitto_sub',
    found: () => onPath('mosquitto_pub'),
  },
  { debian: 'mosquitto', name: 'mosquitto', found: () => existsSync('/usr/sbin/mosquitto') },
  {
    debian: 'faketime',
    name: 'libfaketime (/usr/lib/*/faketime/libfaketime.so.1)',
    found: hasFaketime,
  },
  { debian: 'python3-paho-mqtt', name: 'paho-mqtt for /usr/bin/python3', found: hasPaho },
]

/** Debian asks this file whether a package may start its service: no, the tests start their own. */
const servicePolicy = '/usr/sbin/policy-rc.d'

export async function bringTestTools() {
  const missing = tools.filter((tool) => !tool.found())
  if (missing.length === 0) return
  if (!isDebian() || process.getuid?.() !== 0) throw notInstalled(missing)
  const packages = missing.map((tool) => tool.debian)
  await withProgress(`Installing ${packages.join(', ')} (apt-get)`, () => aptInstall(packages))
  const stillMissing = missing.filter((tool) => !tool.found())
  if (stillMissing.length > 0) throw notInstalled(stillMissing)
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const policy = existsSync(servicePolicy)
  if (!policy) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await apt('update')
    await apt('install', '--yes', '--no-install-recommends', ...packages)
  } finally {
    if (!policy) rmSync(servicePolicy)
  }
}

/** @param {string[]} args */
async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patient = ['-o', 'DPkg::Lock::Timeout=120']
  await runQuietly(`apt-get ${args.join(' ')}`, 'apt-get', [...patient, ...args], { env })
}

/** @param {typeof tools} missing */
function notInstalled(missing) {
  const list = missing.map((tool) => `  - ${tool.name}  [Debian: ${tool.debian}]`)
  return new Failure(
    `The tests need programs that are not on this machine:\n${list.join('\n')}\n` +
      'As root on Debian npm test installs them by itself; elsewhere install them and run it again.',
  )
}

function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** @param {string} program */
function onPath(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}

function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return (
    onPath('postgres') ||
    versions.some((version) => existsSync(`${debian}/${version}/bin/postgres`))
  )
}

function hasFaketime() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders.some((folder) => existsSync(`/usr/lib/${folder}/faketime/libfaketime.so.1`))
}

function hasPaho() {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import paho.mqtt.client'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
