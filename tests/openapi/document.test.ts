import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles } from '../support/cast.ts'
import { type HttpResponse, type Http, openHttp } from '../support/http.ts'
import { faultsOf } from './fits.ts'
import { callsOf, type Document } from './requests.ts'
import { faultsOfDocument } from './well-formed.ts'

let academy: Academy
let http: Http
let served: HttpResponse
let document: Document
beforeAll(async () => {
  academy = await openAcademy()
  http = await openHttp(academy)
  served = await http.ask({ method: 'GET', path: '/api/openapi.json' })
  document = served.body
})
afterAll(async () => {
  await http.close()
  await academy.close()
})

test('GET openapi.json answers a document that OpenAPI 3.1 knows', () => {
  expect(served.status).toBe(200)
  expect(faultsOfDocument(document)).toEqual([])
})

test.each<[string, (of: Document) => void, string]>([
  ['no version', (of) => void (of['openapi'] = '3.0.0'), 'says no version of OpenAPI 3.1'],
  [
    'a schema that is gone',
    (of) => void delete of.components['schemas']!['Course'],
    '#/components/schemas/Course is not there',
  ],
  ['a call that is named twice', (of) => void (of.paths['/x'] = of.paths['/course']!), 'course.create names two calls'],
  [
    'a part of a path that is not said',
    (of) => void (of.paths['/course/{id}/{part}'] = of.paths['/course/{id}']!),
    'GET /course/{id}/{part} does not say the parts of its path',
  ],
  [
    'a keyword of nobody',
    (of) => void (of.components['schemas']!['Id'] = { typo: 1 }),
    'typo is no keyword of a schema',
  ],
])('a document with %s is seen not to be one', (_what, spoil, fault) => {
  const spoilt = structuredClone(document)
  spoil(spoilt)
  expect(faultsOfDocument(spoilt).join('\n')).toContain(fault)
})

test('every summary is in Thai and in English', () => {
  for (const { operation } of callsOf(document))
    expect(operation['summary']).toMatch(/^(?=.*[ก-๙].* · )(?=.* · .*[a-z])/i)
})

test('every call that the router serves is described, or refused to everybody', async () => {
  const described = callsOf(document).map(({ method, path }) => `${method} ${path}`)
  const names = [...academy.app.collections.keys()]
  const served = routesUnder(http.server.printRoutes({ commonPrefix: false }), '/api').flatMap((route) =>
    route.includes('{c}') ? names.map((name) => route.replace('{c}', name)) : [route],
  )
  expect(described.filter((call) => !served.includes(call))).toEqual([])
  // The protocol tus 1.0 describes uploads in parts, with its methods and headers (decision 321). Files of courses are
  // only for their screens and not promised to clients.
  const isElsewhere = (route: string) =>
    /^GET \/openapi\.json$|^(GET|POST) \/courses\/(export|import)\b/.test(route) ||
    /^[A-Z]+ \/upload\/resumable(\/|$)/.test(route)
  const left = served.filter((route) => !described.includes(route) && !isElsewhere(route))
  expect(left.length).toBeGreaterThan(0)
  for (const role of allRoles)
    for (const route of left) {
      const [method, path] = route.split(' ') as ['POST', string]
      const asked = { method, path: `/api${path.replace('{id}', '0'.repeat(24))}`, body: { data: {} } }
      const { status } = await http.ask({ viewer: academy.viewer(role), ...asked })
      expect([403, 404], `${role} ${route}`).toContain(status)
    }
})

test('a refusal is as the document says', async () => {
  const refused = await http.ask({ path: '/api/course/query', body: { args: [{ nothing: 1 }] } })
  expect(refused.status).toBe(400)
  const schema = { $ref: '#/components/schemas/Refusal' }
  expect(faultsOf(refused.body, schema, { root: document })).toEqual([])
  expect(faultsOf({ status: 200 }, schema, { root: document })).not.toEqual([])
})

test('is the same on every site and for everybody, and is sent again only when it has changed', async () => {
  const there = await http.ask({
    site: 'factory',
    viewer: academy.viewer('root'),
    method: 'GET',
    path: '/api/openapi.json',
  })
  expect(there.text).toBe(served.text)
  const etag = String(served.headers['etag'])
  const again = await http.ask({ method: 'GET', path: '/api/openapi.json', headers: { 'if-none-match': etag } })
  expect(again).toMatchObject({ status: 304, text: '' })
  const headers = { host: 'localhost', 'accept-encoding': 'gzip' }
  const zipped = await http.server.inject({ method: 'GET', url: '/api/openapi.json', headers })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString('utf8')).toBe(served.text)
})

/** Returns the routes of Fastify's printed tree below a prefix, `POST /course/{id}`. */
function routesUnder(tree: string, prefix: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([^)]+)\)$/.exec(line) ?? []
    const depth = indent.length / 4
    above.length = Math.max(0, depth - 1)
    above.push(part)
    const path = above.join('')
    if (!path.startsWith(prefix)) return []
    const named = path.slice(prefix.length).replaceAll(/:(\w+)/g, '{$1}')
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${named}`)
  })
}
