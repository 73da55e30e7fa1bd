import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const many = 130

describe.each(drivers)('what a field can be chosen from, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let last: string
  let foreign: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    for (let n = 0; n < many; n++)
      last = (await create(admin, 'course', { name: `หลักสูตรที่ ${String(n).padStart(3, '0')} น้ำมัน` }))._id
    foreign = (await create(academy.as('admin', 'factory'), 'course', { name: 'หลักสูตรที่ 129 ของโรงงาน' }))._id
    const secret = { email: 'hidden@lecturer.test', phone: '0899999999' }
    await create(admin, 'lecturer', { name: 'อาจารย์มาลี', position: 'ช่างเชื่อม', ...secret })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const ask = (query: Record<string, string>, role: Role = 'admin', site: SiteKey = 'skills') => {
    const path = `/api/office/choices?${new URLSearchParams(query)}`
    return pages.ask({ method: 'GET', path, viewer: academy.viewer(role), site })
  }
  const found = async (query: Record<string, string>, role?: Role, site?: SiteKey): Promise<string[]> =>
    (await ask({ of: 'enroll.courseID', ...query }, role, site)).body.data.map(({ label }: { label: string }) => label)

  test('a form is sent the first hundred by name, what is chosen, and where to look for the rest', async () => {
    const open = async (path: string) => (await pages.open({ path, viewer: academy.viewer('admin') })).text
    const choices = (text: string) =>
      parts(
        parts(text, 'select').find((one) => one.includes('name="courseID"'))!,
        'option',
      ).map((one) => textOf(one))
    const blank = choices(await open('/enroll/new'))
    expect(blank).toHaveLength(101)
    expect(blank).toContain('หลักสูตรที่ 099 น้ำมัน')
    expect(blank).not.toContain('หลักสูตรที่ 129 น้ำมัน')
    expect(choices(await open(`/enroll/new?courseID=${last}`))).toContain('หลักสูตรที่ 129 น้ำมัน')
  })

  test('the rest is found as lists search: by a part of a word, in any order of marks, digits of both kinds', async () => {
    expect(await found({ q: '129' })).toEqual(['หลักสูตรที่ 129 น้ำมัน'])
    expect(await found({ q: '๑๒๙' })).toEqual(['หลักสูตรที่ 129 น้ำมัน'])
    expect(await found({ q: 'น\u0e4d\u0e49\u0e32มัน 129' }), 'สระอำ in pieces').toEqual(['หลักสูตรที่ 129 น้ำมัน'])
    expect(await found({ q: 'น้ำมัน' })).toHaveLength(20)
    expect(await found({ q: '' })).toHaveLength(20)
    expect(await found({ q: 'ไม่มีทางมี' })).toEqual([])
    expect(await found({ q: "%' or 1=1 --" })).toEqual([])
    expect(await found({ keys: `${last},${foreign},${'0'.repeat(24)}` })).toEqual(['หลักสูตรที่ 129 น้ำมัน'])
  })

  test('each site finds its own', async () => {
    expect(await found({ q: '129' }, 'admin', 'factory')).toEqual(['หลักสูตรที่ 129 ของโรงงาน'])
    expect(await found({ keys: last }, 'admin', 'factory')).toEqual([])
  })

  test('a word that stands only in what this person may not read finds nothing', async () => {
    expect(await found({ of: 'course.lecturer', q: 'มาลี' }, 'member')).toEqual(['อาจารย์มาลี'])
    for (const q of ['hidden@lecturer', '0899999999']) expect(await found({ of: 'course.lecturer', q }), q).toEqual([])
  })

  test('people of the site are told to who may read them, and to no lower role', async () => {
    expect(await found({ of: 'enroll.userID', q: 'สมชาย' })).toEqual(['สมชาย ใจดี (learner@skills.test)'])
    const member = await ask({ of: 'enroll.userID', q: 'สมชาย' }, 'member')
    const list = await pages.ask({
      path: '/api/user/query',
      viewer: academy.viewer('member'),
      body: { method: 'find', args: [{ firstname: 'สมชาย' }] },
    })
    expect(member.body.data.length).toBe(list.body.length)
    for (const role of ['guest', 'user'] as const)
      expect((await ask({ of: 'enroll.userID', q: 'สมชาย' }, role)).status, role).toBe(403)
  })

  test.each([
    'enroll',
    'enroll.',
    '.courseID',
    'enroll.nothing',
    'enroll.progress',
    'enroll.constructor',
    'enroll.__proto__',
    '__proto__.courseID',
    'enroll.courseID.x.y',
    'user.password',
  ])('%s is no field that names rows here', async (of) => {
    expect((await ask({ of, q: 'a' })).status).toBe(404)
  })

  test('where the plugin is off, nothing is found', async () => {
    expect((await ask({ of: 'enroll.courseID', q: '129' }, 'root', 'origin')).status).toBe(404)
  })

  test('NUL is refused, and what is given twice', async () => {
    expect((await ask({ of: 'enroll.courseID', q: '\0' })).status).toBe(400)
    const twice = '/api/office/choices?of=enroll.courseID&of=enroll.userID'
    expect((await pages.ask({ method: 'GET', path: twice, viewer: academy.viewer('admin') })).status).toBe(400)
    expect(await found({ q: 'ก'.repeat(5000) })).toEqual([])
  })
})
