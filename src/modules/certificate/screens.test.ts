import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'
import { starterLayout } from './rules/layout-parts.ts'

const search = '/lesson/certification/search'
const minuteMs = 60_000

describe.each(await testDrivers())('the pages of certificates on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let templateID: string
  let courseID: string
  let certificate: { _id: string; number: string; code: string; enrollID: string; file: string | null }

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy)
    const series = await create(admin(), 'certificate_series', { code: 'SAFE', name: 'ความปลอดภัย' })
    templateID = (await create(admin(), 'certificate_template', { name: 'ทั่วไป', series: series._id }))._id
    courseID = (await create(admin(), 'course', { name: 'ช่างไฟฟ้า', status: true, certification: 'yes', hours: 6 }))._id
    certificate = await issuedTo(academy.viewer('user').id)
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const issuedTo = async (userID: string) => {
    const { _id: enrollID } = await create(admin(), 'enroll', { userID, courseID })
    await update(admin(), 'enroll', { _id: enrollID, change: { passed: true, reason: 'เทียบโอน' } })
    await academy.app.jobs.drain()
    return from(admin(), 'certification').selectAll().where('enrollID', '=', enrollID).executeTakeFirstOrThrow()
  }
  const learner = async (username: string) => {
    const { _id } = await create(admin(), 'user', { username, firstname: 'อื่น', lastname: 'ไกล' })
    return { ...academy.viewer('user'), id: _id, name: 'อื่น ไกล' }
  }
  const check = (form: Record<string, string>, more: object = {}) => {
    academy.pass(7000)
    return pages.post({ path: search, form, ...more })
  }

  test('anyone checks a certificate by its code, and reads all that is printed and nothing else', async () => {
    const page = await pages.open({ path: `${search}?code=${certificate.code.toLowerCase()}` })
    const text = textOf(page.text)
    for (const fact of [certificate.number, 'สมชาย ใจดี', 'ช่างไฟฟ้า', '28 พฤศจิกายน 2569', 'ใช้ได้', certificate.code])
      expect(text).toContain(fact)
    expect(page.text).toContain('noindex')
    expect(page.text).not.toMatch(/learner@skills|0812345678|sha256|enrollID/)
  })

  test('L85.17 a number with the family name is found, and the path is not taken for a course', async () => {
    for (const name of ['ใจดี', 'นายสมชาย ใจดี', ' ใจดี ']) {
      const page = await check({ number: certificate.number, name })
      expect([page.status, textOf(page.text).includes('พบวุฒิบัตรนี้')], name).toEqual([200, true])
    }
  })

  test('X22 a wrong number, a wrong name and another site have one answer', async () => {
    const { number } = certificate
    const wrong = [
      { number, name: 'ใจร้าย' },
      { number: 'SAFE-2569-999999', name: 'ใจดี' },
      { number, name: '' },
      { number: '', name: '' },
      { number: certificate.code, name: 'ใจดี' },
      { number: "' or 1=1 --", name: '%' },
    ]
    const bodies = new Set<string>()
    for (const form of wrong) {
      const page = await check(form)
      expect(page.status, JSON.stringify(form)).toBe(404)
      bodies.add(page.text)
    }
    expect(bodies.size).toBe(1)
    const elsewhere = await check({ number, name: 'ใจดี' }, { site: 'factory' })
    expect([elsewhere.status, textOf(elsewhere.text).includes('ไม่พบวุฒิบัตรที่ตรงกัน')]).toEqual([404, true])
    const code = await pages.open({ path: `${search}?code=${certificate.code}`, site: 'factory' })
    expect(textOf(code.text)).toContain('ไม่พบวุฒิบัตรที่ตรงกัน')
  })

  test('after ten tries a minute an address waits', async () => {
    academy.pass(2 * minuteMs)
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await pages.post({ path: search, form: { number: `N-${at}`, name: 'ใจดี' } })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    academy.pass(2 * minuteMs)
  })

  test('L85.16 the learner sees their own certificate with its file and link, and nobody else’s', async () => {
    const own = academy.viewer('user')
    const page = await pages.open({ path: `/lesson/certification/${courseID}`, viewer: own })
    expect(textOf(page.text)).toContain(certificate.number)
    expect(page.text).toContain(`/certificate/file/${certificate._id}`)
    expect(page.text).toContain(`code=${certificate.code}`)
    const other = await learner('stranger')
    for (const path of [`/lesson/certification/${courseID}/${own.id}`, `/certificate/file/${certificate._id}`]) {
      expect((await pages.open({ path, viewer: own })).status, path).toBe(200)
      expect((await pages.open({ path, viewer: other })).status, path).toBe(404)
      expect((await pages.open({ path, viewer: academy.viewer('user', 'factory'), site: 'factory' })).status).toBe(404)
    }
    expect((await pages.open({ path: `/lesson/certification/${'f'.repeat(24)}`, viewer: own })).status).toBe(404)
    const none = await pages.open({ path: `/lesson/certification/${courseID}`, viewer: other })
    expect([none.status, textOf(none.text).includes('ยังไม่มีวุฒิบัตร')]).toEqual([200, true])
  })

  test('the lecturer of the course reads the certificates of its learners', async () => {
    const teacher = await learner('teacher')
    const path = `/lesson/certification/${courseID}/${academy.viewer('user').id}`
    expect((await pages.open({ path, viewer: teacher })).status).toBe(404)
    const { _id: id } = await create(admin(), 'lecturer', { name: 'ครู', userID: teacher.id })
    await update(admin(), 'course', { _id: courseID, change: { lecturer: [{ id, name: 'ครู' }] } })
    expect((await pages.open({ path, viewer: teacher })).status).toBe(200)
  })

  test('a revoked certificate says so at once, with its day and without the reason', async () => {
    const { _id: userID } = await create(admin(), 'user', { username: 'gone', firstname: 'ใคร', lastname: 'บางคน' })
    const row = await issuedTo(userID)
    await update(admin(), 'certification', { _id: row._id, change: { status: 'revoked', reason: 'ทุจริต' } })
    const text = textOf((await check({ number: row.number, name: 'บางคน' })).text)
    expect(text).toContain('เพิกถอนแล้ว 28 พฤศจิกายน 2569')
    expect(text).not.toContain('ทุจริต')
  })

  test('the editor saves a version, brings one back, duplicates, and refuses what is no layout', async () => {
    const path = `/certificate/template/design/${templateID}`
    const viewer = academy.viewer('admin')
    expect(textOf((await pages.open({ path, viewer })).text)).toContain('บันทึกการออกแบบ')
    const layout = starterLayout('portrait')
    const save = (of: unknown, intent = 'save') =>
      pages.post({ path, viewer, form: { intent, layout: typeof of === 'string' ? of : JSON.stringify(of) } })
    expect((await save(layout)).status).toBe(302)
    const versions = () =>
      from(admin(), 'certificate_template_version')
        .select(['_id', 'number', 'layout'])
        .where('templateID', '=', templateID)
        .orderBy('number')
        .execute()
    expect((await versions()).map(({ layout: one }) => one.page)).toEqual(['landscape', 'portrait'])
    const bad = [
      '',
      '{',
      '[]',
      { ...layout, background: 'https://x.test/a.png' },
      { ...layout, background: 'upload/none.png' },
    ]
    for (const one of bad) expect((await save(one)).status, JSON.stringify(one)).toBe(400)
    expect((await save(layout, 'constructor')).status).toBe(404)
    const [first] = await versions()
    await pages.post({ path, viewer, form: { intent: 'restore', version: first!._id } })
    expect((await versions()).map(({ layout: one }) => one.page)).toEqual(['landscape', 'portrait', 'landscape'])
    expect((await save(layout, 'duplicate')).status).toBe(302)
    expect(
      await from(admin(), 'certificate_template').select('active').where('name', '=', 'ทั่วไป (สำเนา)').execute(),
    ).toEqual([{ active: false }])
    expect((await pages.open({ path, viewer: academy.viewer('manager') })).status).not.toBe(200)
  })

  test('the preview is a PDF of what is on the screen', async () => {
    const path = `/certificate/template/preview/${templateID}`
    const viewer = academy.viewer('admin')
    const layout = JSON.stringify(starterLayout('portrait'))
    for (const page of [await pages.open({ path, viewer }), await pages.post({ path, viewer, form: { layout } })])
      expect([page.status, page.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await pages.post({ path, viewer, form: { layout: '{}' } })).status).toBe(400)
  })

  test('L85.4 the documents of a course are PDFs', async () => {
    const viewer = academy.viewer('admin')
    const page = await pages.open({ path: `/lesson/pdf?courseID=${courseID}`, viewer })
    expect(textOf(page.text)).toContain('วุฒิบัตรทั้งหมด 1 ฉบับ')
    for (const kind of ['certificates', 'roster', 'attendance']) {
      const file = await pages.open({ path: `/lesson/pdf/${kind}?courseID=${courseID}&roundID=`, viewer })
      expect([kind, file.status, file.text.slice(0, 5)]).toEqual([kind, 200, '%PDF-'])
    }
    for (const query of [
      'x',
      `roster?courseID=${'f'.repeat(24)}`,
      'roster?courseID=x',
      'roster',
      `constructor?courseID=${courseID}`,
    ])
      expect((await pages.open({ path: `/lesson/pdf/${query}`, viewer })).status, query).toBe(404)
    expect((await pages.open({ path: '/lesson/pdf', viewer: academy.viewer('user') })).status).not.toBe(200)
  })

  test('certificates for a pasted list are issued in the background, and the results say who is not found', async () => {
    const viewer = academy.viewer('manager')
    await create(admin(), 'enroll', { userID: (await learner('listed')).id, courseID })
    const form = { courseID, roundID: '', templateID, people: 'listed\nghost', incomplete: 'true' }
    const sent = await pages.post({ path: '/certificate/issue', viewer, form })
    expect(sent.status).toBe(302)
    await academy.app.jobs.drain()
    const path = sent.headers['location'] as string
    const text = textOf((await pages.open({ path, viewer })).text)
    expect(text).toContain('ไม่พบในระบบ')
    expect(text).toContain('อื่น ไกล')
    for (const change of [{ courseID: '' }, { templateID: 'x' }, { people: 'ghost' }, { people: '', roundID: '' }])
      expect(
        (await pages.post({ path: '/certificate/issue', viewer, form: { ...form, ...change } })).status,
        JSON.stringify(change),
      ).toBe(400)
  })
})
