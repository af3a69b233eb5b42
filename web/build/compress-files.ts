import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files of text, which pack well. */
const texts = /\.(css|html|js|json|svg|txt)$/

/** The server completes the landing page by its settings before it packs it. */
const unfinished = 'landing.html'

/**
 * Writes each text file once more as brotli and as gzip, which the server gives to those who take
 * them: packed once and well, instead of at each request. Browsers take brotli over HTTPS and from
 * their own machine, gzip always.
 */
export function compressFiles(): Plugin {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    // After every other file is written.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!texts.test(name) || name === unfinished) continue
          const file = join(folder, name)
          const content = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(content))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        }
      },
    },
  }
}
