import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()

describe.each(drivers)('the pages of a list on $kind', (driver) => {
  let list: OfficeList
  beforeAll(async () => {
    list = await openList(driver, Date.parse('2026-11-21T05:00:00Z'))
    const admin = list.academy.as('admin')
    for (let n = 0; n < 25; n++)
      await create(admin, 'course', {
        ...{ name: `หลักสูตร ${n}`, hours: n % 4, price: n % 3 === 0 ? null : (n % 5) * 100 },
      })
  })
  afterAll(() => list.close())

  test.each(['name', 'hours', 'hours desc', 'price', 'price desc', 'createdAt desc'])(
    'in the order of %s hold each row once, those read from the end too',
    async (sort) => {
      const whole = await list.names(`sort=${sort}&size=50`)
      expect(new Set(whole).size).toBe(25)
      const pages = await Promise.all([1, 2, 3].map((page) => list.names(`sort=${sort}&page=${page}`)))
      expect(pages.map((page) => page.length)).toEqual([10, 10, 5])
      expect(pages.flat()).toEqual(whole)
    },
  )
})
