import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { plantFamily, units } from '../../../site/family/family.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { type SiteKey, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { sentBy, textOf } from '../../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('parts and look of a site, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let footer = ''
  let theirs = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await plantFamily(academy)
    footer = await plant('skills')
    theirs = await plant('factory')
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const plant = async (site: SiteKey) => {
    const object = { id: 't', type: 'text', version: 1, props: { html: `<p>ท้ายของ ${site}</p>` } }
    const builder = { version: 1 as const, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [object] }] }] }
    const post = { slug: 'foot', title: `ท้าย ${site}`, status: true, builder }
    return (await create(academy.as('admin', site), 'post', post))._id
  }
  const open = (path: string, role: Role = 'admin') => pages.open({ path, viewer: academy.viewer(role) })
  const send = (path: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  const configuration = (site: SiteKey = 'skills') =>
    from(academy.as('root', site), 'configuration').selectAll().executeTakeFirstOrThrow()
  const formAt = async (path: string, role: Role = 'admin') =>
    Object.fromEntries([...sentBy((await open(path, role)).text)].map(([name, value]) => [name, String(value)]))
  const front = async () => textOf((await pages.open({ path: '/' })).text)
  const undoOf = (location: unknown) => ({
    intent: 'undo',
    version: new URL(String(location), 'http://x').searchParams.get('v')!,
  })

  describe('/cms/customize', () => {
    const path = '/cms/customize'

    test('shows which page stands in each part, and lets another one stand there', async () => {
      expect(textOf((await open(path)).text)).toContain('ใช้แบบมาตรฐานของระบบ')
      const saved = await send(path, { ...(await formAt(path)), footer })
      expect(saved.status).toBe(302)
      expect((await configuration()).footer).toBe(footer)
      expect(await front()).toContain('ท้ายของ skills')
      expect(textOf((await open(path)).text)).toContain('ท้าย skills')
      expect((await send(path, undoOf(saved.headers['location']))).headers['location']).toBe(`${path}?done=undone`)
      expect((await configuration()).footer).toBeNull()
      expect(await front()).not.toContain('ท้ายของ skills')
    })

    test.each(['homepage', 'header', 'subheader', 'navigator', 'menu', 'footer'] as const)(
      'makes the %s of what stands, lets it stand there, and takes it away',
      async (part) => {
        const { version } = await configuration()
        const made = await send(path, { intent: 'make', part, version: String(version) })
        expect(made.status).toBe(302)
        const id = (await configuration())[part]!
        const admin = academy.as('admin')
        const post = await from(admin, 'post').selectAll().where('_id', '=', id).executeTakeFirstOrThrow()
        expect(post).toMatchObject({ status: true, type: 'page' })
        expect(JSON.stringify(post.builder)).toMatch(/"(?:rows|items)":\[\{/)
        expect((await pages.open({ path: '/' })).status).toBe(200)
        const again = await configuration()
        const copied = await send(path, { intent: 'make', part, version: String(again.version) })
        const copy = (await configuration())[part]!
        expect(copy).not.toBe(id)
        expect(
          (await from(admin, 'post').select('builder').where('_id', '=', copy).executeTakeFirst())?.builder,
        ).toEqual(post.builder)
        await send(path, undoOf(copied.headers['location']))
        expect((await configuration())[part]).toBe(id)
        const last = await configuration()
        expect((await send(path, { intent: 'take', part, version: String(last.version) })).status).toBe(302)
        expect((await configuration())[part]).toBeNull()
        expect(await from(admin, 'post').select('_id').where('_id', '=', id).executeTakeFirst()).toBeDefined()
      },
    )

    test('refuses the page of another site, an older version, and what is no part', async () => {
      const before = await configuration()
      const form = await formAt(path)
      const foreign = await send(path, { ...form, footer: theirs })
      expect([400, 409]).toContain(foreign.status)
      const version = String(before.version)
      expect((await send(path, { intent: 'take', part: 'footer', version: '1' })).status).toBe(409)
      for (const part of ['constructor', '__proto__', 'siteName', ''])
        expect((await send(path, { intent: 'take', part, version })).status, part).toBe(404)
      expect((await send(path, { intent: 'undo', version: '1' })).status).toBe(400)
      expect((await send(path, { intent: 'undo', version: '2' })).status).toBe(409)
      expect(await configuration()).toEqual(before)
    })

    test.each(['guest', 'user', 'member', 'manager'] as const)('is for no %s', async (role) => {
      const before = await configuration()
      expect((await open(path, role)).status).toBe(302)
      await send(path, { intent: 'make', part: 'footer', version: String(before.version) }, role)
      expect(await configuration()).toEqual(before)
    })

    test('draws the site with the parts that are chosen, before they are saved', async () => {
      const draft = await pages.post({ path: `${path}?draft`, form: { footer }, viewer: academy.viewer('admin') })
      expect(textOf(draft.body.html)).toContain('ท้ายของ skills')
      const foreign = await pages.post({
        path: `${path}?draft`,
        form: { footer: theirs },
        viewer: academy.viewer('admin'),
      })
      expect(textOf(foreign.body.html)).not.toContain('ท้ายของ factory')
    })
  })

  describe('/website/design/{id}', () => {
    const path = `/website/design/${sites.factory._id}`

    test('edits the look of that site, by the rules of its configuration, and takes it back', async () => {
      const before = await configuration('factory')
      const form = await formAt(path, 'superadmin')
      const written = {
        ...form,
        ...{ siteStyle: 'own', siteSubStyle: 'dark', 'theme.brand': '#8a1c3c', 'theme.fontHeading': 'Sarabun' },
        ...{ 'layout.selectedlayout': 'stacked', 'layout.selectedposition': 'center', 'layout.logosize': '64' },
        ...{ 'layout.topbarRight': 'โทร 02', siteName: 'ชื่อที่แอบส่ง' },
      }
      const saved = await send(path, written, 'superadmin')
      expect(saved.status).toBe(302)
      const stored = await configuration('factory')
      expect(stored).toMatchObject({ siteSubStyle: 'dark', siteName: before.siteName, siteFavicon: null })
      expect(stored.theme).toMatchObject({ brand: '#8a1c3c', fontHeading: 'Sarabun' })
      expect(stored.layout).toMatchObject({ selectedlayout: 'stacked', logosize: 64, topbarRight: 'โทร 02' })
      expect((await pages.open({ path: '/', site: 'factory' })).text).toContain('#8a1c3c')
      expect((await send(path, undoOf(saved.headers['location']), 'superadmin')).status).toBe(302)
      expect(await configuration('factory')).toMatchObject({ theme: before.theme, layout: before.layout })
    })

    test('says the colours that the site uses where a ready-made look is chosen, and asks for no others', async () => {
      const form = await formAt(path, 'superadmin')
      expect((await open(path, 'superadmin')).text).not.toMatch(
        /data-hidden="true"[^>]*>(?:(?!<section)[\s\S])*?name="theme\.brand"/,
      )
      const saved = await send(path, { ...form, siteStyle: 'ember' }, 'superadmin')
      expect(saved.status).toBe(302)
      const { text } = await open(path, 'superadmin')
      expect(textOf(text)).toContain('สีที่เว็บไซต์ใช้: สีหลัก #f26a0a สีเน้น #ffd21f')
      const hidden = /data-hidden="true"[^>]*>(?:(?!<section)[\s\S])*?name="theme\.brand"/
      expect(text).toMatch(hidden)
      expect((await pages.open({ path: '/', site: 'factory' })).text).toContain('--brand:#f26a0a')
      expect((await send(path, undoOf(saved.headers['location']), 'superadmin')).status).toBe(302)
    })

    test('asks whose value stands where somebody saved meanwhile', async () => {
      const form = await formAt(path, 'superadmin')
      const save = (brand: string) => send(path, { ...form, siteStyle: 'own', 'theme.brand': brand }, 'superadmin')
      expect((await save('#111111')).status).toBe(302)
      expect((await save('#222222')).status).toBe(409)
      expect((await configuration('factory')).theme.brand).toBe('#111111')
    })

    test('refuses what is no colour, typeface, choice or size, in Thai, with what was written', async () => {
      const form = await formAt(path, 'superadmin')
      const faults: Record<string, string>[] = [
        { 'theme.brand': 'red;}</style><script>' },
        { 'theme.fontBody': 'Comic Sans' },
        { 'layout.selectedlayout': 'upside-down' },
        { 'layout.logosize': '9999' },
        { 'layout.topbarRightUrl': 'javascript:alert(1)' },
      ]
      for (const wrong of faults) {
        const refused = await send(path, { ...form, ...wrong }, 'superadmin')
        expect(refused.status, JSON.stringify(wrong)).toBe(400)
        expect(textOf(refused.text)).toMatch(/[ก-๙]/)
      }
    })

    test('is for no one below the owner of that site', async () => {
      const before = await configuration('factory')
      for (const role of ['guest', 'user', 'member', 'manager', 'admin'] as const) {
        expect((await open(path, role)).status, role).toBe(302)
        await send(path, { siteStyle: 'ember' }, role)
        const drawn = await pages.post({ path: `${path}?draft`, form: {}, viewer: academy.viewer(role) })
        expect(drawn.status, role).toBe(403)
      }
      expect(await configuration('factory')).toEqual(before)
      for (const id of ['nothing', 'a'.repeat(24), sites.origin._id])
        expect((await open(`/website/design/${id}`, 'superadmin')).status, id).toBe(404)
      expect((await open(`/website/design/${units.eastSchool}`, 'superadmin')).status).toBe(200)
    })

    test('draws that site with the look that is written, and names what could not be stored', async () => {
      const draw = (form: Record<string, string>) =>
        pages.post({ path: `${path}?draft`, form, viewer: academy.viewer('superadmin') })
      const { status, body } = await draw({ siteStyle: 'own', 'theme.brand': '#0a5c36', siteName: 'ชื่อที่แอบส่ง' })
      expect(status).toBe(200)
      expect(body.html).toContain('#0a5c36')
      expect(textOf(body.html)).toContain(sites.factory.name)
      expect(textOf(body.html)).not.toContain('ชื่อที่แอบส่ง')
      expect((await draw({ 'theme.brand': 'แดง' })).body.problems[0].name).toBe('theme.brand')
    })
  })
})
