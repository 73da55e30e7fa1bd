import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openDraft } from '../../../src/modules/cms/commands/draft/open-draft.server.ts'
import { saveDraft } from '../../../src/modules/cms/commands/draft/save-draft.server.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')
const builder = (html: string) => ({
  version: 1,
  rows: [
    {
      id: 'r',
      columns: [
        { id: 'c', col: 12, objects: [{ id: 'o', type: 'text', version: 1, props: { html: `<p>${html}</p>` } }] },
      ],
    },
  ],
})

describe.each(drivers)('drafts and versions of a page on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let _id = ''

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    const given = { title: 'ศูนย์ฝึก', slug: 'centre', builder: builder('เปิดวันจันทร์'), status: true }
    _id = (await create(academy.as('admin'), 'post', given))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.viewer('admin')
  const screen = () => `/cms/builder/${_id}/versions`
  const send = (form: Record<string, string>) => pages.post({ path: screen(), form, viewer: admin() })
  const frame = (number: number, viewer = admin()) =>
    pages.open({ path: `/cms/builder/${_id}/frame/${number}?against=1&side=right`, viewer })
  const visitor = async () => textOf((await pages.open({ path: '/cms/page/centre' })).text)

  test('a draft is seen by nobody, and by all visitors as soon as it is published', async () => {
    expect(await visitor()).toContain('เปิดวันจันทร์')
    const opened = await openDraft(academy.as('admin'), { _id })
    await saveDraft(academy.as('admin'), { _id, page: builder('เปิดทุกวัน'), revision: opened.revision })
    expect(await visitor()).toContain('เปิดวันจันทร์')
    const shown = await pages.open({ path: screen(), viewer: admin() })
    expect(textOf(shown.text)).toContain('แก้ไขข้อความ: เปิดทุกวัน')
    expect((await send({ intent: 'publish', revision: '0' })).status).toBe(409)
    expect((await send({ intent: 'publish', revision: '1' })).status).toBe(303)
    expect(await visitor()).toContain('เปิดทุกวัน')
  })

  test('a version is marked in a frame of the site, kept by nobody, for who writes drafts', async () => {
    const { status, text, headers } = await frame(2)
    expect(status).toBe(200)
    expect(text).toMatch(/data-part="o"/)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    expect((await frame(99)).status).toBe(404)
    expect((await frame(-1)).status).toBe(404)
    expect((await frame(2, academy.viewer('manager'))).status).toBe(403)
    for (const role of ['guest', 'user', 'member'] as const)
      expect((await frame(2, academy.viewer(role))).text, role).not.toContain('เปิดทุกวัน')
    const elsewhere = await pages.open({
      path: `/cms/builder/${_id}/frame/2`,
      site: 'factory',
      viewer: academy.viewer('admin', 'factory'),
    })
    expect(elsewhere.status).toBe(404)
  })

  test('an earlier version comes back as a draft and is published, and an intent that nobody knows does nothing', async () => {
    expect((await send({ intent: 'restore', number: '1' })).status).toBe(303)
    expect(await visitor()).toContain('เปิดทุกวัน')
    expect((await send({ intent: 'publish', revision: '2' })).status).toBe(303)
    expect(await visitor()).toContain('เปิดวันจันทร์')
    for (const form of [{ intent: 'constructor' }, { intent: '' }, { other: 'x' }] as Record<string, string>[])
      expect((await send(form)).status).toBe(400)
    expect((await send({ intent: 'restore', number: 'x' })).status).toBe(400)
    const late = await send({ intent: 'schedule', publishAt: '14/12/68 09:00', unpublishAt: '' })
    expect(late.status).toBe(400)
    expect(textOf(late.text)).toContain('เวลานี้ผ่านไปแล้ว')
    expect((await send({ intent: 'schedule', publishAt: '14/12/69 09:00', unpublishAt: '' })).status).toBe(303)
    expect(textOf((await pages.open({ path: screen(), viewer: admin() })).text)).not.toContain('2026')
  })

  test('the link shows the draft of a page that is not published, and once withdrawn nothing', async () => {
    const hidden = { title: 'ลับ', slug: 'hidden', builder: builder('ยังไม่ประกาศ'), status: false }
    const page = await create(academy.as('admin'), 'post', hidden)
    const path = `/cms/builder/${page._id}/versions`
    await pages.post({ path, form: { intent: 'link' }, viewer: admin() })
    const { text } = await pages.open({ path, viewer: admin() })
    const link = /\/cms\/draft\/[\w.-]+/.exec(text)![0]
    const shown = await pages.open({ path: link })
    expect(shown.status).toBe(200)
    expect(textOf(shown.text)).toContain('ยังไม่ประกาศ')
    expect(shown.text).toContain('<meta name="robots" content="noindex, nofollow"')
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect((await pages.open({ path: '/cms/page/hidden' })).status).toBe(404)
    expect((await pages.open({ path: `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}` })).status).toBe(404)
    expect((await pages.open({ path: link, site: 'factory' })).status).toBe(404)
    await pages.post({ path, form: { intent: 'unlink' }, viewer: admin() })
    expect((await pages.open({ path: link })).status).toBe(404)
  })

  test('managers list the pages, and are led to their versions where the site lets them propose', async () => {
    const viewer = academy.viewer('manager')
    const list = async () => (await pages.open({ path: '/cms/pages', viewer })).text
    expect(textOf(await list())).toContain('ศูนย์ฝึก')
    expect(await list()).not.toContain('/versions')
    expect((await pages.open({ path: screen(), viewer })).status).toBe(403)
    const { _id: config } = await from(academy.as('admin'), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(academy.as('admin'), 'configuration', { _id: config, change: { pageApproval: true } })
    expect(await list()).toContain(screen())
    expect(await list()).not.toContain('ทำสำเนา')
    const shown = textOf((await pages.open({ path: screen(), viewer })).text)
    expect(shown).not.toContain('เผยแพร่ฉบับร่าง')
    for (const intent of ['publish', 'schedule', 'back'])
      expect((await pages.post({ path: screen(), form: { intent, revision: '3' }, viewer })).status, intent).toBe(403)
    await update(academy.as('admin'), 'configuration', { _id: config, change: { pageApproval: false } })
  })

  test('a page is duplicated from its list', async () => {
    const form = { intent: 'duplicate', page: _id }
    const made = await pages.post({ path: '/cms/pages', form, viewer: admin() })
    expect(made.status).toBe(303)
    const posts = from(academy.as('admin'), 'post').select(['post._id', 'post.title', 'post.status'])
    const copy = await posts.where('post.slug', '=', 'centre-copy').executeTakeFirstOrThrow()
    expect(copy).toMatchObject({ title: 'สำเนาของ ศูนย์ฝึก', status: false })
    expect(made.headers['location']).toBe(`/cms/edit/${copy._id}`)
    expect((await pages.post({ path: '/cms/pages', form: { ...form, page: 'x' }, viewer: admin() })).status).toBe(404)
    expect(textOf((await pages.open({ path: '/cms/pages', viewer: admin() })).text)).toContain('ทำสำเนา')
  })

  test('a part that pages share is duplicated as one', async () => {
    const { _id: part } = await create(academy.as('admin'), 'post', {
      ...({ type: 'page', title: 'แถบติดต่อ', slug: 'strip', purpose: 'part' } as const),
    })
    await pages.post({ path: '/cms/pages', form: { intent: 'duplicate', page: part }, viewer: admin() })
    const posts = from(academy.as('admin'), 'post').select('post.purpose')
    expect(await posts.where('post.slug', '=', 'strip-copy').executeTakeFirst()).toEqual({ purpose: 'part' })
  })
})
