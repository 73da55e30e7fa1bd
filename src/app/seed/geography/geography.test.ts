import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { seedGeography } from './seed-geography.ts'
import { type Places, readPlaces } from './read-places.ts'

const drivers = await testDrivers()

describe('the places of Thailand', () => {
  let places: Places
  const named = (name: string) => places.amphure.find((one) => one.name_th === name)!
  beforeAll(async () => void (places = await readPlaces()))

  test('are 77 provinces, 928 districts and 7,432 subdistricts', () => {
    expect(Object.entries(places).map(([name, list]) => [name, list.length])).toEqual([
      ['province', 77],
      ['amphure', 928],
      ['tambon', 7432],
    ])
  })

  test('have each an id of its own, lie in a place that is there, and have both names and a post code', () => {
    const provinces = new Set(places.province.map(({ id }) => id))
    const amphures = new Set(places.amphure.map(({ id }) => id))
    expect(provinces.size).toBe(77)
    expect(amphures.size).toBe(928)
    expect(new Set(places.tambon.map(({ id }) => id)).size).toBe(7432)
    expect(places.amphure.filter((one) => !provinces.has(one.province_id))).toEqual([])
    expect(places.tambon.filter((one) => !amphures.has(one.amphure_id))).toEqual([])
    expect(places.tambon.filter((one) => !/^[1-9]\d{4}$/.test(one.zip_code))).toEqual([])
    for (const { name_th, name_en } of [...places.province, ...places.amphure, ...places.tambon]) {
      expect(name_th).toMatch(/^[ก-๙][ก-๙ .()-]*$/)
      expect(name_en).toMatch(/^[A-Za-z][A-Za-z' .()-]*$/)
    }
  })

  test('have the DOPA code as id where the package knows it, and it begins with that of what they lie in', () => {
    const dopa = { amphure: places.amphure.filter(isDopa), tambon: places.tambon.filter(isDopa) }
    expect([dopa.amphure.length, dopa.tambon.length]).toEqual([918, 6222])
    for (const { id, province_id } of dopa.amphure) expect(Math.floor(id / 100)).toBe(province_id)
    for (const { id, amphure_id } of dopa.tambon) expect(Math.floor(id / 100)).toBe(amphure_id)
    expect(places.tambon.find((one) => one.id === 400101)?.name_th).toBe('ในเมือง')
  })

  test.each([
    ['แม่แจ่ม', 5003, 'of two districts with one code, the one that holds the more of its subdistricts'],
    ['กัลยาณิวัฒนา', 7714061, 'the other'],
    ['เมืองบึงกาฬ', 81073959, 'a district whose code the package does not know'],
  ])('call %s %i: %s', (name, id) => {
    expect(named(name).id).toBe(id)
  })

  test.each(drivers)('are filled once into an empty database on $kind', async (driver) => {
    const academy = await openAcademy(driver)
    try {
      const counts = () =>
        sql<{ n: number }>`select (select count(*) from province) as p,
        (select count(*) from amphure) as a, (select count(*) from tambon) as t`.execute(academy.database.kysely)
      await Promise.all([seedGeography(academy.app), seedGeography(academy.app)])
      expect((await counts()).rows).toEqual([{ p: 77, a: 928, t: 7432 }])
      await sql`delete from tambon`.execute(academy.database.kysely)
      await seedGeography(academy.app)
      expect((await counts()).rows).toEqual([{ p: 77, a: 928, t: 0 }])
    } finally {
      await academy.close()
    }
  })
})

const isDopa = ({ id }: { id: number }) => id < 1_000_000
