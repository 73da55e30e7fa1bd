import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

describe.each(await testDrivers())('the cards of the catalogue on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const given = { status: true, category: 'food' }
    await create(academy.as('admin'), 'category', { code: 'food', name: 'Food', visible: true })
    await create(academy.as('admin'), 'course', { name: 'Baking', ...given })
    academy.pass(1000)
    course = (
      await create(academy.as('admin'), 'course', {
        name: 'Woodwork <b>',
        cover: 'https://example.org/1.webp',
        ...given,
      })
    )._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  let fresh = 0
  const open = async (path = '/lesson/home', as: Partial<Parameters<Pages['open']>[0]> = {}) =>
    (await pages.open({ path: `${path}?n=${++fresh}`, ...as })).text
  const timesIn = (text: string, name: string) => text.split(name).length - 1

  test.each(['/lesson/home', '/lesson/categories/food'])('%s has them once, and not among its data', async (path) => {
    const text = await open(path)
    expect(timesIn(text, 'Woodwork &lt;b')).toBe(1)
    expect(timesIn(text, 'Woodwork <b')).toBe(0)
    expect(timesIn(text, `href="/lesson/detail/${course}"`)).toBe(1)
  })

  test('they come with the data where the browser asks for that alone', async () => {
    const text = await open('/lesson/home.data')
    expect(text).not.toContain('<html')
    expect(timesIn(text, 'Woodwork')).toBe(1)
  })

  test('the first picture comes before the others, and is named once', async () => {
    const text = await open()
    expect(text).toMatch(/<img[^>]*fetchPriority="high"[^>]*>/i)
    expect(text).not.toContain('<link rel="preload" as="image"')
  })

  test('they change with the course, for visitors and for who is known', async () => {
    await open()
    await update(academy.as('admin'), 'course', { _id: course, change: { name: 'Carpentry' } })
    for (const as of [{}, { viewer: academy.viewer('user') }]) {
      const text = await open('/lesson/home', as)
      expect([timesIn(text, 'Carpentry'), timesIn(text, 'Woodwork')]).toEqual([1, 0])
    }
  })

  test('each language has its own', async () => {
    expect(await open('/lesson/home', { headers: { cookie: 'lang=en' } })).toMatch(/free/i)
    expect(await open()).toContain('ฟรี')
  })
})
