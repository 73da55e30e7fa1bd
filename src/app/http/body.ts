import type { FastifyInstance } from 'fastify'
import type { Issue } from '#domain/validation/issue.ts'
import { textIssue } from '#domain/validation/text.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body, because a key may have signed it. */
    sent: Buffer | null
  }
}

export const bodyLimit = 1 << 20
const deepest = 32

/**
 * Reads UTF-8 JSON bodies, at most 32 levels deep, before anything traverses them. Other bodies stay bytes for the
 * router.
 */
export const readBodies = (server: FastifyInstance) => {
  server.removeAllContentTypeParsers()
  server.decorateRequest('sent', null)
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, bytes, done) => {
    request.sent = bytes as Buffer
    if (!isUtf8(request.headers['content-type'])) return done(null, bytes)
    try {
      done(null, readJson(textOf(bytes as Buffer)))
    } catch (error) {
      done(error as Error)
    }
  })
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, bytes, done) => {
    request.sent = bytes as Buffer
    done(null, bytes)
  })
}

/** Whether a content type has no charset or UTF-8, the encoding of JSON. */
const isUtf8 = (type = '') => /^utf-?8$/i.test(/;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8')

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer): string {
  try {
    return strict.decode(bytes)
  } catch {
    throw broken
  }
}

/**
 * Reads JSON of at most 32 levels. Refuses `__proto__` keys and text that a database cannot store. The last of
 * duplicate names counts. Throws invalid with a sentence in both languages.
 */
const readJson = (text: string): unknown => {
  if (text === '') return {}
  if (depthOf(text) > deepest) throw broken
  const read = parsed(text)
  // NUL and lone surrogates can only come as escapes: as raw bytes they are not valid UTF-8 or JSON.
  const unclean = /\\u(?:0000|d[89a-f])/i.test(text) ? uncleanIn(read, []) : null
  if (unclean) throw invalid(unclean)
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw broken
      return value
    })
  } catch {
    throw broken
  }
}

/**
 * Returns the issue of the first text that cannot be stored, named by its path. `data` contains the fields that clients
 * write.
 */
function uncleanIn(value: unknown, path: readonly string[]): Issue | null {
  if (typeof value === 'string') return textIssue(path.join('.').replace(/^data\./, ''), value)
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const issue = textIssue(path.join('.'), name) ?? uncleanIn(inner, [...path, name])
    if (issue) return issue
  }
  return null
}

const broken: RequestError = invalid({
  field: 'body',
  code: 'json',
  th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง',
  en: 'The body is not valid JSON',
})

/** Returns the deepest nesting of brackets outside strings, without parsing. */
function depthOf(text: string) {
  let depth = 0
  let most = 0
  let isInString = false
  for (let at = 0; at < text.length && most <= deepest; at++) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at++
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') most = Math.max(most, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return most
}
