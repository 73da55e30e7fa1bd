import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-11-21T03:00:00Z')

type Form = Record<string, string> | [string, string][]

describe.each(drivers)('a form of the site looked at before it is stored, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let menus: Record<SiteKey, string>
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
    menus = { skills: await menuOf('skills'), factory: await menuOf('factory'), origin: '' }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const menuOf = async (site: SiteKey) => {
    const builder = { version: 1, items: [{ title: `เมนูของ ${site}`, target: '/lesson/home' }] }
    const post = { title: `เมนู ${site}`, slug: `menu-${site}`, status: true, builder }
    return (await create(academy.as('admin', site), 'post', post))._id
  }
  const draft = (form: Form, of: { role?: Role; site?: SiteKey; path?: string } = {}) => {
    const { role = 'admin', site = 'skills', path = '/config/general?draft' } = of
    return pages.post({ path, site, viewer: academy.viewer(role, site), form })
  }
  const stored = () => from(academy.as('admin'), 'configuration').selectAll().executeTakeFirstOrThrow()
  const front = async () => (await pages.open({ path: '/', site: 'skills' })).text

  test('shows what is written in the real front page, and stores nothing', async () => {
    const [before, kept] = [await stored(), await front()]
    const { status, body, headers } = await draft({
      siteName: 'สถาบันที่กำลังพิมพ์',
      'about.th': 'ท้ายหน้าที่กำลังพิมพ์',
      siteStyle: 'own',
      'theme.brand': '#a1b2c3',
      'layout.topbarRight': 'โทรหาเราได้ทุกวัน',
      'layout.selectedlogotype': 'text',
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.problems).toEqual([])
    const shown = textOf(body.html)
    expect(shown).toContain('สถาบันที่กำลังพิมพ์')
    expect(shown).toContain('ท้ายหน้าที่กำลังพิมพ์')
    expect(shown).toContain('โทรหาเราได้ทุกวัน')
    expect(body.html).toContain('#a1b2c3')
    expect(await stored()).toEqual(before)
    expect(await front()).toBe(kept)
    expect(textOf(kept)).not.toContain('กำลังพิมพ์')
  })

  test('is a page that runs nothing and leads nowhere', async () => {
    const { html } = (await draft({ siteName: '</title><script>alert(1)</script>' })).body
    expect(html).not.toMatch(/<script/i)
    expect(html).not.toMatch(/<a\b[^>]*\shref=/)
    expect(html).toContain('&lt;script&gt;')
  })

  test('names what could not be stored, and shows the rest', async () => {
    const { status, body } = await draft({ siteName: 'ชื่อที่ถูก', 'theme.brand': 'แดง', 'layout.logosize': 'ใหญ่' })
    expect(status).toBe(200)
    expect(textOf(body.html)).toContain('ชื่อที่ถูก')
    const names = body.problems.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['theme.brand', 'layout.logosize']))
    expect(JSON.stringify(body.problems)).toMatch(/[ก-๙]/)
    expect((await draft({ siteName: '' })).body.problems[0].name).toBe('siteName')
    expect((await draft({ siteName: 'ก'.repeat(20_000) })).body.problems[0].name).toBe('siteName')
  })

  test('takes of a form only what its route asks for', async () => {
    const { body } = await draft({ siteName: 'ชื่อที่แอบส่ง' }, { path: '/config/display?draft' })
    expect(textOf(body.html)).not.toContain('ชื่อที่แอบส่ง')
    expect(textOf(body.html)).toContain(sites.skills.name)
  })

  test('shows a menu of this site, and none of another one', async () => {
    expect(textOf((await draft({ navigator: menus.skills })).body.html)).toContain('เมนูของ skills')
    expect(textOf((await draft({ navigator: menus.factory })).body.html)).not.toContain('เมนูของ factory')
  })

  test('shows what a visitor would see, whoever asks', async () => {
    await create(academy.as('admin'), 'course', { name: 'ร่างที่ยังไม่เผยแพร่' })
    const { html } = (await draft({ siteName: 'ก' }, { role: 'root' })).body
    expect(html).not.toContain('ร่างที่ยังไม่เผยแพร่')
    expect(html).not.toContain('root ทีมงาน')
  })

  test('keeps the look that the host name has for itself', async () => {
    const ctx = academy.as('root', 'factory')
    const { _id } = await from(ctx, 'hostname').select('_id').executeTakeFirstOrThrow()
    await update(ctx, 'hostname', { _id, change: { theme: 'ember' } })
    const { html } = (await draft({ siteStyle: 'own', 'theme.brand': '#a1b2c3' }, { site: 'factory' })).body
    expect(html).not.toContain('#a1b2c3')
  })

  test.each(['guest', 'user', 'member', 'manager'] as const)('is drawn for no %s', async (role) => {
    const { status, body } = await draft({ siteName: 'ชื่อจากคนนอก' }, { role })
    expect(status).toBe(403)
    expect(body.html).toBeUndefined()
  })

  test('is drawn for forms of the configuration alone, and for no other page', async () => {
    for (const path of ['/lesson/home?draft', '/nowhere?draft', '/config/tools?draft', '/setup/admin?draft'])
      expect((await draft({ siteName: 'ก' }, { path })).status, path).toBe(404)
  })

  test('refuses a form from another site, and what no database takes', async () => {
    const path = '/config/general?draft'
    const from = { origin: 'https://evil.example' }
    const other = await pages.post({ path, viewer: academy.viewer('admin'), form: { siteName: 'ก' }, headers: from })
    expect(other.status).toBe(403)
    expect((await draft({ siteName: 'ก\u0000' })).status).toBe(400)
    expect((await draft({ homepage: '\u0000' })).status).toBe(400)
    const bytes = { 'content-type': 'application/json' }
    const odd = await pages.ask({ path, viewer: academy.viewer('admin'), body: '{"a":1}', headers: bytes })
    expect([200, 400]).toContain(odd.status)
  })

  test('is drawn at the pace of somebody who writes', async () => {
    const asked = await Promise.all(Array.from({ length: 130 }, () => draft({ siteName: 'ก' }, { role: 'superadmin' })))
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    const { rows } =
      await sql`select 1 from history where collection = 'configuration' and changes::text like '%"ก"%'`.execute(
        academy.database.kysely,
      )
    expect(rows).toEqual([])
  })
})
