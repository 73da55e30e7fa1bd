import { expect, test } from 'vitest'
import { headersBeside } from './headers.ts'

const answer = { method: 'POST', status: 200, cookies: undefined as unknown, isWaitSaid: false }
const out = 'sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'

test.each<[Partial<typeof answer>, Record<string, string>]>([
  [{}, {}],
  [{ status: 429 }, { 'retry-after': '600' }],
  [{ status: 429, isWaitSaid: true }, {}],
  [{ cookies: [out, 'toast=x'] }, { 'clear-site-data': '"cache", "storage"' }],
  [{ cookies: `__Host-${out}` }, { 'clear-site-data': '"cache", "storage"' }],
  [{ cookies: 'sid=abc; Path=/' }, {}],
  [{ cookies: 'signing-in=; Max-Age=0' }, {}],
  [{ method: 'GET', cookies: out }, {}],
])('%j is sent with %j beside', (change, headers) => {
  expect(headersBeside({ ...answer, ...change })).toEqual(headers)
})
