import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/collection/write.ts'
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
  ])('with %s', async (_, token, status) => {
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

  test('are accepted', async () => {
    const answer = await http.ask({
      path: '/api/course/query',
      body: {},
      viewer: academy.viewer('admin'),
      headers: office,
    })
    expect(answer.body).toHaveLength(1)
  })

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
