import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { pageViewModel } from '#platform/content/page/page-view-model.server.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

const object = (type: string, props: object, at = 0) => ({ id: `${type}-${at}`, type, version: 1, props })
const pageOf = (...objects: object[]) => ({
  version: 1 as const,
  rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }],
})

describe.each(drivers)('the blocks of courses on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let technician: Viewer
  let clerk: Viewer
  const ids: Record<string, string> = {}

  const learner = async (name: string, bandCode: string | null): Promise<Viewer> => {
    const info = { fti_member: false, fti_member_number: '', agree: true, bandCode }
    const row = { username: name, firstname: name, email: `${name}@skills.test`, info }
    const { _id } = await create(academy.as('admin'), 'user', row)
    return { id: _id, role: 'user', home: academy.as('admin').site._id, name }
  }
  const course = async (name: string, more: object = {}) => {
    academy.pass(1000)
    return (ids[name] = (await create(academy.as('admin'), 'course', { name, status: true, ...more }))._id)
  }
  const place = (slug: string, ...objects: object[]) =>
    create(academy.as('admin'), 'post', {
      ...{ type: 'page', slug, title: slug, status: true },
      builder: pageOf(...objects) as never,
    })

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    for (const [order, [code, name]] of [
      ['weld', 'ช่างเชื่อม'],
      ['food', 'ครัวไทย'],
    ].entries())
      await create(admin, 'category', { code: code!, name: name!, order })
    await create(admin, 'category', { code: 'bare', name: 'หมวดว่าง', order: 9 })
    await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' })
    await create(admin, 'target', { code: 'office', name: 'พนักงานออฟฟิศ' })
    const rich = { hours: 30, days: 5, lecturer: 'อ.สมบัติ ช่างดี', certification: 'yes' as const }
    await course('เชื่อมอาร์ก', { category: ['weld', 'food'], target: 'tech', ...rich })
    await course('ชงกาแฟ', { category: 'food', target: ['office'], price: 1500, sale_price: 990 })
    await course('ขนมไทย', { category: 'food', price: 0 })
    technician = await learner('tech', 'tech')
    clerk = await learner('clerk', 'office')
    await place('for-you', object('target-courses', {}))
    await place('food', object('course-list', { category: 'food' }))
    await place('menu', object('category-menu', {}), object('category-grid', { title: 'หมวด' }))
    await place(
      'people',
      object('student-profile', {}),
      object('login-strip', {}),
      object('login-form', {}),
      object('register-form', {}),
    )
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (slug: string, viewer?: Viewer) => pages.open({ path: `/cms/page/${slug}`, ...(viewer && { viewer }) })
  const cardsOf = (html: string) => parts(html, 'article').map((card) => textOf(card))

  test('L52.1 L180.5 each learner sees the courses for the group of his band, and nobody another’s', async () => {
    const [tech] = cardsOf((await open('for-you', technician)).text)
    const office = cardsOf((await open('for-you', clerk)).text)
    expect(tech).toContain('เชื่อมอาร์ก')
    expect(office).toHaveLength(1)
    expect(office[0]).toContain('ชงกาแฟ')
    for (const viewer of [undefined, academy.viewer('user'), academy.viewer('admin')])
      expect(cardsOf((await open('for-you', viewer)).text)).toEqual([])
  })

  test('what is for one learner is kept for nobody', async () => {
    const { headers } = await open('for-you', technician)
    expect(headers['cache-control']).toContain('no-store')
    expect(cardsOf((await open('for-you')).text)).toEqual([])
  })

  test('a band code that names no group, or does harm, shows nothing', async () => {
    for (const [at, code] of ['nobody', "x' or '1'='1", 'tech%'].entries()) {
      const { status, text } = await open('for-you', await learner(`odd${at}`, code))
      expect([status, cardsOf(text)]).toEqual([200, []])
    }
  })

  test('L52.2 L52.3 a card says its categories, lecturer, hours, days and whether there is a certificate', async () => {
    const { text } = await open('for-you', technician)
    const [card] = cardsOf(text)
    for (const said of ['ช่างเชื่อม', 'ครัวไทย', 'อ.สมบัติ ช่างดี', '30 ชม.', '5 วัน', 'วุฒิบัตร: มี']) expect(card).toContain(said)
    expect(parts(text, 'article')[0]).toMatch(/_cover_/)
    expect(cardsOf((await open('for-you', clerk)).text)[0]).toContain('วุฒิบัตร: ไม่มี')
  })

  test('L53.1 the courses of a category stand under its name, and see-all leads to all of them', async () => {
    const { text } = await open('food')
    const main = parts(text, 'main')[0]!
    expect(textOf(parts(main, 'h2')[0]!)).toBe('ครัวไทย')
    const all = linksOf(main).find(({ text: name }) => name === 'ดูทั้งหมด')!
    expect(all.href).toBe('/lesson/categories/food')
    const there = await pages.open({ path: all.href })
    expect(cardsOf(there.text)).toHaveLength(3)
  })

  test('L53.2 the menu of categories leads to the courses of each; one without courses is left out', async () => {
    const { text } = await open('menu')
    const panel = parts(parts(text, 'details')[0]!, 'nav')[0]!
    expect(linksOf(panel).map(({ href }) => href)).toEqual([
      '/lesson/categories/weld',
      '/lesson/categories/food',
      '/lesson/home',
    ])
    expect(textOf(text)).not.toContain('หมวดว่าง')
    expect((await pages.open({ path: '/lesson/categories/weld' })).text).toContain('เชื่อมอาร์ก')
  })

  test('L274.3 L274.4 a card says the discount as a whole number, and that a price of 0 is free', async () => {
    const cards = cardsOf((await open('food')).text)
    expect(cards.find((card) => card.includes('ชงกาแฟ'))).toContain('ลด 34%')
    expect(cards.find((card) => card.includes('ขนมไทย'))).toContain('เรียนฟรี ไม่มีค่าใช้จ่าย')
  })

  test('L180.3 a course with a sale price carries the ribbon for who is enrolled in it alone', async () => {
    const who = contextFor(academy.app, { site: academy.as('admin').site, viewer: clerk, locale: 'th' })
    await create(academy.as('admin'), 'enroll', { userID: clerk.id, courseID: ids['ชงกาแฟ']! })
    expect(who.viewer.id).toBe(clerk.id)
    const ribboned = async (viewer: Viewer | undefined) =>
      cardsOf((await open('food', viewer)).text).filter((card) => card.includes('เริ่มอบรมแล้ว'))
    expect(await ribboned(clerk)).toEqual([expect.stringContaining('ชงกาแฟ')])
    expect(await ribboned(technician)).toEqual([])
    expect(await ribboned(undefined)).toEqual([])
  })

  test('the blocks of people show the ways in to a visitor, and his courses to who is signed in', async () => {
    const visitor = (await open('people')).text
    const main = parts(visitor, 'main')[0]!
    const forms = parts(main, 'form').map((form) => /action="([^"]*)"/.exec(form)?.[1])
    expect(forms).toEqual(['/user/login', '/user/register'])
    expect(linksOf(main).map(({ href }) => href)).toEqual(expect.arrayContaining(['/user/register', '/user/login']))
    expect(main).not.toContain('<table')
    const mine = parts((await open('people', clerk)).text, 'main')[0]!
    expect(parts(mine, 'form')).toEqual([])
    expect(textOf(parts(mine, 'table')[0]!)).toContain('ชงกาแฟ')
    expect(textOf(mine)).toContain('สวัสดี คุณclerk')
    expect(parts((await open('people', technician)).text, 'main')[0]).not.toContain('ชงกาแฟ')
  })

  test('the log-in block is answered by the log-in page, with what was wrong', async () => {
    const form = { username: 'nobody', password: 'wrong-password' }
    const answer = await pages.post({ path: '/user/login', form })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).toContain('value="nobody"')
  })

  test.each(['guest', 'learner'] as const)(
    'a page of twelve blocks asks the database fourteen times at most, for a %s',
    async (who) => {
      const blocks = [
        ...[object('course-list', { title: 'ก' }, 1), object('course-list', { category: 'food' }, 2)],
        ...['course-highlights', 'search-box', 'category-grid', 'category-menu', 'onsite-calendar'].map((type) =>
          object(type, {}),
        ),
        ...['target-courses', 'student-profile', 'login-strip', 'login-form', 'register-form'].map((type) =>
          object(type, {}),
        ),
      ]
      expect(blocks).toHaveLength(12)
      const read = readPage(pageOf(...blocks))
      let asked = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          asked++
          return result
        },
      }
      const viewer = who === 'guest' ? academy.viewer('guest') : technician
      const ctx = contextFor(academy.app, { site: academy.as('admin').site, viewer, locale: 'th' })
      const counted = { ...ctx, [executor]: ctx[executor].withPlugin(counting) as Context[typeof executor] }
      const rows = await pageViewModel(counted, { _id: '', stored: 'page' in read ? read.page : (undefined as never) })
      expect(rows[0]!.columns[0]!.objects).toHaveLength(12)
      expect(asked).toBeGreaterThan(4)
      expect(asked).toBeLessThanOrEqual(14)
    },
  )

  test('what a page holds follows a course at once', async () => {
    await update(academy.as('admin'), 'course', { _id: ids['ขนมไทย']!, change: { name: 'ขนมมงคล' } })
    await expect.poll(async () => cardsOf((await open('food')).text).join()).toContain('ขนมมงคล')
  })
})
