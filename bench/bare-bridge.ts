import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import mqtt from 'mqtt-packet'
import { WebSocketServer } from 'ws'

/*
 * The least that can carry a command from a page to a device and its state back:
 * MQTT and WebSocket joined in one process, without people, rules or a database.
 * Roomwire is measured against it in the same run.
 * Usage: node bare-bridge.ts HTTP_PORT MQTT_PORT
 */

const [httpPort, mqttPort] = process.argv.slice(2).map(Number)
const devices = new Map<string, Socket>()
const pages = new Map<string, { send(data: Buffer): void }>()

createTcpServer({ noDelay: true }, (socket) => {
  const parser = mqtt.parser()
  let identifier = ''
  parser.on('packet', (packet) => {
    switch (packet.cmd) {
      case 'connect':
        identifier = packet.username ?? ''
        devices.set(identifier, socket)
        socket.write(mqtt.generate({ cmd: 'connack', returnCode: 0, sessionPresent: false }))
        return
      case 'subscribe':
        socket.write(
          mqtt.generate({ cmd: 'suback', messageId: packet.messageId ?? 1, granted: [0] }),
        )
        return
      case 'publish':
        if (packet.topic.endsWith('/state'))
          pages.get(identifier)?.send(Buffer.from(packet.payload))
    }
  })
  socket.on('data', (chunk: Buffer) => parser.parse(chunk))
  socket.on('error', () => socket.destroy())
}).listen(mqttPort, '127.0.0.1')

const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
sockets.on('connection', (socket, request) => {
  const identifier = new URL(request.url ?? '/', 'http://x').searchParams.get('device') ?? ''
  pages.set(identifier, { send: (data) => socket.send(data, { binary: false }) })
  socket.on('message', (data) => {
    const { pin, action, messageId } = JSON.parse(String(data))
    const payload = JSON.stringify({
      messageId,
      action,
      pin: String(pin),
      state: action === 'on' ? 1 : 0,
    })
    const topic = `devices/${identifier}/command`
    devices
      .get(identifier)
      ?.write(mqtt.generate({ cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false }))
  })
})
http.listen(httpPort, '127.0.0.1', () => console.log('ready'))
