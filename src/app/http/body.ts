import type { FastifyInstance } from 'fastify'
import { invalid, Refusal } from '#platform/errors/errors.ts'

export const bodyLimit = 1 << 20
const deepest = 32

/** JSON is read here, at most 32 deep, before anything walks it; other bodies stay bytes for the router. */
export const readBodies = (server: FastifyInstance) => {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    try {
      done(null, readJson(text as string))
    } catch (error) {
      done(error as Error)
    }
  })
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => done(null, bytes))
}

/** Reads JSON of at most 32 levels without `__proto__` keys; throws invalid with a sentence in both languages. */
export const readJson = (text: string): unknown => {
  if (text === '') return {}
  if (depthOf(text) > deepest) throw broken
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw broken
      return value
    })
  } catch {
    throw broken
  }
}

const broken: Refusal = invalid({
  field: 'body',
  code: 'json',
  th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง',
  en: 'The body is not valid JSON',
})

/** The deepest nesting of brackets outside strings, counted without building anything. */
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
