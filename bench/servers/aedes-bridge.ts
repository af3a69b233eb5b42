import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { Aedes } from 'aedes'
import { type WebSocket, WebSocketServer } from 'ws'
import { openJudge } from './full-judge.ts'

/*
 * The smallest thing that does the job: aedes and a WebSocket bridge in one process. A page of a
 * home gets what its devices publish (h/HOME/d/DEVICE/state and /ack), and its commands go to
 * h/HOME/d/DEVICE/cmd. Nobody signs in. With a database it also does what a product must do with
 * each message. QOS is that of commands.
 * Usage: node aedes-bridge.mjs HTTP_PORT MQTT_PORT QOS [DATABASE]
 */

const [httpPort, mqttPort, quality, database] = process.argv.slice(2)
const judge = database === undefined ? undefined : openJudge(database)
const qos = quality === '1' ? 1 : 0
const homes = new Map<string, Set<WebSocket>>()

const aedes = await Aedes.createBroker()
createTcpServer({ noDelay: true }, aedes.handle).listen(Number(mqttPort), '127.0.0.1', 4096)

aedes.on('publish', ({ topic, payload }, client) => {
  const isReport = topic.endsWith('/state')
  if (!client || !(isReport || topic.endsWith('/ack'))) return
  const pages = homes.get(topic.slice(2, topic.indexOf('/', 2)))
  const message = isReport && judge ? judge.report(String(payload)) : payload
  if (!pages || message === undefined) return
  for (const page of pages) page.send(message, { binary: false })
})

// A browser that asks without a WebSocket is answered, so that a start can be seen to be over.
const http = createServer((_request, response) => response.writeHead(426).end())
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
sockets.on('connection', (page, request) => {
  const home = new URL(request.url ?? '', 'http://x').searchParams.get('home') ?? ''
  const pages = homes.get(home) ?? new Set()
  homes.set(home, pages.add(page))
  page.on('close', () => pages.delete(page))
  page.on('message', (data: Buffer) => {
    const asked = JSON.parse(String(data))
    const command = judge ? judge.command(asked) : asked
    if (!command || (judge && !homes.get(home)?.has(page))) return
    const payload = judge ? Buffer.from(JSON.stringify(command)) : data
    const topic = `h/${home}/d/${command.deviceIdentifier}/cmd`
    aedes.publish(
      { cmd: 'publish', topic, payload, qos, dup: false, retain: false },
      () => undefined,
    )
  })
})
http.listen(Number(httpPort), '127.0.0.1', 4096)
