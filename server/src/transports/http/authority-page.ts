import { createHash, X509Certificate } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tls } from '../../platform/tls/open-tls.ts'
import { docsStyle, escaped } from './docs-page.ts'

/*
 * The files that a phone or computer needs to trust the home's own certificate: a page without any script,
 * the certificate of the authority, and the same as a profile for Apple's systems. They are served without
 * TLS too, so the page says how to compare the fingerprint with that on the machine of the server.
 */

type Authority = NonNullable<Tls['ownAuthority']>

export function serveAuthorityPage(app: FastifyInstance, { cert, forDevices }: Authority): void {
  const certificate = new X509Certificate(cert)
  const html = page(certificate)
  const profile = profileFor(certificate)
  // An authority that is made anew must not be shown as the one before.
  const caching = 'no-cache'
  const serve = (path: string, type: string, body: string | Buffer, saveAs?: string) =>
    app.get(path, (_request, reply) => {
      void reply.header('cache-control', caching).type(type)
      if (saveAs) void reply.header('content-disposition', `attachment; filename="${saveAs}"`)
      return reply.send(body)
    })
  serve('/authority', 'text/html; charset=utf-8', html)
  serve(
    '/authority/style.css',
    'text/css',
    `${docsStyle}h2{font:600 1.25rem/1.5 system-ui,sans-serif}`,
  )
  const { raw } = certificate
  serve('/authority/roomwire.crt', 'application/x-x509-ca-cert', raw, 'roomwire.crt')
  serve('/authority/roomwire.mobileconfig', 'application/x-apple-aspen-config', profile)
  serve('/authority/devices.pem', 'application/x-pem-file', forDevices, 'devices.pem')
}

/** The name of a certificate in the settings of a phone. */
const nameOf = ({ subject }: X509Certificate) => /^CN=(.*)$/m.exec(subject)?.[1] ?? 'Roomwire'

function page(certificate: X509Certificate): string {
  const name = escaped(nameOf(certificate))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roomwire: trust this home</title>
<link rel="stylesheet" href="/authority/style.css">
<main>
<h1>Trust this home</h1>
<p>This home has a certificate of its own, so that nobody on the way can read or change what you do here. Your phone or computer does not know it yet. Install it once on each of them; then the page opens without a warning.</p>
<p>It is good for this home alone: it can certify names and addresses of home networks, and no other site. Install it only if you trust the person who runs this home.</p>
<section>
<h2>1. Compare the fingerprint</h2>
<p>Ask the person who runs this home for the fingerprint, or run <code>npm run certificate -- --show</code> on the machine. If it differs from this one, stop: somebody else has sent you this page.</p>
<p><code>${certificate.fingerprint256.replaceAll(/(.{24})/g, '$1<wbr>')}</code></p>
<p>Its name is <code>${name}</code>. It ends on ${certificate.validToDate.toISOString().slice(0, 10)}.</p>
</section>
<section>
<h2>2. Install it</h2>
<h3>iPhone and iPad</h3>
<ol>
<li>Open this page in Safari, and press <a href="/authority/roomwire.mobileconfig">Install the profile</a>. Press <b>Allow</b>.</li>
<li>Open <b>Settings</b>, <b>Profile Downloaded</b>, and press <b>Install</b>.</li>
<li>Open <b>Settings</b>, <b>General</b>, <b>About</b>, <b>Certificate Trust Settings</b>, and switch <b>${name}</b> on.</li>
</ol>
<h3>Android</h3>
<ol>
<li>Press <a href="/authority/roomwire.crt">Download the certificate</a>.</li>
<li>Open <b>Settings</b> and search for <b>CA certificate</b>. Press <b>Install anyway</b>, and choose the file <code>roomwire.crt</code>.</li>
</ol>
<h3>Mac</h3>
<p>Open <a href="/authority/roomwire.mobileconfig">the profile</a>, then <b>System Settings</b>, <b>General</b>, <b>Device Management</b>, and install it.</p>
<h3>Windows</h3>
<p>Open <a href="/authority/roomwire.crt">the certificate</a>. Press <b>Install Certificate</b>, and place it in <b>Trusted Root Certification Authorities</b>.</p>
<h3>Linux, and Firefox everywhere</h3>
<p>Download <a href="/authority/roomwire.crt">the certificate</a>. In the settings of the browser, search for <b>certificates</b>, and import it as an <b>authority</b> for websites.</p>
</section>
<section>
<h2>How to remove it</h2>
<ul>
<li>iPhone, iPad, Mac: <b>Settings</b>, <b>General</b>, <b>VPN &amp; Device Management</b> (<b>Device Management</b> on a Mac), this profile, <b>Remove</b>.</li>
<li>Android: <b>Settings</b>, search for <b>User credentials</b>, this certificate, <b>Remove</b>.</li>
<li>Windows: <b>Manage user certificates</b>, <b>Trusted Root Certification Authorities</b>, this certificate, <b>Delete</b>.</li>
<li>Browsers with a list of their own: where you have imported it.</li>
</ul>
</section>
<section>
<h2>For devices</h2>
<p>Firmware that checks certificates takes <a href="/authority/devices.pem">this file</a>. It is the same authority, in a form that small boards can read. The sketch on the page of a new device has it already.</p>
</section>
</main>
</html>
`
}

/** A configuration profile of Apple's systems. The same certificate makes the same profile, so a second one replaces the first. */
function profileFor(certificate: X509Certificate): string {
  const name = escaped(nameOf(certificate))
  const uuid = (part: string) => {
    const hex = createHash('sha256').update(`${part} ${certificate.fingerprint256}`).digest('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5').toUpperCase()
  }
  const entry = (key: string, value: string) => `<key>${key}</key><string>${value}</string>`
  const common = (part: string, type: string) =>
    [
      entry('PayloadDisplayName', name),
      entry('PayloadIdentifier', `roomwire.authority.${uuid(part)}`),
      entry('PayloadUUID', uuid(part)),
      entry('PayloadType', type),
      '<key>PayloadVersion</key><integer>1</integer>',
    ].join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadContent</key><array><dict>
${common('certificate', 'com.apple.security.root')}
${entry('PayloadCertificateFileName', 'roomwire.crt')}
<key>PayloadContent</key><data>${certificate.raw.toString('base64')}</data>
</dict></array>
${common('profile', 'Configuration')}
${entry('PayloadDescription', 'Trusts the certificate of this home, for names and addresses of home networks.')}
</dict></plist>
`
}
