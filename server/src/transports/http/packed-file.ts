import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file as it travels: as it is, and as it was packed for those who take that. */
export type PackedFile = {
  /** Its Content-Type. */
  type: string
  plain: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

export const htmlType = 'text/html; charset=utf-8'

/** Answers with a file, in the packing that the request takes. */
export function sendFile(
  reply: FastifyReply,
  { type, plain, ...packed }: PackedFile,
  cacheControl: string,
): void {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((one) => packed[one] && takes(accepted, one))
  if (encoding) void reply.header('content-encoding', encoding)
  const content = (encoding && packed[encoding]) ?? plain
  void reply
    .code(200)
    .type(type)
    .headers({
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      'content-length': content.length,
    })
    .send(content.length > partBytes ? Readable.from(partsOf(content)) : content)
}

/** Whether a request takes a packing: those of weight 0 are none (RFC 9110 §12.5.3). */
const takes = (accepted: string, packing: string): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...weights] = one.split(';').map((part) => part.trim())
      return name === packing && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
    })

/** Written as a whole, a large file would show no progress of who reads slowly (timeouts.ts). */
const partBytes = 64 * 1024

function* partsOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += partBytes) {
    yield content.subarray(at, at + partBytes)
  }
}
