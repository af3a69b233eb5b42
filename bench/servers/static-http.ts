import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/*
 * A bare node:http that answers every request with the bytes of one file: what HTTP alone costs.
 * Usage: node static-http.mjs PORT FILE
 */

const [port, file = ''] = process.argv.slice(2)
const body = readFileSync(file)

createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
