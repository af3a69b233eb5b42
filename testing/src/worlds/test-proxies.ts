import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratch } from '../fixtures/scratch.ts'
import {
  freePort,
  installed,
  onPath,
  type Service,
  said,
  startGuarded,
  stopped,
} from './test-services.ts'

/* Debian's proxies, each on a loopback port of its own, gone when the tests are. */

/** The port of the test, and the address that 127.0.0.1:8080 stands for in a snippet of docs/operations.md. */
type Ports = { port: number; target: string }

/** A snippet as docs/operations.md has it, at ports of a test. */
const placed = (snippet: string, { port, target }: Ports) =>
  snippet
    .replaceAll('127.0.0.1:8080', new URL(target).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^home\.example /m, `http://127.0.0.1:${port} `)

/**
 * An nginx before one HTTP server, as its manual begins: `proxy_pass`, and no header set.
 * @param more lines of its `location`
 */
export function startNginx(target: string, more = ''): Promise<Service & { log: string }> {
  return startNginxOf(target, `server { listen 80; location / { proxy_pass ${target}; ${more} } }`)
}

/** An nginx with this in its `http`, and all else as the program has it. */
export async function startNginxOf(
  target: string,
  snippet: string,
): Promise<Service & { log: string }> {
  const folder = await mkdtemp(join(scratch, 'roomwire-nginx-'))
  const [port, log] = [await freePort(), join(folder, 'access.log')]
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = `daemon off; pid ${folder}/pid; error_log stderr notice;
events {}
http {
  ${kept.join(' ')}
  log_format all '$request $http_referer $http_cookie';
  access_log ${log} all;
  ${placed(snippet, { port, target })}
}`
  await writeFile(join(folder, 'nginx.conf'), config)
  const program = installed('nginx', [...onPath('nginx'), '/usr/sbin/nginx'])
  const call = [program, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const server = startGuarded(call, folder)
  await said(server, /start worker process /)
  return { url: `http://127.0.0.1:${port}`, log, stop: () => stopped(server) }
}

/** The waits of /etc/haproxy/haproxy.cfg as Debian's package brings it. */
const haproxyDefaults = `defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
`

/** Debian's HAProxy with this below its `defaults`. */
export async function startHaproxy(target: string, snippet: string): Promise<Service> {
  const folder = await mkdtemp(join(scratch, 'roomwire-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, `${haproxyDefaults}${placed(snippet, { port, target })}`)
  const program = installed('HAProxy', [...onPath('haproxy'), '/usr/sbin/haproxy'])
  // The guard ignores what ends it, and HAProxy would inherit that.
  const command = ['env', '--default-signal=INT,TERM', program]
  // -W: a worker below a master, as Debian's service has it; it says when it is up.
  const server = startGuarded([...command, '-W', '-f', file], folder)
  await said(server, /Loading success/)
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(server) }
}

/** Debian's Caddy with these sites. */
export async function startCaddy(target: string, snippet: string): Promise<Service> {
  const folder = await mkdtemp(join(scratch, 'roomwire-caddy-'))
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  await writeFile(
    file,
    `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${placed(snippet, { port, target })}`,
  )
  const program = installed('Caddy', onPath('caddy'))
  const call = ['env', `HOME=${folder}`, program, 'run', '--config', file, '--adapter', 'caddyfile']
  const server = startGuarded(call, folder)
  await said(server, /serving initial configuration/)
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(server) }
}
