import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { suspendSite } from '#platform/site/site-tree/change-site.ts'
import { type Share, sharesOf } from '#platform/content/syndication/shares.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { groups, plantFamily, units } from '../family/family.ts'

const drivers = await testDrivers()
const heading = (text: string) => ({
  version: 1,
  rows: [
    {
      id: 'r1',
      columns: [{ id: 'c1', col: 12, objects: [{ id: 'b1', type: 'heading', version: 1, props: { text, level: 2 } }] }],
    },
  ],
})

describe.each(drivers)('pages of the shared catalogue of a group on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let secret = ''
  let about = ''

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { east } = await plantFamily(academy)
    const user = { site: east.home, _id: east.id }
    secret = (await openSession(academy.app, { site: units.eastSchool, user, interface: 'backend', remember: false }))
      .secret
    about = await written('about', { title: 'เกี่ยวกับเรา', status: true, builder: heading('ประวัติ'), audience: 'user' })
    await written('closed', { title: 'หน้ามีรหัส', password: 'ลับ-1234' })
    await written('band', { title: 'หน้าเฉพาะกลุ่ม', targets: ['tech'] })
    await drained()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = async (site: string): Promise<Context> =>
    contextFor(academy.app, {
      ...{ site: (await academy.app.sites.byId(site))!, locale: 'th' },
      viewer: academy.viewer('admin'),
    })
  const written = async (slug: string, more: object) => {
    const given = { type: 'page' as const, slug, title: slug }
    return (await create(await at(units.eastSchool), 'post', { ...given, ...more }))._id
  }
  const drained = () => academy.app.jobs.drain()
  const headers = () => ({ host: 'east.localhost', cookie: `sid=${secret}` })
  const catalogue = `/collection/catalogue?of=${groups.east}`
  const adding = `/collection/catalogue/add?of=${groups.east}`
  const send = (form: Record<string, string>, path = adding) => pages.post({ path, form, headers: headers() })
  const give = async (_id: string, mode: Share['mode'] = 'linked') => {
    const given = await send({ intent: 'give', mode, pages: `${units.eastSchool}-${_id}` })
    expect(given.status).toBe(302)
    await drained()
  }
  const shareOf = async (_id: string) => (await sharesOf(await at(groups.east))).find((one) => one.original === _id)!
  const copy = async (slug = 'about', unit: string = units.eastInstitution) =>
    from(await at(unit), 'post')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst()

  test('those with a password or for target groups are not offered, and are refused', async () => {
    const shown = textOf((await pages.open({ path: adding, headers: headers() })).text)
    expect(shown).toContain('เกี่ยวกับเรา · โรงเรียนตะวันออก')
    expect(shown).not.toMatch(/หน้ามีรหัส|หน้าเฉพาะกลุ่ม/)
    const closed = (await copy('closed', units.eastSchool))!._id
    const refused: Record<string, string>[] = [
      { pages: `${units.eastSchool}-${closed}` },
      { courses: `${units.eastSchool}-${about}` },
      { pages: '__proto__' },
    ]
    for (const form of refused)
      expect((await send({ intent: 'give', mode: 'linked', ...form })).status, JSON.stringify(form)).toBe(400)
    expect(await sharesOf(await at(groups.east))).toEqual([])
  })

  test('a linked page comes into the units at its address, shown to no more people than at its own', async () => {
    await give(about)
    expect(await copy()).toMatchObject({
      ...{ title: 'เกี่ยวกับเรา', status: true, audience: 'user', sharedBy: 'กลุ่มตะวันออก' },
    })
    expect(JSON.stringify((await copy())!.builder)).toContain('ประวัติ')
    const again = await send({ intent: 'check', mode: 'linked', pages: `${units.eastSchool}-${about}` })
    expect(textOf(again.text), 'it is like its original').toContain('ไม่เปลี่ยนแปลง 1')
    const shown = textOf((await pages.open({ path: catalogue, headers: headers() })).text)
    for (const text of ['เกี่ยวกับเรา', 'หน้าเว็บ', '1 จาก 1', 'แบ่งปันแล้ว']) expect(shown).toContain(text)
  })

  test('the unit cannot change or remove it, but hides it, and the original’s changes come', async () => {
    const unit = await at(units.eastInstitution)
    const { _id } = (await copy())!
    await expect(update(unit, 'post', { _id, change: { title: 'ของเรา' } })).rejects.toMatchObject({
      ...{ kind: 'invalid', issues: [{ code: 'elsewhere' }] },
    })
    await expect(update(unit, 'post', { _id, change: { audience: 'everybody' } })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await expect(remove(unit, 'post', _id)).rejects.toMatchObject({ kind: 'conflict' })
    await update(unit, 'post', { _id, change: { status: false } })
    const change = { title: 'รู้จักเรา', builder: heading('ก่อตั้ง') }
    await update(await at(units.eastSchool), 'post', { _id: about, change })
    await drained()
    const row = (await copy())!
    expect(row).toMatchObject({ title: 'รู้จักเรา', status: false })
    expect(JSON.stringify(row.builder)).toContain('ก่อตั้ง')
    await update(unit, 'post', { _id, change: { status: true } })
  })

  test('an original that gets a password is hidden in the units, and tells them nothing more', async () => {
    const school = await at(units.eastSchool)
    await update(school, 'post', { _id: about, change: { password: 'ลับ-5678', title: 'ความลับ' } })
    await drained()
    expect(await copy()).toMatchObject({ status: false, title: 'รู้จักเรา' })
    await update(school, 'post', { _id: about, change: { password: null, title: 'รู้จักเรา' } })
    await drained()
    expect(await copy()).toMatchObject({ status: true })
  })

  test('a unit that is suspended stays as it is, and catches up when it is opened', async () => {
    const root = academy.as('root', 'origin')
    await suspendSite(root, { _id: units.eastInstitution, suspended: true })
    await update(await at(units.eastSchool), 'post', { _id: about, change: { title: 'เรื่องของเรา' } })
    await drained()
    expect(await copy()).toMatchObject({ title: 'รู้จักเรา' })
    await suspendSite(root, { _id: units.eastInstitution, suspended: false })
    await drained()
    expect(await copy()).toMatchObject({ title: 'เรื่องของเรา' })
  })

  test('a unit that has a page at that address keeps its own, and the catalogue says why', async () => {
    await create(await at(units.eastInstitution), 'post', { type: 'page', slug: 'contact', title: 'ของหน่วยงาน' })
    const contact = await written('contact', { title: 'ของกลุ่ม', status: true })
    await give(contact)
    expect(await copy('contact')).toMatchObject({ title: 'ของหน่วยงาน', sharedBy: null })
    expect(Object.keys((await shareOf(contact)).problems)).toEqual([units.eastInstitution])
    expect(textOf((await pages.open({ path: catalogue, headers: headers() })).text)).toContain('แบ่งปันไม่ได้ 1 แห่ง')
  })

  test('withdrawn it is hidden, unlinked it is the unit’s, and a copied one is so from the beginning', async () => {
    const told = async (intent: string) => {
      const share = (await shareOf(about))._id
      expect((await send({ intent, share }, catalogue)).status).toBe(302)
      await drained()
    }
    await told('withdraw')
    expect(await copy()).toMatchObject({ status: false })
    await told('give')
    expect(await copy()).toMatchObject({ status: true })
    await told('end')
    const own = (await copy())!
    expect(own).toMatchObject({ sharedBy: null, status: true })
    await update(await at(units.eastInstitution), 'post', { _id: own._id, change: { title: 'ของเราแล้ว' } })
    await give(await written('rules', { title: 'ระเบียบ', status: true }), 'copied')
    expect(await copy('rules')).toMatchObject({ sharedBy: null, status: true })
  })
})
