import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { RequestError } from '#platform/errors/errors.ts'

/** The content of a multipart form: its plain fields, and the result of its one file, null if there is none. */
interface Multipart<T> {
  fields: Record<string, string>
  file: { name: string; taken: T } | null
}

const caps = { fields: 12, files: 1, parts: 14, fieldSize: 4000, fieldNameSize: 60, headerPairs: 20 }

/**
 * Reads a multipart body as a stream. Its file goes to `take` and is never whole in memory. An unreadable body is
 * refused as invalid.
 */
export const readMultipart = <T>(
  request: FastifyRequest,
  take: (stream: Readable) => Promise<T>,
): Promise<Multipart<T>> =>
  new Promise((resolve, reject) => {
    const busboy = reader(request, reject)
    if (!busboy) return
    const fields: Record<string, string> = {}
    let file: Promise<Multipart<T>['file']> = Promise.resolve(null)
    busboy.on('field', (name, value) => {
      if (name !== '__proto__') fields[name] = String(value)
    })
    busboy.on('file', (_field, stream, name) => {
      if (!name) return void stream.resume()
      file = take(stream).then((taken) => ({ name: utf8(name), taken }))
      file.catch((error: unknown) => {
        request.raw.unpipe(busboy)
        request.raw.resume()
        reject(error as Error)
      })
    })
    busboy.on('error', () => reject(unreadable()))
    busboy.on('finish', () => void file.then((one) => resolve({ fields, file: one }), reject))
    request.raw.on('aborted', () => busboy.destroy())
    request.raw.pipe(busboy)
  })

function reader({ headers }: FastifyRequest, reject: (error: Error) => void) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: caps })
  } catch {
    // The content type has no boundary.
    reject(unreadable())
    return null
  }
}

/** Browsers write names in UTF-8. The parser reads latin1, as the standard says. */
const utf8 = (name: string) => {
  if (/[^\0-\xff]/.test(name)) return name
  const read = Buffer.from(name, 'latin1').toString('utf8')
  return read.includes('�') ? name : read
}

const unreadable = () =>
  new RequestError('invalid', [
    { field: 'file', code: 'multipart', th: 'อ่านไฟล์ที่ส่งมาไม่ได้', en: 'The form could not be read' },
  ])
