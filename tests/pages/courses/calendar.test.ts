import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(drivers)('the training calendar on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  const course = async (name: string, more: object = {}, site: SiteKey = 'skills') => {
    const row = { name, status: true, type: 'onsite' as const, ...more }
    return (ids[name] = (await create(academy.as('admin', site), 'course', row))._id)
  }
  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    await course('เชื่อมมีนา', { startDate: '2026-03-02', endDate: '2026-03-06', hours: 30, lecturer: 'อ.สมบัติ' })
    await course('ครัวพฤศจิกา', { startDate: '2026-11-28', endDate: '2026-12-01' })
    await course('รับสมัครธันวา', { startRegistDate: '2026-12-05', endRegistDate: '2026-12-20' })
    await course('ปีหน้า', { startDate: '2027-01-15' })
    await course('ออนไลน์', { type: 'online', startDate: '2026-11-25' })
    await course('ร่าง', { status: false, startDate: '2026-11-25' })
    await course('ไม่มีวัน')
    await course('ของโรงงาน', { startDate: '2026-11-25' }, 'factory')
    const block = { id: 'c', type: 'onsite-calendar', version: 1, props: { title: 'ปฏิทิน' } }
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'k', col: 12, objects: [block] }] }] }
    for (const site of ['skills', 'factory'] as const)
      await create(academy.as('admin', site), 'post', {
        ...{ type: 'page', slug: 'calendar', title: 'ปฏิทิน', status: true },
        builder: builder as never,
      })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (query = '', site: SiteKey = 'skills') => pages.open({ path: `/cms/page/calendar${query}`, site })
  const monthsOf = (html: string) => {
    const [, ...months] = html.split(/<section class="_month_/)
    return months.map((text) => ({
      name: textOf(parts(text, 'h3')[0]!),
      season: /data-season="(\w+)"/.exec(text)?.[1],
      courses: parts(text, 'h4').map((one) => textOf(one)),
    }))
  }
  const chosen = (html: string) => /aria-current="true"[^>]*>(\d{4})</.exec(html)?.[1]

  test('L7.2 L55.1 a visitor sees the months that have a course at a place, published, of this site and this year', async () => {
    const page = await open()
    expect(page.status).toBe(200)
    expect(monthsOf(page.text)).toEqual([
      { name: 'มีนาคม', season: 'past', courses: ['เชื่อมมีนา'] },
      { name: 'พฤศจิกายน', season: 'now', courses: ['ครัวพฤศจิกา'] },
      { name: 'ธันวาคม', season: 'coming', courses: ['รับสมัครธันวา'] },
    ])
    expect(monthsOf((await open('', 'factory')).text).map(({ courses }) => courses)).toEqual([['ของโรงงาน']])
  })

  test('L55.5 a month that has passed is marked as past, in its list and at a glance; one to come is not', async () => {
    const { text } = await open()
    const cell = (month: number) => new RegExp(`href="#calendar-c-${month}" data-season="(\\w+)"`).exec(text)?.[1]
    expect([cell(3), cell(11), cell(12)]).toEqual(['past', 'now', 'coming'])
  })

  test('L55.2 L55.4 L145.1 L263.1 years are Buddhist ones, two before and two after, a step at a time', async () => {
    const { text } = await open()
    const years = linksOf(text).filter(({ text: name }) => /^25\d\d$/.test(name))
    expect(years.map(({ text: name }) => name)).toEqual(['2567', '2568', '2569', '2570', '2571'])
    expect(chosen(text)).toBe('2569')
    const step = (html: string, label: string) => linksOf(html).find((link) => link.text === label)?.href
    expect(step(text, 'ปีถัดไป')).toBe('?year=2027#calendar-c')
    const next = await open('?year=2027')
    expect(chosen(next.text)).toBe('2570')
    expect(monthsOf(next.text)).toEqual([{ name: 'มกราคม', season: 'coming', courses: ['ปีหน้า'] }])
    const last = await open('?year=2028')
    expect(chosen(last.text)).toBe('2571')
    expect([step(last.text, 'ปีถัดไป'), step(last.text, 'ปีก่อนหน้า')]).toEqual([undefined, '?year=2027#calendar-c'])
    expect(textOf(last.text)).toContain('ยังไม่มีการอบรม ณ สถานที่ในปี 2571')
  })

  test('L55.3 L145.1 a button leads back to the present year, and is not there where one is', async () => {
    const back = (html: string) => linksOf(html).find(({ text: name }) => name === 'ปีปัจจุบัน')?.href
    expect(back((await open()).text)).toBeUndefined()
    expect(back((await open('?year=2025')).text)).toBe('?#calendar-c')
  })

  test.each([
    '?year=9999',
    '?year=',
    "?year=2026'%20or%201=1--",
    '?year=%3Cscript%3E',
    '?year[]=2027',
    '?year=2026%EF%BF%BD',
  ])('an address that asks for %s is answered with the present year', async (query) => {
    const page = await open(query)
    expect(page.status).toBe(200)
    expect(chosen(page.text)).toBe('2569')
  })

  test('L262.4 of 201 courses at a place in a year all are shown', async () => {
    const admin = academy.as('admin', 'factory')
    for (let n = 1; n <= 200; n++)
      await create(admin, 'course', { name: `รอบ ${n}`, status: true, type: 'onsite', startDate: '2026-11-26' })
    const [month] = monthsOf((await open('?year=2026', 'factory')).text)
    expect(month!.courses).toHaveLength(201)
    expect(new Set(month!.courses).size).toBe(201)
  })

  test('a page that was kept is made anew when the day ends, and when a course changes', async () => {
    expect(monthsOf((await open()).text)[1]!.courses).toEqual(['ครัวพฤศจิกา'])
    await update(academy.as('admin'), 'course', { _id: ids['ครัวพฤศจิกา']!, change: { name: 'ครัวใหม่' } })
    await academy.app.jobs.drain()
    await expect.poll(async () => monthsOf((await open()).text)[1]!.courses).toEqual(['ครัวใหม่'])
    await update(academy.as('admin'), 'course', { _id: ids['ครัวพฤศจิกา']!, change: { name: 'ครัวพฤศจิกา' } })
  })

  describe('as a file', () => {
    const file = (name: string, site: SiteKey = 'skills', method: 'GET' | 'HEAD' = 'GET') =>
      pages.ask({ path: `/lesson/calendar/${name}`, site, method })

    test('holds the courses of a year with their days', async () => {
      const { status, headers, text } = await file('2026.ics')
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(headers['content-disposition']).toBe('attachment; filename="2026.ics"')
      const whole = text.replaceAll('\r\n ', '')
      expect(whole.match(/^SUMMARY:.*$/gm)).toEqual([
        'SUMMARY:เชื่อมมีนา',
        'SUMMARY:ครัวพฤศจิกา',
        'SUMMARY:รับสมัคร: รับสมัครธันวา',
      ])
      expect(whole).toContain('DTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261202')
    })

    test('holds one course alone', async () => {
      const { text } = await file(`${ids['ครัวพฤศจิกา']}.ics`)
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      expect(text.replaceAll('\r\n ', '')).toContain(`/lesson/detail/${ids['ครัวพฤศจิกา']}`)
    })

    test('is whole also after somebody asked for its head alone', async () => {
      expect((await file('2027.ics', 'skills', 'HEAD')).status).toBe(200)
      expect((await file('2027.ics')).text).toContain('BEGIN:VEVENT')
    })

    test('is not there for a draft, a course online or of another site, a year out of reach, or nonsense', async () => {
      const courses = ['ร่าง', 'ออนไลน์', 'ไม่มีวัน', 'ของโรงงาน'].map((name) => `${ids[name]}.ics`)
      for (const name of [...courses, '2023.ics', '2029.ics', '2026.ics.ics', '...', "2026'.ics", 'x'.repeat(400)])
        expect((await file(name)).status, name).toBe(404)
    })
  })
})
