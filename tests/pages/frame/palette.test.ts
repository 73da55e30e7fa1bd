import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { lettersOf } from '#platform/office/menu/open-routes.ts'
import { manifests } from '../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const drivers = await testDrivers()

describe.each(drivers)('what the palette is told, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const site of ['skills', 'factory'] as const)
      for (let n = 0; n < 6; n++)
        await create(academy.as('admin', site), 'course', { name: `หลักสูตรงานเชื่อม ${site} ${n}` })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const ask = (path: string, role: Role, site: SiteKey = 'skills') =>
    pages.ask({ method: 'GET', path, viewer: academy.viewer(role), site })
  const screens = async (role: Role, site?: SiteKey): Promise<{ href: string; title: object; letter?: string }[]> =>
    (await ask('/api/office/routes', role, site)).body.data
  const found = async (q: string, role: Role = 'admin', site?: SiteKey) =>
    (await ask(`/api/office/find?q=${encodeURIComponent(q)}`, role, site)).body.data

  test('the screens are those that the person may open, in both languages', async () => {
    const admin = await screens('admin')
    expect(admin).toContainEqual(
      expect.objectContaining({
        href: '/enroll/dashboard',
        title: { th: 'การลงทะเบียน', en: 'Enrolments' },
        letter: 'E',
      }),
    )
    expect(admin.map(({ href }) => href)).toEqual(expect.arrayContaining(['/lesson/add', '/member/layout']))
    expect(admin.filter(({ href }) => href.includes(':') || href === '/member/login')).toEqual([])
    const manager = (await screens('manager')).map(({ href }) => href)
    expect(manager).toContain('/lesson/add')
    expect(manager).not.toContain('/user/add')
    for (const { href } of admin)
      expect((await pages.open({ path: href, viewer: academy.viewer('admin') })).status, href).toBe(200)
  })

  test('a letter after G leads to one screen', () => {
    const letters = [...lettersOf(manifests).values()]
    expect(new Set(letters).size).toBe(letters.length)
    expect(lettersOf(manifests).get('/lesson/dashboard')).toBe('L')
  })

  test('rows are found by a part of a Thai word, a few of each kind, on this site alone', async () => {
    const rows = await found('งานเชื่อม')
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({ kind: 'หลักสูตร', href: expect.stringMatching(/^\/lesson\/player\/detail\/\w{24}$/) })
    expect(await found('factory'), 'nothing of another site').toEqual([])
    expect(await found('สมชาย')).toContainEqual(expect.objectContaining({ title: 'สมชาย ใจดี' }))
    expect(await found('งานเชื่อม ไม่มี')).toEqual([])
  })

  test('who has no list of them finds none', async () => {
    await create(academy.as('admin'), 'lecturer', { name: 'ศักดิ์สิทธิ์ ครูช่าง' })
    expect(await found('ศักดิ์สิทธิ์')).toHaveLength(1)
    expect(await found('ศักดิ์สิทธิ์', 'manager')).toEqual([])
    expect(await found('งานเชื่อม', 'manager')).toHaveLength(4)
  })

  test.each(['', 'ง', '%%', '__', "'; drop table course; --", '\\', 'ก'.repeat(5000)])(
    'finds nothing for %j',
    async (q) => {
      expect(await found(q)).toEqual([])
    },
  )

  test.each<Role>(['guest', 'user'])('a %s is told nothing', async (role) => {
    for (const path of ['/api/office/routes', '/api/office/find?q=สมชาย'])
      expect((await ask(path, role)).status, path).toBe(403)
    const body = { isRailed: true }
    const viewer = academy.viewer(role)
    expect((await pages.ask({ path: '/api/office/layout', viewer, body })).status).toBe(403)
  })

  test('NUL is refused, and a search given twice is none', async () => {
    expect((await ask('/api/office/find?q=%00ab', 'admin')).status).toBe(400)
    expect((await ask('/api/office/find?q=aa&q=bb', 'admin')).body.data).toEqual([])
  })

  test('how the frame is liked is kept for the person, on every site', async () => {
    const viewer = academy.viewer('admin')
    const keep = (body: object) => pages.ask({ path: '/api/office/layout', viewer, body })
    const railed = async (site: SiteKey = 'skills') =>
      /aria-pressed="(\w+)"/.exec((await pages.open({ path: '/lesson/dashboard', viewer, site })).text)?.[1]
    expect(await railed()).toBe('false')
    expect((await keep({ isRailed: true })).status).toBe(200)
    expect([await railed(), await railed('factory')]).toEqual(['true', 'true'])
    expect((await keep({ isToured: true })).status).toBe(200)
    expect(await railed(), 'one choice leaves the others').toBe('true')
    for (const body of [{ isRailed: 'yes' }, { scheme: 'pink' }, { start: '/x' }, []])
      expect((await keep(body)).status, JSON.stringify(body)).toBe(400)
  })

  test('a person is shown round once, where there is a list', async () => {
    const open = async (path: string) =>
      (await pages.open({ path, viewer: academy.viewer('manager') })).text.includes('แนะนำการใช้งานหลังบ้าน"')
    expect(await open('/lesson/add')).toBe(false)
    expect(await open('/lesson/dashboard')).toBe(true)
    await pages.ask({ path: '/api/office/layout', viewer: academy.viewer('manager'), body: { isToured: true } })
    expect(await open('/lesson/dashboard')).toBe(false)
  })
})
