import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { BackupError } from './backup-error.ts'
import { type Manifest, manifestName, notOurs, partNames, readManifest } from './manifest.ts'
import { tidied } from './recovery-key.ts'

/*
 * A backup is a tar file encrypted with age: `age -d -i KEY FILE | tar x` opens it without Roomwire. It has
 * manifest.json first, and then the keys, the history and the database.
 */

/** The manifest has some hundred bytes for each table. */
const manifestBytesMost = 1024 * 1024

/**
 * Writes the files of a folder that a manifest names into one file, encrypted to these recipients.
 * @param onProgress is told how much of the files was read, 0..1
 */
export async function pack(
  folder: string,
  manifest: Manifest,
  file: string,
  recipients: readonly string[],
  onProgress: (part: number) => void,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const all = Object.values(manifest.parts).reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const add = async () => {
    const text = Buffer.from(JSON.stringify(manifest))
    const body = controller.add({ name: manifestName, size: text.length, mode: 0o600 })
    await new Blob([text]).stream().pipeTo(body)
    for (const [name, { bytes }] of Object.entries(manifest.parts)) {
      const part = controller.add({ name, size: bytes, mode: 0o600 })
      const source = streamOf(join(folder, name), (bytes) => {
        done += bytes
        onProgress(done / all)
      })
      await source.pipeTo(part)
    }
    controller.finalize()
  }
  const adding = add().catch((cause) => {
    controller.error(cause)
    throw cause
  })
  const encrypted = await encrypter.encrypt(readable)
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })
  await Promise.all([adding, pipeline(encrypted, target)])
}

/** A file as a stream of the web; `onRead` hears how many bytes each piece has. */
function streamOf(file: string, onRead: (bytes: number) => void): ReadableStream<Uint8Array> {
  const chunks = createReadStream(file)[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) return controller.close()
      onRead(next.value.length)
      controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

/**
 * Opens a backup and writes its files into a folder.
 * @param onProgress is told how much of the file was read, 0..1
 * @returns its manifest; nothing has been compared with it yet
 * @throws BackupError when the key is another one, or the file no whole backup
 */
export async function unpack(
  file: string,
  key: string,
  folder: string,
  onProgress: (part: number) => void = () => undefined,
): Promise<Manifest> {
  const tar = await decrypted(file, key, onProgress)
  const entries = tar.pipeThrough(createTarDecoder({ strict: true }))
  let manifest: Manifest | undefined
  try {
    for await (const { header, body } of entries) {
      if (manifest === undefined) {
        if (header.name !== manifestName || header.size > manifestBytesMost) throw notOurs()
        manifest = readManifest(await new Response(body).text())
        continue
      }
      const name = partNames.find((one) => one === header.name)
      if (name === undefined || manifest.parts[name]?.bytes !== header.size) throw notOurs()
      mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
      const target = createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx' })
      await pipeline(body, target)
    }
  } catch (cause) {
    if (cause instanceof BackupError || isOfDisk(cause)) throw cause
    throw new BackupError(`${file} is cut off or damaged. Use another backup.`, { cause })
  }
  if (!manifest) throw notOurs()
  return manifest
}

async function decrypted(file: string, key: string, onProgress: (part: number) => void) {
  const { size } = await stat(file)
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(tidied(key))
  } catch (cause) {
    throw new BackupError('This is not a recovery key: it begins with AGE-SECRET-KEY-1.', { cause })
  }
  let done = 0
  const source = streamOf(file, (bytes) => {
    done += bytes
    onProgress(done / size)
  })
  try {
    return await decrypter.decrypt(source)
  } catch (cause) {
    if (isOfDisk(cause)) throw cause
    // The library has no other way to tell its errors apart.
    if (cause instanceof Error && cause.message.includes('no identity matched')) {
      throw new BackupError('This recovery key does not open this backup: it was made for another.')
    }
    throw new BackupError(`${file} is not a backup of Roomwire.`, { cause })
  }
}

const isOfDisk = (cause: unknown): boolean => cause instanceof Error && 'syscall' in cause
