import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'

let academy: Academy
let http: Http
beforeAll(async () => {
  academy = await openAcademy()
  http = await openHttp(academy)
  await create(academy.as('admin'), 'course', { name: 'ร่าง' })
})
afterAll(async () => {
  await http.close()
  await academy.close()
})

describe('the header client-token', () => {
  const asked = (headers: Record<string, string>) => http.ask({ path: '/api/course/query', body: {}, headers })

  test.each([
    ['the key of the site', 'key-skills', 200],
    ['nothing', undefined, 200],
    ['the key of another site', 'key-factory', 403],
    ['a key of no site', 'key', 403],
    ['an empty one', '', 403],
  ])('may be sent or not, and must be the key of the site when it is: %s', async (_, token, status) => {
    expect((await asked(token === undefined ? {} : { 'client-token': token })).status).toBe(status)
  })

  test('need not be sent with the counts of categories', async () => {
    const counts = { pipeline: [{ $match: { visible: true } }, { $count: 'count' }] }
    expect((await http.ask({ path: '/api/category/aggregate', body: counts })).status).toBe(200)
  })

  test('names no site: the Host does', async () => {
    const answer = await http.ask({
      ...{ method: 'GET', path: '/api/hostname', site: 'factory' },
      headers: { 'client-token': 'key-factory', siteid: 'skills' },
    })
    expect(answer.body.data.key).toBe('key-factory')
  })

  test('is the key that GET hostname answers to everybody', async () => {
    const { key } = (await http.ask({ method: 'GET', path: '/api/hostname' })).body.data
    expect((await asked({ 'client-token': key })).status).toBe(200)
  })
})

describe('the headers token, sign and key', () => {
  const office = { token: 'root', sign: 'c2lnbmVk', key: 'key-skills', authorization: 'Bearer root' }

  test.each(['guest', 'user', 'member', 'admin'] as const)(
    'are accepted at the address of the office, and a call is answered alike with them and without them: %s',
    async (role) => {
      const viewer = academy.viewer(role)
      for (const asked of [
        { path: '/api/course/query', body: {} },
        { path: '/api/course/aggregate', body: { pipeline: [] } },
        { path: '/api/configuration/query', body: {} },
        { path: '/api/course', body: { data: {} } },
        { method: 'GET' as const, path: '/api/hostname' },
      ]) {
        const plain = await http.ask({ ...asked, viewer })
        const signed = await http.ask({ ...asked, viewer, headers: office })
        expect([signed.status, signed.body], asked.path).toEqual([plain.status, plain.body])
        expect(plain.status, asked.path).not.toBe(404)
      }
    },
  )

  test('give no right: a visitor who sends them is a visitor', async () => {
    expect((await http.ask({ path: '/api/course/query', body: {}, headers: office })).body).toEqual([])
    const written = { path: '/api/course', body: { data: { name: 'ของฉัน' } }, headers: office }
    expect((await http.ask(written)).status).toBe(403)
    expect((await http.ask({ path: '/api/configuration/query', body: {}, headers: office })).body).toEqual([])
  })

  test('take no right away', async () => {
    const viewer = academy.viewer('admin')
    const lies = { token: 'guest', sign: 'wrong', key: 'key-factory' }
    expect((await http.ask({ path: '/api/course/query', body: {}, viewer, headers: lies })).body).toHaveLength(1)
  })
})
