import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { type Http, openHttp } from './support/http.ts'

const drivers = await testDrivers()
const malee = { id: 'a'.repeat(24), name: 'อ.มาลี' }
const guest = { id: null, name: 'วิทยากรรับเชิญ' }

describe.each(drivers)('values that may be given in two forms, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const ask = (asked: { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown }) =>
    http.ask({ viewer: academy.viewer('admin'), ...asked })
  const stored = async (data: object) =>
    (await ask({ path: '/api/course', body: { data: { name: 'ก', ...data } } })).body._id as string
  const readBack = async (_id: string) => {
    const one = (await ask({ method: 'GET', path: `/api/course/${_id}` })).body.data
    const [listed] = (await ask({ path: '/api/course/query', body: { args: [{ _id }] } })).body
    expect(listed).toEqual(one)
    return one
  }

  test.each([
    ['a code', 'electric'],
    ['a list of one', ['electric']],
    ['a list', ['electric', 'safety']],
    ['an empty list', []],
    ['an empty text', ''],
  ])('a category given as %s is answered so', async (_form, category) => {
    const _id = await stored({ category })
    expect((await readBack(_id)).category).toEqual(category)
  })

  test.each([
    ['a text', 'อ.ธีรพงษ์ และคณะ'],
    ['a list of one', [malee]],
    ['a list with a person of no row', [malee, guest]],
    ['a list of one person of no row', [guest]],
    ['an empty list', []],
    ['an empty text', ''],
  ])('a lecturer given as %s is answered so', async (_form, lecturer) => {
    const _id = await stored({ lecturer })
    expect((await readBack(_id)).lecturer).toEqual(lecturer)
  })

  test('a change gives the form anew, and a change of something else keeps it', async () => {
    const _id = await stored({ category: 'electric', lecturer: [malee] })
    const path = `/api/course/${_id}`
    await ask({ method: 'PUT', path, body: { data: { hours: 3 } } })
    expect(await readBack(_id)).toMatchObject({ category: 'electric', lecturer: [malee] })
    const changed = await ask({ method: 'PUT', path, body: { data: { category: ['electric'], lecturer: 'อ.มาลี' } } })
    expect(changed.body.data).toMatchObject({ category: ['electric'], lecturer: 'อ.มาลี' })
    expect(await readBack(_id)).toMatchObject({ category: ['electric'], lecturer: 'อ.มาลี' })
  })

  test('both forms are found alike, and what remembers the form is no field', async () => {
    const ids = [await stored({ category: 'twin' }), await stored({ category: ['twin'] })]
    const found = await ask({ path: '/api/course/query', body: { args: [{ category: 'twin' }] } })
    expect(found.body.map((one: { _id: string }) => one._id)).toEqual(ids.toSorted())
    expect(found.text).not.toContain('_is_list')
    const asked = await ask({ path: '/api/course/query', body: { args: [{ category_is_list: true }] } })
    const sorted = await ask({ path: '/api/course/query', body: { sort: { category_is_list: 1 } } })
    const written = await ask({ path: '/api/course', body: { data: { name: 'ก', category_is_list: true } } })
    expect([asked.status, sorted.status, written.status]).toEqual([400, 400, 400])
  })
})
