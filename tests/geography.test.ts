import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compareThai } from '#domain/thai-text/compare.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { seedGeography } from '#app/seed/geography/seed-geography.ts'
import { askPlaces } from '#platform/http/client/ask-places.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { allRoles } from './support/cast.ts'
import { type Http, openHttp } from './support/http.ts'

interface Place {
  id: number
  name_th: string
  province_id?: number
  zip_code?: string
}

describe.each(await testDrivers())('the places of an address on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    await seedGeography(academy.app)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })
  const asked = async (collection: string, filter: object = {}): Promise<Place[]> =>
    (await http.ask({ path: `/api/${collection}/query`, body: { method: 'find', args: [filter] } })).body
  const names = (places: Place[]) => places.map((one) => one.name_th)

  test('POST province/query answers the 77 provinces by name, with name_th and id', async () => {
    const provinces = await asked('province')
    expect(provinces).toHaveLength(77)
    expect(names(provinces)).toEqual(names(provinces).toSorted(compareThai))
    expect(names(provinces).slice(0, 3)).toEqual(['กระบี่', 'กรุงเทพมหานคร', 'กาญจนบุรี'])
    expect(provinces[1]).toMatchObject({ id: 10, name_th: 'กรุงเทพมหานคร', name_en: 'Bangkok' })
  })

  test('POST amphure/query by province_id answers all its districts by name, with name_th and id', async () => {
    const districts = await asked('amphure', { province_id: 10 })
    expect(districts).toHaveLength(50)
    expect(names(districts)).toEqual(names(districts).toSorted(compareThai))
    expect(districts.find((one) => one.id === 1001)).toMatchObject({ name_th: 'พระนคร', province_id: 10 })
  })

  test('POST tambon/query by amphure_id answers its subdistricts with name_th, id and zip_code', async () => {
    const subdistricts = await asked('tambon', { amphure_id: 1001 })
    expect(subdistricts).toHaveLength(12)
    expect(subdistricts.find((one) => one.id === 100101)).toMatchObject({
      name_th: 'พระบรมมหาราชวัง',
      zip_code: '10200',
    })
  })

  test('every district of every province can be reached, and has subdistricts', async () => {
    const all = await Promise.all((await asked('province')).map(({ id }) => asked('amphure', { province_id: id })))
    expect(all.flat()).toHaveLength(928)
    const odd = all.flat().filter(({ id }) => id > 999_999)
    expect(odd).toHaveLength(10)
    for (const { id } of odd) expect((await asked('tambon', { amphure_id: id })).length).toBeGreaterThan(0)
  })

  test('typing a name or a post code finds subdistricts with all that an address says of them', async () => {
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      const answer = await http.ask({ path, body: JSON.parse(body) })
      return Response.json(answer.body, { status: answer.status })
    })
    const market = { subdistrict: 'ตลาดใหญ่', district: 'เมืองภูเก็ต', province: 'ภูเก็ต', zipcode: '83000' }
    expect(await askPlaces('ตลาดใหญ่')).toContainEqual(market)
    expect(await askPlaces('83000')).toContainEqual(market)
    expect(new Set((await askPlaces('10200')).map(({ province }) => province))).toEqual(new Set(['กรุงเทพมหานคร']))
    expect(await askPlaces('.*')).toEqual([])
    expect((await askPlaces('บ้าน')).length).toBe(12)
    vi.unstubAllGlobals()
  })

  test('an order that is asked for goes before the declared one', async () => {
    const body = { args: [{}], sort: { id: 1 } }
    const { body: byCode } = await http.ask({ path: '/api/province/query', body })
    expect(byCode.map((one: Place) => one.id)).toEqual(byCode.map((one: Place) => one.id).toSorted())
  })

  test('nobody moves a place', async () => {
    const [{ _id }] = (await http.ask({ path: '/api/province/query', body: {} })).body
    for (const role of allRoles) {
      const viewer = academy.viewer(role)
      const path = `/api/province/${_id}`
      const data = { id: 99, name_th: 'ก', name_en: 'a' }
      expect((await http.ask({ viewer, path: '/api/province', body: { data } })).status).toBe(403)
      expect((await http.ask({ viewer, method: 'PUT', path, body: { data } })).status).toBe(403)
      expect((await http.ask({ viewer, method: 'DELETE', path })).status).toBe(403)
    }
    expect(await asked('province')).toHaveLength(77)
  })
})
