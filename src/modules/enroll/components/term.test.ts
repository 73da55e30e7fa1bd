import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { linksOf, parts, textOf } from '../../../../tests/support/reading.ts'

const minute = 60_000
const drivers = await testDrivers()

describe.each(drivers)('academic terms on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const first = { name: '1/2569', startsOn: '2026-05-16', endsOn: '2026-10-10' }
  const second = { name: '2/2569', startsOn: '2026-11-01', endsOn: '2027-03-31' }
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-10-10T16:59:00Z'))
    pages = await openPages(academy)
    await enrolled('ช่างไม้')
    // Two minutes later it is the next day in Bangkok, and the next term begins.
    academy.pass(2 * minute)
    await enrolled('ช่างปูน')
    academy.pass(40 * 24 * 60 * minute)
    await enrolled('ช่างไฟ')
    await create(academy.as('admin'), 'term', first)
    await create(academy.as('admin'), 'term', second)
    await create(academy.as('admin'), 'term', { name: '1/2570', startsOn: '2027-05-16', endsOn: '2027-10-10' })
    await create(academy.as('admin', 'factory'), 'term', { ...first, name: 'ของโรงงาน' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const enrolled = async (name: string) => {
    const admin = academy.as('admin')
    const course = await create(admin, 'course', { name, status: true })
    await create(admin, 'enroll', { courseID: course._id, userID: academy.viewer('user').id })
  }
  const open = async (path: string, role: 'admin' | 'manager' = 'manager') => {
    const { status, text } = await pages.open({ path, viewer: academy.viewer(role) })
    return {
      status,
      text: textOf(parts(text, 'tbody').at(-1) ?? ''),
      links: linksOf(text).map(({ href, text: label }) => ({ href: href.replaceAll('&amp;', '&'), label })),
    }
  }

  test('terms that have begun are tabs of the enrolments, and each shows those of its days in Thai time', async () => {
    const { links, text } = await open('/enroll/dashboard')
    for (const name of ['ช่างไม้', 'ช่างไฟ']) expect(text).toContain(name)
    const tab = (name: string) => links.find(({ label }) => label.startsWith(name))?.href
    expect(tab('1/2570'), 'has not begun').toBeUndefined()
    expect(tab('ของโรงงาน')).toBeUndefined()
    const old = await open(tab('1/2569')!)
    expect(old.text).toContain('ช่างไม้')
    for (const name of ['ช่างไฟ', 'ช่างปูน']) expect(old.text).not.toContain(name)
    const now = await open(tab('2/2569')!)
    expect(now.text).toContain('ช่างไฟ')
    expect(now.text).not.toContain('ช่างไม้')
  })

  test('administrators keep them; each leads to its enrolments, and managers read them only', async () => {
    const { links } = await open('/enroll/term', 'admin')
    expect(links.find(({ label }) => label === 'ดูการลงทะเบียน')?.href).toContain('/enroll/dashboard?where=createdAt')
    expect((await open('/enroll/term')).status).toBe(302)
    await expect(create(academy.as('manager'), 'term', first)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('a term that ends before it begins, a name that is taken and a day that is none are refused', async () => {
    const admin = academy.as('admin')
    const wrong = create(admin, 'term', { name: 'ฤดูร้อน', startsOn: '2027-04-02', endsOn: '2027-04-01' })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'endsOn', code: 'order' }] })
    await expect(create(admin, 'term', first)).rejects.toMatchObject({ issues: [{ field: 'name', code: 'duplicate' }] })
    for (const startsOn of ['2027-02-30', '16 พ.ค.', 5, null])
      await expect(create(admin, 'term', { ...first, name: 'x', startsOn } as never)).rejects.toMatchObject({
        kind: 'invalid',
      })
    const { _id } = await create(admin, 'term', { name: 'วันเดียว', startsOn: '2025-04-01', endsOn: '2025-04-01' })
    const moved = update(admin, 'term', { _id, change: { endsOn: '2025-03-31' } })
    await expect(moved).rejects.toMatchObject({ issues: [{ field: 'endsOn' }] })
    await expect(update(academy.as('admin', 'factory'), 'term', { _id, change: { name: 'x' } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await remove(admin, 'term', _id)
  })
})
