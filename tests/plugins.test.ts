import { afterAll, beforeAll, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { type Http, openHttp } from './support/http.ts'

let academy: Academy
let http: Http
beforeAll(async () => {
  academy = await openAcademy()
  http = await openHttp(academy)
})
afterAll(async () => {
  await http.close()
  await academy.close()
})

const off = () => academy.as('root', 'origin')

test('a collection of a plugin that is off is not found, neither to read nor to write', async () => {
  expect(off().site.plugins.has('lesson')).toBe(false)
  expect(() => from(off(), 'course')).toThrow('not-found')
  await expect(create(off(), 'course', { name: 'x' })).rejects.toMatchObject({ kind: 'not-found' })
  const viewer = academy.viewer('root')
  expect((await http.ask({ site: 'origin', viewer, path: '/api/course/query', body: {} })).status).toBe(404)
  expect((await http.ask({ site: 'origin', viewer, path: '/api/course', body: { data: { name: 'x' } } })).status).toBe(
    404,
  )
  expect((await http.ask({ site: 'origin', viewer, path: '/api/user/query', body: {} })).status).toBe(200)
})

test('a name that is no collection is not found, whatever it is', async () => {
  for (const name of [
    'session',
    'credential',
    'grant',
    'site',
    'job',
    'scheduled_job',
    '__proto__',
    'constructor',
    'migration',
  ])
    expect((await http.ask({ viewer: academy.viewer('root'), path: `/api/${name}/query`, body: {} })).status).toBe(404)
})
