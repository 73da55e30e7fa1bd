import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import { create, remove, removeAny } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Marker, plantMarkers } from '../canary/markers.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles } from '../support/cast.ts'
import { type HttpParams, type Http, openHttp } from '../support/http.ts'

const drivers = await bothDrivers()

describe.each(drivers)('who attacks what is written on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let foreign: Map<string, string[]>
  let markers: Marker[]
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const planted = await plantMarkers(academy, 'factory')
    foreign = planted.ids
    markers = planted.markers
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const collections = (): AnyCollection[] => [...academy.app.collections.values()].map((entry) => entry.collection)
  /** Returns the stored values of a row, which no attack may change. */
  const stored = async (name: string, _id: string) =>
    (await sql`select * from ${sql.table(name)} where _id = ${_id}`.execute(academy.database.kysely)).rows
  const sent = (asked: Omit<HttpParams, 'path'> & { payload: string; path: string }) =>
    http.cookieOf(academy.viewer('admin'), 'skills').then((cookie) =>
      http.server.inject({
        method: asked.method ?? 'PUT',
        url: asked.path,
        headers: { host: 'localhost', 'content-type': 'application/json', ...cookie, ...asked.headers },
        payload: asked.payload,
      }),
    )

  describe('with operators and strange keys in a change', () => {
    const attempts: [string, unknown][] = [
      ...['$set', '$inc', '$unset', '$rename', '$push', '$currentDate', '$where'].map((operator): [string, unknown] => [
        operator,
        { [operator]: { status: true } },
      ]),
      ['a dotted path', { 'info.agree': true }],
      ['a constructor', { constructor: { prototype: { status: true } } }],
      ['a prototype', { prototype: { status: true } }],
      ['a hidden column', { search: 'x' }],
      ['the mark of a removal', { removedWith: '0'.repeat(24) }],
      ['an operator in a value', { name: { $set: 'x' } }],
      ['an operator in a number', { hours: { $inc: 1 } }],
      ['a list for a text', { name: ['x'] }],
    ]

    test.each(attempts)('%s is refused and nothing is written', async (_what, data) => {
      const { _id } = await create(admin(), 'course', { name: 'ก' })
      const before = await stored('course', _id)
      const viewer = academy.viewer('admin')
      const answer = await http.ask({ viewer, method: 'PUT', path: `/api/course/${_id}`, body: { data } })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toMatch(/[ก-๙]/)
      const whole = { method: 'PUT' as const, path: `/api/course/${_id}`, body: data }
      expect((await http.ask({ viewer, ...whole })).status).toBe(400)
      expect(await stored('course', _id)).toEqual(before)
      expect(({} as Record<string, unknown>)['status']).toBeUndefined()
    })

    test.each([
      '{"data":{"__proto__":{"status":true}}}',
      '{"__proto__":{"data":{}},"data":{"name":"x"}}',
      '{"data":{"builder":{"version":1,"rows":[{"__proto__":{}}]}}}',
    ])('%s is refused before it is read', async (payload) => {
      const { _id } = await create(admin(), 'course', { name: 'ก' })
      expect((await sent({ path: `/api/course/${_id}`, payload })).statusCode).toBe(400)
    })

    test('the platform’s own fields are read over: who sends back what he got changes nothing by it', async () => {
      const { _id } = await create(admin(), 'course', { name: 'ก' })
      const data = { createdAt: '2000-01-01T00:00:00Z', removedAt: '2000-01-01T00:00:00Z', removedBy: 'x', hours: 3 }
      const viewer = academy.viewer('admin')
      const body = { data: { ...data, _id: '0'.repeat(24) } }
      expect((await http.ask({ viewer, method: 'PUT', path: `/api/course/${_id}`, body })).status).toBe(200)
      expect(await stored('course', _id)).toMatchObject([{ hours: 3, removedAt: null, removedBy: null }])
    })
  })

  test('of a key that is written twice the last is read', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ก' })
    const path = `/api/course/${_id}`
    const answer = await sent({ path, payload: '{"data":{"hours":1},"data":{"hours":2,"hours":3}}' })
    expect(answer.json().data.hours).toBe(3)
    const stale = await sent({ path, payload: '{"data":{"hours":9},"version":2,"version":1}' })
    expect(stale.statusCode).toBe(409)
    const elsewhere = await sent({
      path: `${path}?version=1&data=x&_id=${'0'.repeat(24)}`,
      payload: '{"data":{"hours":4}}',
    })
    expect(elsewhere.json().data).toMatchObject({ _id, hours: 4 })
  })

  test.each([
    ['X-HTTP-Method-Override', { headers: { 'x-http-method-override': 'DELETE' } }],
    ['X-HTTP-Method', { headers: { 'x-http-method': 'DELETE' } }],
    ['X-Method-Override', { headers: { 'x-method-override': 'DELETE' } }],
    ['_method in the address', { path: '?_method=DELETE' }],
    ['_method in the body', { body: { _method: 'DELETE' } }],
  ])('%s removes nothing', async (_how, { headers = {}, path = '', body = {} }: Partial<HttpParams>) => {
    const { _id } = await create(admin(), 'course', { name: 'ข' })
    const before = await stored('course', _id)
    const viewer = academy.viewer('root')
    for (const method of ['POST', 'GET', 'PUT', 'PATCH', 'TRACE', 'HEAD', 'OPTIONS'] as const)
      await http.ask({ viewer, method, path: `/api/course/${_id}${path}`, headers, ...(method !== 'GET' && { body }) })
    expect(await stored('course', _id)).toEqual(before)
    expect((await http.ask({ viewer, method: 'TRACE' as never, path: `/api/course/${_id}` })).status).toBeGreaterThan(
      399,
    )
    for (const restore of ['GET', 'PUT', 'DELETE'] as const)
      expect((await http.ask({ viewer, method: restore, path: `/api/course/${_id}/restore`, body: {} })).status).toBe(
        404,
      )
  })

  test('from another site finds no row of any collection: not to change, remove, restore or look back', async () => {
    const bin: [string, string][] = []
    for (const { name, softDelete, isGlobal } of collections()) {
      if (isGlobal) continue
      for (const _id of foreign.get(name) ?? []) {
        const removed = await removeAny(academy.as('root', 'factory'), name, { _id }).catch(() => null)
        if (removed && softDelete) bin.push([name, _id])
        const before = await stored(name, _id)
        for (const role of ['admin', 'superadmin', 'root'] as const) {
          const ask = (asked: Omit<HttpParams, 'viewer'>) => http.ask({ viewer: academy.viewer(role), ...asked })
          const path = `/api/${name}/${_id}`
          const statuses = [
            await ask({ method: 'GET', path }),
            await ask({ method: 'PUT', path, body: { data: {} } }),
            await ask({ method: 'DELETE', path }),
            await ask({ path: `${path}/restore` }),
            await ask({ method: 'GET', path: `${path}/history` }),
          ].map(({ status }) => status)
          expect(statuses, `${role} ${path}`).toEqual([404, 404, 404, 404, 404])
        }
        expect(await stored(name, _id), `${name} ${_id}`).toEqual(before)
      }
    }
    expect(new Set(bin.map(([name]) => name)).size).toBeGreaterThan(4)
  })

  test('finds what was removed on his own site nowhere but in the bin and the history', async () => {
    const gone = new Set<string>()
    for (const { name } of collections())
      for (const _id of foreign.get(name) ?? []) {
        const rows = (await stored(name, _id)) as { removedAt?: string | null }[]
        if (rows.some(({ removedAt }) => removedAt)) gone.add(_id)
      }
    expect(gone.size).toBeGreaterThan(8)
    const texts = markers.map(({ text }) => text).filter((text) => gone.has(text))
    for (const role of allRoles)
      for (const collection of collections()) {
        const ask = (call: string, body: unknown) =>
          http.ask({
            site: 'factory',
            viewer: academy.viewer(role, 'factory'),
            path: `/api/${collection.name}/${call}`,
            body,
          })
        const lookup = { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' }
        const answers = [
          JSON.stringify(await fromAny(academy.as(role, 'factory'), collection).selectAll().execute()),
          (await ask('query', { args: [{}] })).text,
          (await ask('query', { args: [{}], paging: { page: 1, limit: 100 }, removed: false })).text,
          (await ask('aggregate', { pipeline: [{ $match: {} }] })).text,
          (await ask('aggregate', { pipeline: [{ $lookup: lookup }, { $facet: { all: [{ $limit: 50 }] } }] })).text,
        ]
        for (const text of texts)
          expect(answers.join(''), `${role} ${collection.name}`).not.toContain(`"_id":"${text}"`)
      }
  })

  test('as a learner neither completes, restores nor looks back', async () => {
    const learner = academy.viewer('user')
    const { _id: courseID } = await create(admin(), 'course', { name: 'ค', status: true })
    const { _id } = await create(academy.as('user'), 'enroll', { courseID })
    const ask = (asked: Omit<HttpParams, 'viewer'>) => http.ask({ viewer: learner, ...asked })
    const path = `/api/enroll/${_id}`
    const analytics = { total: 1, percent: 100, message: 'x', status: 'complete' }
    for (const data of [{ analytics }, { 'analytics.percent': 100 }, { analytics: { $set: analytics } }])
      expect((await ask({ method: 'PUT', path, body: { data } })).status).toBe(400)
    expect((await ask({ method: 'DELETE', path })).status).toBe(403)
    expect((await ask({ path: `${path}/restore` })).status).toBe(403)
    expect((await ask({ path: '/api/enroll/query', body: { args: [{}], removed: true } })).status).toBe(403)
    expect((await ask({ method: 'GET', path: `/api/user/${learner.id}/history` })).status).toBe(403)
    await remove(admin(), 'enroll', _id)
    expect((await ask({ path: `${path}/restore` })).status).toBe(404)
    expect(await from(academy.as('user'), 'enroll').select('_id').where('_id', '=', _id).execute()).toEqual([])
  })
})
