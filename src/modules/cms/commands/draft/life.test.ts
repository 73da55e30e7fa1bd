import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page/page.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { keepVersion, versionsOfPage } from '#platform/content/page/draft/versions.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { discardDraft } from './discard-draft.server.ts'
import { duplicatePage } from './duplicate-page.server.ts'
import { linkDraft, unlinkDraft } from './link-draft.server.ts'
import { openDraft, presence } from './open-draft.server.ts'
import { previewedDraft } from './previewed-draft.server.ts'
import { proposeDraft, sendBackDraft } from './propose-draft.server.ts'
import { publishDraft } from './publish-draft.server.ts'
import { saveDraft } from './save-draft.server.ts'
import { scheduleDraft } from './schedule-draft.server.ts'
import { noteVersion, restoreVersion, versionsOf } from './versions.server.ts'

const minute = 60_000
const object = (id: string, html = id) => ({ id, type: 'text', version: 1, props: { html } })
const pageOf = (...objects: ReturnType<typeof object>[]): Page => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})
const forbidden = { kind: 'forbidden' }

describe.each(await testDrivers())('a draft on $kind', (driver) => {
  let academy: Academy
  let made = 0
  beforeAll(async () => {
    // Half past eleven at night in Bangkok.
    academy = await openAcademy(driver, Date.parse('2026-11-22T16:30:00.000Z'))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const manager = () => academy.as('manager')
  const newPage = async (more: object = {}) => {
    const given = { title: `หน้า ${++made}`, slug: `life-${made}`, builder: pageOf(object('a')), status: true }
    return (await create(admin(), 'post', { ...given, ...more }))._id
  }
  const live = (_id: string) =>
    from(admin(), 'post').select(['post.builder', 'post.status']).where('post._id', '=', _id).executeTakeFirstOrThrow()
  const write = async (_id: string, html: string, by = admin()) => {
    const { revision } = await openDraft(by, { _id })
    const saved = await saveDraft(by, { _id, page: pageOf(object('a', html)), revision })
    if ('conflict' in saved) throw new Error('a conflict')
    return saved.revision
  }
  const approval = async (isOn: boolean) => {
    const { _id } = await from(admin(), 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin(), 'configuration', { _id, change: { pageApproval: isOn } })
  }
  const kinds = async (_id: string) => (await versionsOfPage(admin(), _id)).map(({ kind }) => kind)
  const titles = async (role: Role) => (await ownNotices(academy.as(role))).notices.map(({ title }) => title.th)

  it('is published at its minute after midnight in Bangkok as it then stands, and the page is taken away later', async () => {
    const _id = await newPage()
    await write(_id, 'แรก')
    const times = { publishAt: '2026-11-23T00:00:30+07:00', unpublishAt: '2026-11-23T00:05+07:00' }
    expect(await scheduleDraft(admin(), { _id, ...times })).toEqual({
      publishAt: '2026-11-22T17:00:00.000Z',
      unpublishAt: '2026-11-22T17:05:00.000Z',
    })
    expect(await openDraft(admin(), { _id })).toMatchObject({ publishAt: '2026-11-22T17:00:00.000Z' })
    await write(_id, 'หลัง')
    academy.pass(29 * minute)
    await academy.app.jobs.drain()
    expect((await live(_id)).builder).toEqual(pageOf(object('a')))
    academy.pass(minute)
    await academy.app.jobs.drain()
    expect(await live(_id)).toEqual({ builder: pageOf(object('a', 'หลัง')), status: true })
    const [version] = await versionsOfPage(admin(), _id)
    expect(version).toMatchObject({ kind: 'scheduled', byName: 'admin ทีมงาน', at: '2026-11-22T17:00:00.000Z' })
    expect(await openDraft(admin(), { _id })).toMatchObject({ publishAt: null, hasChanges: false })
    academy.pass(5 * minute)
    await academy.app.jobs.drain()
    expect((await live(_id)).status).toBe(false)
  })

  it('is not published by the clock once it was put off, called off or discarded, or its page removed', async () => {
    const at = (minutes: number) => new Date(admin().now + minutes * minute).toISOString()
    const [off, later, gone, removed] = [await newPage(), await newPage(), await newPage(), await newPage()]
    for (const _id of [off, later, gone, removed]) {
      await write(_id, 'ใหม่')
      await scheduleDraft(admin(), { _id, publishAt: at(5), unpublishAt: null })
    }
    await scheduleDraft(admin(), { _id: off, publishAt: null, unpublishAt: null })
    await scheduleDraft(admin(), { _id: later, publishAt: at(60), unpublishAt: null })
    await discardDraft(admin(), { _id: gone })
    await remove(admin(), 'post', removed)
    academy.pass(10 * minute)
    await academy.app.jobs.drain()
    for (const _id of [off, later, gone]) expect((await live(_id)).builder).toEqual(pageOf(object('a')))
    academy.pass(50 * minute)
    await academy.app.jobs.drain()
    expect((await live(later)).builder).toEqual(pageOf(object('a', 'ใหม่')))
    const failed = await sql<{ n: number }>`select count(*)::int as n from job where state = 'failed'`.execute(
      academy.database.kysely,
    )
    expect(failed.rows[0]!.n).toBe(0)
  })

  it('is set to the clock for times to come, in their order', async () => {
    const _id = await newPage()
    const [past, soon, later] = [-5, 5, 10].map((n) => new Date(admin().now + n * minute).toISOString())
    for (const publishAt of [past!, 'tomorrow', '2026-02-30T00:00Z', '2027-01-01T00:00', 7 as never, {} as never])
      await expect(scheduleDraft(admin(), { _id, publishAt, unpublishAt: null })).rejects.toMatchObject({
        kind: 'invalid',
      })
    const swapped = scheduleDraft(admin(), { _id, publishAt: later!, unpublishAt: soon! })
    await expect(swapped).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is written and proposed by managers where the site says so, and published by administrators', async () => {
    const _id = await newPage()
    await expect(openDraft(manager(), { _id })).rejects.toMatchObject(forbidden)
    await approval(true)
    const revision = await write(_id, 'ของผู้จัดการ', manager())
    expect((await openDraft(manager(), { _id })).mayPublish).toBe(false)
    await expect(publishDraft(manager(), { _id, revision })).rejects.toMatchObject(forbidden)
    const never = { _id, publishAt: null, unpublishAt: null }
    await expect(scheduleDraft(manager(), never)).rejects.toMatchObject(forbidden)
    await expect(sendBackDraft(manager(), { _id, note: '' })).rejects.toMatchObject(forbidden)
    await expect(update(manager(), 'post', { _id, change: { title: 'x' } })).rejects.toMatchObject(forbidden)
    await proposeDraft(manager(), { _id, note: 'ดูให้หน่อย' })
    await proposeDraft(manager(), { _id, note: 'ดูให้หน่อย' })
    const told = `manager ทีมงาน เสนอหน้า “หน้า ${made}” ให้เผยแพร่`
    expect((await titles('admin')).filter((title) => title === told)).toHaveLength(1)
    expect(await openDraft(admin(), { _id })).toMatchObject({ state: 'proposed', note: 'ดูให้หน่อย' })
    await sendBackDraft(admin(), { _id, note: 'แก้คำผิด' })
    await expect(sendBackDraft(admin(), { _id, note: '' })).rejects.toMatchObject({ kind: 'conflict' })
    expect(await titles('manager')).toContain(`admin ทีมงาน ส่งหน้า “หน้า ${made}” กลับให้แก้ไข`)
    expect(await openDraft(manager(), { _id })).toMatchObject({ state: 'none', note: 'แก้คำผิด' })
    await proposeDraft(manager(), { _id, note: '' })
    await publishDraft(admin(), { _id, revision })
    expect(await titles('manager')).toContain(`เผยแพร่หน้า “หน้า ${made}” ที่คุณเสนอแล้ว`)
    await expect(proposeDraft(manager(), { _id, note: '' })).rejects.toMatchObject({ kind: 'invalid' })
    for (const note of ['ก'.repeat(501), '\0', 7 as never])
      await expect(proposeDraft(manager(), { _id, note })).rejects.toMatchObject({ kind: 'invalid' })
    await approval(false)
    await expect(openDraft(manager(), { _id })).rejects.toMatchObject(forbidden)
  })

  it('that an administrator set to the clock is changed by no manager', async () => {
    await approval(true)
    const _id = await newPage()
    const revision = await write(_id, 'ที่ผู้ดูแลเห็น')
    await scheduleDraft(admin(), { _id, publishAt: '2027-01-01T00:00+07:00', unpublishAt: null })
    const page = pageOf(object('a', 'แอบแก้'))
    const calls = [
      () => saveDraft(manager(), { _id, page, revision }),
      () => discardDraft(manager(), { _id }),
      () => restoreVersion(manager(), { _id, number: 1 }),
      () => proposeDraft(manager(), { _id, note: '' }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject(forbidden)
    await approval(false)
  })

  it('becomes an earlier version after a bad day, and nothing of that day is lost', async () => {
    const _id = await newPage()
    await publishDraft(admin(), { _id, revision: await write(_id, 'ดี') })
    await publishDraft(admin(), { _id, revision: await write(_id, 'พัง') })
    await write(_id, 'พังกว่าเดิม')
    const restored = await restoreVersion(admin(), { _id, number: 2 })
    expect(restored.page).toEqual(pageOf(object('a', 'ดี')))
    expect(await kinds(_id)).toEqual(['restored', 'checkpoint', 'published', 'published', 'published'])
    expect(await restoreVersion(admin(), { _id, number: 2 })).toEqual(restored)
    expect(await kinds(_id)).toHaveLength(5)
    expect((await live(_id)).builder).toEqual(pageOf(object('a', 'พัง')))
    expect(await publishDraft(admin(), { _id, revision: restored.revision })).toEqual({ number: 6 })
    expect((await live(_id)).builder).toEqual(pageOf(object('a', 'ดี')))
    for (const number of [0, 99, -1, 0.5, '2' as never])
      await expect(restoreVersion(admin(), { _id, number })).rejects.toMatchObject({ kind: /not-found|invalid/ })
    const other = await newPage()
    await expect(restoreVersion(admin(), { _id: other, number: 5 })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(restoreVersion(academy.as('admin', 'factory'), { _id, number: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(versionsOf(academy.as('admin', 'factory'), { _id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(versionsOf(academy.as('member'), { _id })).rejects.toMatchObject(forbidden)
  })

  it('is discarded into a version, and kept under a name once', async () => {
    const _id = await newPage()
    await write(_id, 'ทิ้ง')
    await discardDraft(admin(), { _id })
    expect(await openDraft(admin(), { _id })).toMatchObject({ hasChanges: false, page: pageOf(object('a')) })
    expect(await kinds(_id)).toEqual(['checkpoint', 'published'])
    await discardDraft(admin(), { _id })
    const named = await noteVersion(admin(), { _id, note: 'ก่อนเปลี่ยนปี' })
    expect(await noteVersion(admin(), { _id, note: 'ก่อนเปลี่ยนปี' })).toEqual(named)
    expect(await kinds(_id)).toEqual(['note', 'checkpoint', 'published'])
    await expect(noteVersion(admin(), { _id, note: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('has at most 200 versions, of which those that visitors had go last', async () => {
    const _id = await newPage()
    await inTransaction(admin(), async (inside) => {
      for (let n = 0; n < 230; n++)
        await keepVersion(inside, _id, { kind: n < 30 ? 'published' : 'checkpoint', title: 't', content: pageOf() })
    })
    const left = await versionsOfPage(admin(), _id)
    expect(left).toHaveLength(200)
    expect(left.filter(({ kind }) => kind === 'published')).toHaveLength(31)
    expect(left[0]!.number).toBe(231)
  })

  it('is shown by its link to people without an account until it is withdrawn or a week has passed', async () => {
    const _id = await newPage({ status: false, authen: true })
    await write(_id, '<p>ร่างลับ</p>')
    const { path } = await linkDraft(admin(), { _id })
    expect(await linkDraft(admin(), { _id })).toMatchObject({ path })
    const token = path.split('/').at(-1)!
    const shown = await previewedDraft(academy.as('guest'), token)
    expect(JSON.stringify(shown.content.rows)).toContain('ร่างลับ')
    const [page, until, mark] = token.split('.') as [string, string, string]
    const forged = [
      '',
      'x',
      `${page}.${Number(until) + 1}.${mark}`,
      `${page}.${until}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
      `${await newPage()}.${until}.${mark}`,
      `${token}\0`,
      `${token}.`,
    ]
    for (const bad of forged)
      await expect(previewedDraft(academy.as('guest'), bad)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(previewedDraft(academy.as('guest', 'factory'), token)).rejects.toMatchObject({ kind: 'not-found' })
    await unlinkDraft(admin(), { _id })
    await expect(previewedDraft(academy.as('guest'), token)).rejects.toMatchObject({ kind: 'not-found' })
    const again = (await linkDraft(admin(), { _id })).path.split('/').at(-1)!
    expect(again).not.toBe(token)
    academy.pass(7 * 24 * 60 * minute)
    await expect(previewedDraft(academy.as('guest'), again)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(linkDraft(academy.as('member'), { _id })).rejects.toMatchObject(forbidden)
    await expect(unlinkDraft(academy.as('admin', 'factory'), { _id })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('says who else is at it, until they have not been heard for a while', async () => {
    const _id = await newPage()
    await openDraft(academy.as('superadmin'), { _id })
    expect((await openDraft(admin(), { _id })).editors.map(({ name }) => name)).toEqual(['superadmin ทีมงาน'])
    academy.pass(30_000)
    expect((await presence(academy.as('superadmin'), { _id })).editors.map(({ name }) => name)).toEqual(['admin ทีมงาน'])
    academy.pass(30_000)
    expect(await presence(academy.as('superadmin'), { _id })).toEqual({ editors: [], revision: 0, by: '', now: null })
    await expect(presence(academy.as('user'), { _id })).rejects.toMatchObject(forbidden)
  })

  it('tells who is at which part, and what visitors have once that has changed', async () => {
    const _id = await newPage()
    const { version } = await openDraft(admin(), { _id })
    const other = academy.as('superadmin')
    await presence(other, { _id, part: 'a' })
    const first = await presence(admin(), { _id, version })
    expect(first).toMatchObject({ editors: [{ name: 'superadmin ทีมงาน', part: 'a' }], now: null })
    await presence(other, { _id, part: "'; drop table page_presence; --" })
    expect((await presence(admin(), { _id, version })).editors[0]!.part).toBeNull()
    const saved = await saveDraft(other, { _id, page: pageOf(object('a', 'ใหม่')), revision: 0 })
    await publishDraft(other, { _id, revision: (saved as { revision: number }).revision })
    const after = await presence(admin(), { _id, version })
    expect(after.now).toMatchObject({ live: pageOf(object('a', 'ใหม่')), isLive: true })
    expect((await presence(admin(), { _id, version: after.now!.version })).now).toBeNull()
  })

  it('is written by two at once, and both are in it; published by two at once, it is published once', async () => {
    const _id = await newPage({ builder: pageOf(object('a'), object('b')) })
    const one = saveDraft(admin(), { _id, page: pageOf(object('a', '1'), object('b')), revision: 0 })
    const other = saveDraft(academy.as('root'), { _id, page: pageOf(object('a'), object('b', '2')), revision: 0 })
    await Promise.all([one, other])
    const { page, revision } = await openDraft(admin(), { _id })
    expect(page).toEqual(pageOf(object('a', '1'), object('b', '2')))
    const twice = await Promise.all([
      publishDraft(admin(), { _id, revision }),
      publishDraft(academy.as('root'), { _id, revision }),
    ])
    expect(twice).toEqual([{ number: 2 }, { number: 2 }])
  })

  it('and its page are both as before, or both published, when all ends in between', async () => {
    const _id = await newPage()
    const revision = await write(_id, 'ใหม่')
    const ended = inTransaction(admin(), async (inside) => {
      await publishDraft(inside, { _id, revision })
      throw new Error('power')
    })
    await expect(ended).rejects.toThrow('power')
    expect((await live(_id)).builder).toEqual(pageOf(object('a')))
    expect(await openDraft(admin(), { _id })).toMatchObject({ revision, hasChanges: true })
    expect(await kinds(_id)).toEqual(['published'])
  })

  it('and the page are duplicated at a free address, not published, with the password', async () => {
    const told = { noindex: true, searchTitle: 'ที่อยู่', searchText: 'แผนที่และโทรศัพท์', topics: ['ติดต่อ'] }
    const _id = await newPage({ slug: 'contact', title: 'ติดต่อเรา', password: 'บัว', ...told })
    const read = (id: string) => from(admin(), 'post').selectAll().where('post._id', '=', id).executeTakeFirstOrThrow()
    const first = await read((await duplicatePage(admin(), { _id }))._id)
    expect(first).toMatchObject({ title: 'สำเนาของ ติดต่อเรา', slug: 'contact-copy', status: false, hasPassword: true })
    expect(first).toMatchObject({ builder: pageOf(object('a')), ...told })
    expect((await read((await duplicatePage(admin(), { _id }))._id)).slug).toBe('contact-copy-2')
    await expect(duplicatePage(manager(), { _id })).rejects.toMatchObject(forbidden)
    await expect(duplicatePage(academy.as('admin', 'factory'), { _id })).rejects.toMatchObject({ kind: 'not-found' })
    for (const bad of [null, 'x', { $ne: 1 }])
      await expect(duplicatePage(admin(), { _id: bad })).rejects.toMatchObject({ kind: 'not-found' })
  })
})
