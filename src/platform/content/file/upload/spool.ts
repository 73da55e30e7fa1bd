import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toldBy } from '#domain/file/file-type.ts'
import type { Files } from '../files.ts'

/** A complete upload on this machine's disk. */
export interface Spooled {
  path: string
  bytes: number
  sha256: string
}

/** Writes an upload to disk. Returns null if it exceeds `most` bytes; nothing is left of it then. */
export const spool = async (files: Files, from: { stream: Readable; most: number }): Promise<Spooled | null> => {
  await mkdir(files.incoming, { recursive: true })
  const path = join(files.incoming, randomBytes(12).toString('hex'))
  const hash = createHash('sha256')
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > from.most) return done(tooMuch)
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(from.stream, counting, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return { path, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    if (error === tooMuch) return null
    throw error
  }
}

const tooMuch = new Error('more than is taken')

/** Returns the start and end of a file, which show its type. */
export const endsOf = async ({ path, bytes }: Spooled) => {
  const file = await open(path)
  try {
    const read = async (at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(toldBy), 0, toldBy, at)
      return buffer.subarray(0, bytesRead)
    }
    return { head: await read(0), tail: await read(Math.max(0, bytes - toldBy)) }
  } finally {
    await file.close()
  }
}
