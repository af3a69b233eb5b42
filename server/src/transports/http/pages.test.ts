import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson } from '@roomwire/testing/fixtures/person-of.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const page = '<!doctype html><title>Roomwire</title>'
/** The paths of the pages (spec §2), and that of the page for a join code. */
const specified = ['/', '/login', '/register', '/join', '/dashboard', '/controlpanel'].concat(
  ['manage', 'register', 'reassign'].map((part) => `/devices/${part}`),
)
const nothing = { error: 'There is nothing here', code: 'not_found' }

describe('the web app’s files', () => {
  let server: TestServer
  let removeFolder: () => Promise<void>
  beforeAll(async () => {
    const { folder, remove } = await makeFolder()
    removeFolder = remove
    const web = join(folder, 'dist')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), page)
    writeFileSync(join(web, 'pass.html'), 'a pass')
    writeFileSync(join(web, 'assets/app-4f22a9.js'), 'export {}')
    // The build packs it; here the text tells which one is given.
    writeFileSync(join(web, 'assets/packed-7d10.js'), 'export {}')
    writeFileSync(join(web, 'assets/packed-7d10.js.br'), 'packed by brotli')
    writeFileSync(join(web, 'assets/packed-7d10.js.gz'), 'packed by gzip')
    writeFileSync(join(folder, 'secret.txt'), 'not for everybody')
    server = await startTestServer('sqlite', { webFolder: web })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
    await removeFolder()
  })

  /** The Accept headers of a browser that goes to an address, of a script of a page, and of curl. */
  const asked = {
    browser: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    script: 'application/json',
    curl: '*/*',
  }
  const askAs = (who: keyof typeof asked, line: `${'GET' | 'HEAD'} ${string}`) =>
    ask(server, line, { headers: { accept: asked[who] } })

  it.each([...specified, '/Login/', '/?a=1'])(
    'NAV-4 GET %s is the app, which knows its own paths, whoever asks',
    async (path) => {
      for (const who of ['browser', 'script', 'curl'] as const) {
        const { status, text, headers } = await askAs(who, `GET ${path}`)
        expect([who, status, text]).toEqual([who, 200, page])
        expect(headers.get('content-type')).toMatch(/^text\/html/)
        expect(headers.get('cache-control')).toBe('no-cache')
      }
    },
  )

  it('a pass has a page of its own, whoever asks', async () => {
    for (const who of ['browser', 'curl'] as const) {
      for (const path of ['/pass/7', '/pass/7?a=1']) {
        const { status, text } = await askAs(who, `GET ${path}`)
        expect([status, text]).toEqual([200, 'a pass'])
      }
    }
  })

  it.each(['/health', '/metrics', '/manifest', '/anything/else', '/pass/x', '/assets/old', '/api'])(
    'R-07 GET %s is the app for a browser that goes there, and nothing for all others',
    async (path) => {
      const shown = await askAs('browser', `GET ${path}`)
      expect([shown.status, shown.text]).toEqual([200, page])
      expect(shown.headers.get('cache-control')).toBe('no-cache')
      for (const who of ['script', 'curl'] as const) {
        const { status, body, headers } = await askAs(who, `GET ${path}`)
        expect([status, body]).toEqual([404, nothing])
        expect(headers.get('vary')).toBe('Accept')
        const head = await askAs(who, `HEAD ${path}`)
        expect([head.status, head.text]).toEqual([404, ''])
      }
    },
  )

  it('R-26 every page has a policy that runs files of this server and nothing else', async () => {
    for (const path of ['/', '/assets/app-4f22a9.js', '/assets/missing.js'] as const) {
      const { headers } = await ask(server, `GET ${path}`)
      const policy = headers.get('content-security-policy') ?? ''
      const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
      expect(rules.get('default-src')).toBe("default-src 'none'")
      expect(rules.get('script-src')).toBe("script-src 'self'")
      expect(rules.get('style-src')).toBe("style-src 'self'")
      expect(rules.get('connect-src')).toBe("connect-src 'self'")
      expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'")
      expect(rules.get('base-uri')).toBe("base-uri 'none'")
      expect(rules.get('form-action')).toBe("form-action 'self'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('LAN-1 LAN-2 the device manager alone may call a device’s own page', async () => {
    const connect = async (path: `/${string}`) => {
      const { headers } = await ask(server, `GET ${path}`)
      return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    }
    expect(await connect('/devices/manage')).toBe("'self' http:")
    expect(await connect('/devices/manage?id=1')).toBe("'self' http:")
    expect(await connect('/devices/managed')).toBe("'self'")
    expect(await connect('/devices/register')).toBe("'self'")
    expect(await connect('/?/devices/manage')).toBe("'self'")
  })

  it.each([
    ['gzip, deflate, br', 'br', 'packed by brotli'],
    ['gzip, deflate', 'gzip', 'packed by gzip'],
    ['identity', undefined, 'export {}'],
    ['br;q=0, GZIP;q=0.5', 'gzip', 'packed by gzip'],
    ['brotli, gzip; q=0.000', undefined, 'export {}'],
  ])(
    'a file is given as it was packed for those who take %s',
    async (accepted, encoding, content) => {
      const { port } = server
      const headers = { 'accept-encoding': accepted }
      const [response] = await once(
        get({ host: '127.0.0.1', port, path: '/assets/packed-7d10.js', headers }),
        'response',
      )
      const body = (await response.setEncoding('utf8').toArray()).join('')
      expect(body).toBe(content)
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-type']).toMatch(/javascript/)
    },
  )

  it('hashed files are cached for ever', async () => {
    const { status, text, headers } = await ask(server, 'GET /assets/app-4f22a9.js')
    expect([status, text]).toEqual([200, 'export {}'])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toMatch(/javascript/)
  })

  it.each(['/assets/missing.js', '/favicon.png', '/robots.txt'])(
    'R-07 the missing file %s is refused like everything else',
    async (path) => {
      for (const who of ['browser', 'script', 'curl'] as const) {
        const { status, body, headers } = await askAs(who, `GET ${path}`)
        expect([status, body]).toEqual([404, nothing])
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      }
    },
  )

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/\\..\\secret.txt',
  ])('R-98 no file of another folder is given: %s', async (path) => {
    const { port } = server
    const text = await new Promise<string>((resolve, reject) => {
      // As it stands: fetch would make the path good before it asks.
      const asked = request({ host: '127.0.0.1', port, path }, async (response) => {
        resolve((await response.setEncoding('utf8').toArray()).join(''))
      })
      asked.once('error', reject).end()
    })
    expect(text).not.toContain('not for everybody')
  })

  it('HEAD gets the headers alone', async () => {
    const { status, text, headers } = await ask(server, 'HEAD /dashboard')
    expect([status, text]).toEqual([200, ''])
    expect(headers.get('content-length')).toBe(String(page.length))
  })
})

it('NAV-1 / shows the landing page where it is built as a page of its own', async () => {
  const { folder, remove } = await makeFolder()
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'landing.html'), '<!doctype html><title>Welcome</title>')
  const server = await startTestServer('sqlite', { webFolder: folder })
  const titles = []
  for (const path of ['/', '/?a=1', '/login'] as const) {
    const { text } = await ask(server, `GET ${path}`)
    titles.push(/<title>(.*)<\/title>/.exec(text)?.[1])
  }
  expect(titles).toEqual(['Welcome', 'Welcome', 'Roomwire'])
  await server.stop()
  await remove()
})

describe('LAND-1 the landing page as the build has written it', () => {
  const landing =
    '<p data-contact="email"><a href="{{emailLink}}">{{email}}</a></p>' +
    '<p data-contact="phone"><a href="{{phoneLink}}">{{phone}}</a></p>' +
    '<span data-contact="address">{{address}}</span>end'
  const shownWith = async (settings: Parameters<typeof startTestServer>[1]) => {
    const { folder, remove } = await makeFolder()
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'landing.html'), landing)
    const server = await startTestServer('sqlite', { ...settings, webFolder: folder })
    const answers = []
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br']) {
      for (const path of ['/', '/landing', '/landing.html'] as const) {
        answers.push(await ask(server, `GET ${path}`, { headers: { 'accept-encoding': accepted } }))
      }
    }
    await server.stop()
    await remove()
    return answers
  }

  it('shows no way to reach the operator that is not set', async () => {
    for (const { status, text } of await shownWith({})) expect([status, text]).toEqual([200, 'end'])
  })

  it('shows the ways that are set, and only as text, however it is packed', async () => {
    const settings = { contactEmail: 'a?b@home.example', contactAddress: '1 <b>"Elm" & Co</b>' }
    const answers = await shownWith({ settings })
    for (const { text } of answers) {
      expect(text).toBe(
        '<p data-contact="email"><a href="mailto:a%3Fb@home.example">a?b@home.example</a></p>' +
          '<span data-contact="address">1 &lt;b&gt;&quot;Elm&quot; &amp; Co&lt;/b&gt;</span>end',
      )
    }
    const encodings = answers.map(({ headers }) => headers.get('content-encoding'))
    expect(encodings).toEqual([null, null, null, 'gzip', 'gzip', 'gzip', 'br', 'br', 'br'])
    expect(answers[0]?.headers.get('cache-control')).toBe('no-cache')
    expect(answers[0]?.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('says what becomes of a message in this installation', async () => {
    const { folder, remove } = await makeFolder()
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(
      join(folder, 'landing.html'),
      '<h3 data-messages="mailed">A person reads it</h3><h3 data-messages="stored">It stays here</h3>',
    )
    const shown = async (settings: { operatorEmail?: string; smtpUrl?: string }) => {
      const server = await startTestServer('sqlite', { settings, webFolder: folder })
      const { text } = await ask(server, 'GET /')
      await server.stop()
      return text
    }
    const operatorEmail = 'operator@home.example'
    const smtpUrl = 'smtp://127.0.0.1:9'
    expect(await shown({ operatorEmail, smtpUrl })).toMatch('A person reads it')
    for (const one of [{}, { operatorEmail }, { smtpUrl }]) {
      expect(await shown(one)).toBe('<h3 data-messages="stored">It stays here</h3>')
    }
    await remove()
  })

  it('follows what the operator sets on a page; a setting counts before it', async () => {
    const { folder, remove } = await makeFolder()
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'landing.html'), landing)
    const settings = { contactAddress: 'Elm Street' }
    const server = await startTestServer('sqlite', { settings, webFolder: folder })
    const { token } = await insertPerson(server, null, 'super_admin')
    const shown = async () => (await ask(server, 'GET /')).text
    const change = (body: object) => ask(server, 'PUT /api/server/contact', { token, body })
    const address = '<span data-contact="address">Elm Street</span>end'
    expect(await shown()).toBe(address)
    expect((await change({ email: 'Hello@home.example' })).status).toBe(200)
    expect(await shown()).toBe(
      `<p data-contact="email"><a href="mailto:hello@home.example">hello@home.example</a></p>${address}`,
    )
    expect(await change({ address: 'Oak Street' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'address' },
    })
    expect((await change({ email: '' })).body).toMatchObject({
      email: { text: '', is_setting: false },
      address: { text: 'Elm Street', is_setting: true },
    })
    expect(await shown()).toBe(address)
    await server.stop()
    await remove()
  })

  it('a phone number leads to a call', async () => {
    const [answer] = await shownWith({ settings: { contactPhone: '+1 (202) 555-0100' } })
    expect(answer?.text).toBe(
      '<p data-contact="phone"><a href="tel:+12025550100">+1 (202) 555-0100</a></p>end',
    )
  })
})

it('R-54 a stopping server finishes an answer that has begun, and waits for no idle connection', async () => {
  const { folder, remove } = await makeFolder()
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'large.js'), 'x'.repeat(8_000_000))
  const server = await startTestServer('sqlite', { webFolder: folder })
  const response = await fetch(`${server.url}/large.js`, { headers: { connection: 'keep-alive' } })
  const own = startOwnTime()
  const [text] = await Promise.all([response.text(), server.stop()])
  expect(text).toHaveLength(8_000_000)
  expect(own()).toBeLessThan(slack * 10_000)
  await remove()
})

it('R-30 an app that is built anew under the running server is served whole as it was, until the next start', async () => {
  const { folder, remove } = await makeFolder()
  const old = {
    'index.html': page,
    'old-4f22.js': 'x'.repeat(100_000),
    'grows.js': 'a',
    'shrinks.js': 'b'.repeat(70_000),
  }
  for (const [name, text] of Object.entries(old)) writeFileSync(join(folder, name), text)
  const server = await startTestServer('sqlite', { webFolder: folder })
  writeFileSync(join(folder, 'index.html'), `${page}<p>Newer and longer`)
  rmSync(join(folder, 'old-4f22.js'))
  writeFileSync(join(folder, 'grows.js'), 'a'.repeat(90_000))
  writeFileSync(join(folder, 'shrinks.js'), 'b')
  writeFileSync(join(folder, 'new-9c01.js'), 'export {}')
  for (const [name, text] of Object.entries(old)) {
    const answer = await ask(server, `GET /${name}`)
    expect([name, answer.status, answer.text === text]).toEqual([name, 200, true])
    const head = await ask(server, `HEAD /${name}`)
    expect([head.text, head.headers.get('content-length')]).toEqual(['', `${text.length}`])
  }
  expect((await ask(server, 'GET /new-9c01.js')).status).toBe(404)
  expect(server.bugs).toEqual([])
  await server.stop()
  await remove()
})

it('a web app that is not built is reported as such', async () => {
  const server = await startTestServer('sqlite')
  const { status, body } = await ask(server, 'GET /dashboard')
  expect([status, body]).toEqual([
    404,
    { error: 'The web app is not built; npm start builds it', code: 'not_found' },
  ])
  await server.stop()
})
