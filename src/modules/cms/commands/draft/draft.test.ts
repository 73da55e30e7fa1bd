import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#domain/page/page.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { versionsOfPage } from '#platform/content/page/draft/versions.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openDraft } from './open-draft.server.ts'
import { publishDraft } from './publish-draft.server.ts'
import { saveDraft } from './save-draft.server.ts'

const minute = 60_000
const object = (id: string, html = id) => ({ id, type: 'text', version: 1, props: { html } })
const pageOf = (...objects: ReturnType<typeof object>[]): Page => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})
const saved = (answer: Awaited<ReturnType<typeof saveDraft>>) => {
  if ('conflict' in answer) throw new Error(`a conflict of ${answer.conflict.objects.join()}`)
  return answer
}

describe.each(await testDrivers())('the draft of a page on $kind', (driver) => {
  let academy: Academy
  let made = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-22T03:00:00.000Z'))
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const newPage = async (builder: Page = pageOf(object('a'), object('b')), more: object = {}) => {
    const slug = `page-${++made}`
    const given = { title: `หน้า ${made}`, slug, type: 'page' as const, builder, status: true, ...more }
    return (await create(admin(), 'post', given))._id
  }
  const live = async (_id: string) =>
    await from(admin(), 'post')
      .select(['post.builder', 'post.status'])
      .where('post._id', '=', _id)
      .executeTakeFirstOrThrow()
  const kinds = async (_id: string) =>
    (await versionsOfPage(admin(), _id)).map(({ number, kind }) => `${number} ${kind}`)
  const counted = async (table: string, _id: string) =>
    (
      await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where page = ${_id}`.execute(
        academy.database.kysely,
      )
    ).rows[0]!.n

  /** An administrator, with the statements that they have sent. */
  const listening = () => {
    const asked: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const ctx = admin()
    const kysely = ctx[executor].withPlugin(plugin) as Context[typeof executor]
    return { ctx: { ...ctx, [executor]: kysely }, asked }
  }

  it('opens as the page is, is saved without visitors seeing it, and is published once', async () => {
    const _id = await newPage()
    const opened = await openDraft(admin(), { _id })
    expect(opened).toMatchObject({
      revision: 0,
      hasChanges: false,
      isLive: true,
      state: 'none',
      mayPublish: true,
      editors: [],
    })
    expect(opened.page).toEqual(pageOf(object('a'), object('b')))
    const next = pageOf(object('a', 'อ'), object('b'))
    expect(saved(await saveDraft(admin(), { _id, page: next, revision: 0 }))).toEqual({
      revision: 1,
      page: next,
      isMerged: false,
    })
    expect((await live(_id)).builder).toEqual(opened.page)
    expect((await openDraft(admin(), { _id })).hasChanges).toBe(true)
    expect(await publishDraft(admin(), { _id, revision: 1 })).toEqual({ number: 2 })
    expect(await publishDraft(admin(), { _id, revision: 1 })).toEqual({ number: 2 })
    expect((await live(_id)).builder).toEqual(next)
    expect(await kinds(_id)).toEqual(['2 published', '1 published'])
    expect(await openDraft(admin(), { _id })).toMatchObject({ revision: 1, hasChanges: false })
  })

  it('is published as a page that nobody had before, also without a change', async () => {
    const _id = await newPage(pageOf(object('a')), { status: false })
    expect(await publishDraft(admin(), { _id, revision: 0 })).toEqual({ number: 1 })
    expect((await live(_id)).status).toBe(true)
  })

  it('brings together what two people wrote, and asks where both wrote the same', async () => {
    const _id = await newPage()
    const other = academy.as('superadmin')
    saved(await saveDraft(admin(), { _id, page: pageOf(object('a', '1'), object('b')), revision: 0 }))
    const both = saved(await saveDraft(other, { _id, page: pageOf(object('a'), object('b', '2')), revision: 0 }))
    expect(both).toEqual({ revision: 2, page: pageOf(object('a', '1'), object('b', '2')), isMerged: true })
    const clash = await saveDraft(other, { _id, page: pageOf(object('a', '3'), object('b', '2')), revision: 0 })
    expect(clash).toEqual({
      conflict: { page: both.page, revision: 2, by: 'superadmin ทีมงาน', objects: ['a'] },
    })
    expect((await openDraft(admin(), { _id })).page).toEqual(both.page)
    expect((await openDraft(admin(), { _id })).editors.map(({ name }) => name)).toEqual([])
  })

  it('takes over what is stored of the page in another way, which is a version too', async () => {
    const _id = await newPage()
    saved(await saveDraft(admin(), { _id, page: pageOf(object('a', 'ร่าง'), object('b')), revision: 0 }))
    await update(admin(), 'post', { _id, change: { builder: pageOf(object('a'), object('b', 'ตรง')) } })
    expect(await kinds(_id)).toEqual(['2 published', '1 published'])
    const opened = await openDraft(admin(), { _id })
    expect(opened).toMatchObject({ revision: 2, hasChanges: true })
    expect(opened.page).toEqual(pageOf(object('a', 'ร่าง'), object('b', 'ตรง')))
    await update(admin(), 'post', { _id, change: { title: 'ชื่อใหม่' } })
    expect(await kinds(_id)).toHaveLength(2)
  })

  it('of a page that nobody had opened, a change meanwhile is not lost', async () => {
    const _id = await newPage()
    await update(admin(), 'post', { _id, change: { builder: pageOf(object('a'), object('b', 'ตรง')) } })
    const next = saved(await saveDraft(admin(), { _id, page: pageOf(object('a', 'ร่าง'), object('b')), revision: 0 }))
    expect(next.page).toEqual(pageOf(object('a', 'ร่าง'), object('b', 'ตรง')))
  })

  it('keeps a version every ten minutes and when somebody else goes on, and few rows of a thousand saves', async () => {
    const _id = await newPage()
    let revision = 0
    for (let n = 0; n < 1000; n++) {
      if (n % 50 === 0) academy.pass(minute)
      revision = saved(await saveDraft(admin(), { _id, page: pageOf(object('a', `${n}`)), revision })).revision
    }
    expect(revision).toBe(1000)
    const { ctx, asked } = listening()
    saved(await saveDraft(ctx, { _id, page: pageOf(object('a', 'last')), revision: revision++ }))
    expect(asked).toHaveLength(7)
    expect(await counted('page_draft', _id)).toBe(1)
    expect(await counted('page_revision', _id)).toBe(60)
    expect(await kinds(_id)).toEqual(['2 checkpoint', '1 published'])
    academy.pass(2 * minute)
    saved(await saveDraft(academy.as('superadmin'), { _id, page: pageOf(object('a', 'เธอ')), revision }))
    expect((await versionsOfPage(admin(), _id))[0]).toMatchObject({ kind: 'checkpoint', byName: 'admin ทีมงาน' })
  })

  it('is refused to who may not write it, of another site, and for what is no page', async () => {
    const _id = await newPage()
    const page = pageOf(object('x'))
    for (const role of ['guest', 'user', 'member', 'manager'] as Role[]) {
      const ctx = academy.as(role)
      for (const call of [openDraft, saveDraft, publishDraft])
        await expect(call(ctx, { _id, page, revision: 0 })).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const elsewhere = academy.as('admin', 'factory')
    await expect(openDraft(elsewhere, { _id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(saveDraft(elsewhere, { _id, page, revision: 0 })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(publishDraft(elsewhere, { _id, revision: 0 })).rejects.toMatchObject({ kind: 'not-found' })
    for (const bad of ['', 'x', { $ne: null }, null, `${_id}\0`])
      await expect(openDraft(admin(), { _id: bad as string })).rejects.toMatchObject({ kind: 'not-found' })
    const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown
    const twice = pageOf(object('a'), object('a'))
    const proto = JSON.parse('{"version":1,"rows":[],"__proto__":{"x":1}}') as unknown
    const menu = { version: 1, items: [] }
    for (const bad of [
      null,
      'x',
      7,
      [],
      {},
      deep,
      twice,
      proto,
      menu,
      pageOf(object('a', 'ก'.repeat(600_000))),
      pageOf(object('a', '\0')),
    ])
      if (!Array.isArray(bad) || bad === deep)
        await expect(saveDraft(admin(), { _id, page: bad, revision: 0 })).rejects.toMatchObject({ kind: 'invalid' })
    for (const bad of [-1, 0.5, '0', null, 1e12, Number.NaN])
      await expect(saveDraft(admin(), { _id, page, revision: bad as number })).rejects.toMatchObject({
        kind: 'invalid',
      })
    await expect(saveDraft(admin(), { _id, page, revision: 5 })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(publishDraft(admin(), { _id, revision: 5 })).rejects.toMatchObject({ kind: 'conflict' })
    expect((await openDraft(admin(), { _id })).page).toEqual(pageOf(object('a'), object('b')))
  })
})
