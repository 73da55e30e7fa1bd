import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { copyFiles } from '#platform/content/file/copy/copy-files.ts'
import { keepFile, mayUpload, takeIn } from '#platform/content/file/upload/upload.ts'
import { unusedMs } from '#platform/content/file/references/unused.ts'
import { dropFiles } from '#platform/content/file/references/remove-file.ts'
import { sweepFiles } from '#platform/content/file/references/sweep-files.ts'
import { addShares, sharesOf } from '#platform/content/syndication/shares.ts'
import { giveRow } from '#modules/collection/commands/give-row.server.ts'
import { itemsOf } from '#modules/school/commands/clone/parts.server.ts'
import { groups, plantFamily, units } from '../family/family.ts'
import { openWithFiles, pdf, picture } from './support.ts'

const drivers = await testDrivers()

describe.each(drivers)('files that cross sites with a record, on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
    await plantFamily(all.academy)
    for (const unit of Object.values(units)) {
      const ctx = await at(unit)
      const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
      await update(ctx, 'configuration', { _id, change: { plugins: ['lesson', 'category', 'enroll'] } })
    }
  })
  afterAll(() => all.close())

  const at = async (site: string): Promise<Context> => {
    const viewer = all.academy.viewer('admin')
    return contextFor(all.academy.app, { site: (await all.academy.app.sites.byId(site))!, locale: 'th', viewer })
  }
  const keep = async (site: string, content: Uint8Array | string, isPublic = true) => {
    const ctx = await at(site)
    const taken = await mayUpload(ctx)
    const file = await takeIn(ctx, { stream: Readable.from([Buffer.from(content)]), taken })
    return (await keepFile(ctx, { file, taken, about: { name: 'ปก', alt: 'ปกหลักสูตร', isPublic } })).key
  }
  const rowsOf = async (site: string) =>
    (
      await sql<{
        key: string
        sha256: string
        isComing: boolean
      }>`select 'upload/' || _id || '.' || ext as key, sha256,
        "isComing" from file where site = ${site} order by _id`.execute(all.academy.database.kysely)
    ).rows
  const open = (key: string) => all.pages.open({ path: `/${key}` })
  const share = async (course: string) => {
    const group = await at(groups.east)
    await addShares(group, { rows: [{ kind: 'course', fromSite: units.eastSchool, original: course }], mode: 'linked' })
    return (await sharesOf(group)).find((one) => one.original === course)!
  }

  test('a shared course has its pictures of its own in each unit, once, and keeps them when the source sweeps its own', async () => {
    const source = await at(units.eastSchool)
    const [cover, within] = [
      await keep(units.eastSchool, await picture(700, 90).png()),
      await keep(units.eastSchool, await picture(8, 8).png()),
    ]
    const foreign = await keep(units.westSchool, await picture(9, 9).png())
    const course = await create(source, 'course', { name: 'มีปก', cover, status: true })
    const content = `<p><img src="/${within}" alt="ก"><img src="/${foreign}" alt="ข"></p>`
    await create(source, 'lesson', { courseID: course._id, name: 'บทที่ ๑', content })
    const unit = await at(units.eastInstitution)
    const given = { share: await share(course._id), unit: units.eastInstitution }
    expect(await giveRow(await at(groups.east), given)).toBe('new')
    const copy = await from(unit, 'course').selectAll().where('name', '=', 'มีปก').executeTakeFirstOrThrow()
    const lesson = await from(unit, 'lesson').selectAll().where('courseID', '=', copy._id).executeTakeFirstOrThrow()
    expect(copy.cover).not.toBe(cover)
    expect(lesson.content).not.toContain(within)
    expect(lesson.content, 'a file of a third site is left alone').toContain(foreign)
    expect((await open(copy.cover!)).bytes, 'it is read from its original until it has come').toEqual(
      (await open(cover)).bytes,
    )
    expect((await open(`${copy.cover!}?w=400`)).headers['content-type']).toBe('image/webp')
    await all.academy.app.jobs.drain()
    const [here, there] = [await rowsOf(units.eastSchool), await rowsOf(units.eastInstitution)]
    expect(there.map(({ isComing }) => isComing)).toEqual([false, false])
    expect(there.map(({ sha256 }) => sha256).toSorted()).toEqual(here.map(({ sha256 }) => sha256).toSorted())
    expect(await giveRow(await at(groups.east), given)).toBe('same')
    expect(await rowsOf(units.eastInstitution)).toHaveLength(2)

    const bytes = (await open(cover)).bytes
    // The effect of the source's own cleanup once nothing there refers to the picture.
    await dropFiles(source, [cover.slice('upload/'.length, -'.png'.length)])
    all.academy.pass(unusedMs)
    await sweepFiles.work(all.academy.app, { signal: new AbortController().signal })
    await expect.poll(async () => (await open(cover)).status).toBe(404)
    const kept = await open(copy.cover!)
    expect([kept.status, kept.bytes.equals(bytes)]).toEqual([200, true])
  })

  test('a clone takes pages and courses with their files, and finds the same copies a second time', async () => {
    const source = await at(units.eastSchool)
    const [head, block] = [
      await keep(units.eastSchool, await picture(30, 9).png()),
      await keep(units.eastSchool, await picture(31, 9).png()),
    ]
    await create(source, 'post', {
      slug: 'with-files',
      title: 'มีรูป',
      feature_image: head,
      content: `<img src="/${block}">`,
    })
    const there = await at(units.westSchool)
    const take = async () => {
      const items = (await itemsOf('pages', { there, source })).filter(({ isThere }) => !isThere)
      for (const item of items) await inTransaction(there, item.take)
      await all.academy.app.jobs.drain()
      return items.length
    }
    const before = new Set((await rowsOf(units.westSchool)).map(({ key }) => key))
    expect(await take()).toBe(1)
    expect(await take()).toBe(0)
    const own = (await rowsOf(units.westSchool)).map(({ key }) => key)
    expect(own.filter((key) => !before.has(key))).toHaveLength(2)
    const page = await from(there, 'post').selectAll().where('slug', '=', 'with-files').executeTakeFirstOrThrow()
    expect(own).toContain(page.feature_image)
    expect(page.content).not.toContain(block)
    const again = await copyFiles(there, { from: units.eastSchool, values: { picture: head } })
    expect(again).toEqual({ picture: page.feature_image })
  })

  test('a private file stays private, settings of an unknown site bring public ones alone, and a full package refuses', async () => {
    const [paper, logo] = [
      await keep(units.eastSchool, pdf, false),
      await keep(units.eastSchool, await picture(5, 5).png()),
    ]
    const there = await at(units.westSchool)
    const values = { paper, logo }
    const unknown = await copyFiles(there, { from: null, values })
    expect(unknown.paper).toBe(paper)
    expect(unknown.logo).not.toBe(logo)
    const known = await copyFiles(there, { from: units.eastSchool, values })
    expect(known.logo).toBe(unknown.logo)
    await all.academy.app.jobs.drain()
    expect((await open(known.paper)).status, 'nobody opens it who may not').toBe(404)
    const full = { ...there, site: { ...there.site, limits: { ...there.site.limits, storage: 0 } } } as Context
    const more = await keep(units.eastSchool, await picture(6, 6).png())
    const refused = copyFiles(full, { from: units.eastSchool, values: { more } })
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'limit' }] })
  })
})
