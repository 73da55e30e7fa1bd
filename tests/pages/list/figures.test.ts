import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compute, create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { manifests } from '../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { attribute, parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the figures of a list on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (path: string) => (await pages.open({ path, viewer: academy.viewer('admin') })).text
  const figuresAt = async (path: string) =>
    parts(await open(path), 'a')
      .filter((link) => /class="[^"]*figure/.test(link) && attribute(link, 'href')?.startsWith(path))
      .map((link) => ({ href: attribute(link, 'href')!, text: textOf(link) }))
  const enrolled = async (name: string, status: string) => {
    const admin = academy.as('admin')
    const { _id: courseID } = await create(admin, 'course', { name, status: true })
    const { _id } = await create(admin, 'enroll', { courseID, userID: academy.viewer('user').id })
    await academy.app.jobs.drain()
    await compute(admin, 'enroll', {
      _id,
      change: { analytics: { total: 1, percent: 0, message: '', status } as never },
    })
  }

  test('enrolments are counted by pending, processing and complete', async () => {
    for (const [at, status] of ['pending', 'processing', 'complete', 'complete'].entries())
      await enrolled(`นับ ${at}`, status)
    const figures = await figuresAt('/enroll/dashboard')
    const shown = ['ยังไม่เริ่มเรียน 1', 'กำลังเรียน 1', 'เรียนจบ 2', 'ไม่เข้าเรียนเกิน 14 วัน 0']
    expect(figures.map(({ text }) => text)).toEqual(shown)
    await enrolled('นับอีก', 'pending')
    expect((await figuresAt('/enroll/dashboard'))[0]!.text, 'a change is counted at once').toBe('ยังไม่เริ่มเรียน 2')
  })

  test('of the courses are shown over their list', async () => {
    const before = await figuresAt('/lesson/dashboard')
    await create(academy.as('admin'), 'course', { name: 'ร่าง', type: 'onsite' })
    await create(academy.as('admin'), 'course', { name: 'ออกแล้ว', type: 'onsite', status: true })
    const after = await figuresAt('/lesson/dashboard')
    const figure = (figures: typeof after, label: string) =>
      Number(
        figures
          .find(({ text }) => text.startsWith(label))!
          .text.split(' ')
          .at(-1),
      )
    expect(figure(after, 'ฉบับร่าง')).toBe(figure(before, 'ฉบับร่าง') + 1)
    expect(figure(after, 'เผยแพร่ ณ สถานที่')).toBe(figure(before, 'เผยแพร่ ณ สถานที่') + 1)
    expect(figure(after, 'เผยแพร่ ออนไลน์')).toBe(figure(before, 'เผยแพร่ ออนไลน์'))
    expect(figure(after, 'เผยแพร่ ')).toBe(figure(before, 'เผยแพร่ ') + 1)
  })

  test('each equals the rows that it opens, on every list that has any', async () => {
    const routes = manifests.flatMap((module) => module.routes).filter((route) => 'list' in route)
    let seen = 0
    for (const { path } of routes.filter((one) => !one.path.includes(':')))
      for (const { href, text } of await figuresAt(path)) {
        const [, value] = /([\d,]+)$/.exec(text) ?? []
        expect(textOf(parts(await open(href), 'h1')[0]!), `${path}: ${text}`).toMatch(
          new RegExp(` ${value} (?:รายการ|ครั้ง)`),
        )
        seen += 1
      }
    expect(seen).toBeGreaterThanOrEqual(8)
  })

  test('are of what the viewer may read on this site', async () => {
    const { text } = await pages.open({
      path: '/lesson/dashboard',
      viewer: academy.viewer('admin', 'factory'),
      site: 'factory',
    })
    expect(textOf(text)).toMatch(/เผยแพร่ 0 ฉบับร่าง 0/)
  })

  test('over a large table they are counted behind its page, and are the same', async () => {
    const table = await openAcademy(driver, 40)
    const others = await openPages(table)
    const admin = table.viewer('admin')
    await create(table.as('admin'), 'course', { name: 'ร่าง', type: 'onsite' })
    await sql`update pg_class set reltuples = 100000 where oid = 'course'::regclass`.execute(table.database.kysely)
    const page = (await others.open({ path: '/lesson/dashboard?q=ร่าง', viewer: admin })).text
    expect(page, 'the rows are there').toContain('ร่าง')
    expect(textOf(page)).toContain('กำลังนับ')
    expect(parts(page, 'a').filter((link) => /class="[^"]*figure/.test(link))).toEqual([])
    const asked = '/lesson/dashboard.data?q=ร่าง&part=figures'
    const counted = (await others.open({ path: asked, viewer: admin })).text
    expect(counted).toContain('ฉบับร่าง')
    expect(counted, 'what it leads to is the list').toContain('/lesson/dashboard?where=status%3Ais%3Afalse')
    expect(counted, 'no row is sent twice').not.toContain('short_description')
    const stranger = await others.open({ path: asked, viewer: table.viewer('user') })
    expect(stranger.text, 'a learner is sent to the log-in').not.toContain('ฉบับร่าง')
    await others.close()
    await table.close()
  })

  test('are folded by who wants the rows first, for every list that he opens, and for nobody else', async () => {
    const fold = (isShown: boolean) =>
      pages.post({
        path: '/lesson/dashboard?sort=name',
        viewer: academy.viewer('admin'),
        form: { intent: 'overview', isShown: String(isShown) },
      })
    const { status, headers } = await fold(false)
    expect([status, headers['location']]).toEqual([302, '/lesson/dashboard?sort=name'])
    expect(await figuresAt('/lesson/dashboard')).toEqual([])
    expect(await figuresAt('/enroll/dashboard')).toEqual([])
    expect(await open('/enroll/dashboard')).toContain('แสดงภาพรวม')
    const { text } = await pages.open({ path: '/enroll/dashboard', viewer: academy.viewer('manager') })
    expect(text).toContain('ซ่อนภาพรวม')
    await fold(true)
    expect(await figuresAt('/lesson/dashboard')).not.toEqual([])
  })
})
