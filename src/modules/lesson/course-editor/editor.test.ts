import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { beginEdition, cloneCourse, copyElsewhere, otherSites, replaceEarlier } from './course-bundle/copy.server.ts'
import { exportCourse, importCourse } from './course-bundle/file.server.ts'
import { applyBundle } from './course-bundle/restore.server.ts'
import { bundleOf } from './course-bundle/read.server.ts'
import { moveTo, pasteLessons } from './outline/edit.server.ts'
import { assertPublishable } from './outline/publish.server.ts'
import { differencesOf } from './rules/differences.ts'
import { keepVersion, restoreCourse, versionBook, versionsOf } from './versions/versions.server.ts'

const whole = { lessons: true, files: true, dates: true }

describe.each(await testDrivers())('the course editor on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
    for (const site of ['skills', 'factory'] as const)
      await create(academy.as('admin', site), 'category', { code: 'weld', name: 'เชื่อม', order: 1, visible: true })
  })
  afterAll(() => academy.close())

  const as = (role: Role = 'manager') => academy.as(role)
  const newCourse = async (name: string, more = {}) =>
    (await create(as(), 'course', { name, category: 'weld', ...more }))._id
  const outline = async (courseID: string, ctx = as()) => {
    const rows = await from(ctx, 'lesson')
      .select(['_id', 'name', 'parent'])
      .where('courseID', '=', courseID)
      .orderBy('order')
      .orderBy('_id')
      .execute()
    const under = (parent: string | null): string[] =>
      rows
        .filter((one) => one.parent === parent)
        .flatMap((one) => [one.name, ...under(one._id).map((name) => `.${name}`)])
    return under(null)
  }
  const idOf = async (courseID: string, name: string) =>
    (
      await from(as(), 'lesson')
        .select('_id')
        .where('courseID', '=', courseID)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    )._id
  const written = async (name: string) => {
    const courseID = await newCourse(name)
    await pasteLessons(as(), { courseID, text: 'หนึ่ง\n- ก\n- ข\nสอง https://youtu.be/abcdefghijk' })
    return courseID
  }

  it('adds pasted lessons in their places, all or none', async () => {
    const courseID = await written('วาง')
    expect(await outline(courseID)).toEqual(['หนึ่ง', '.ก', '.ข', 'สอง'])
    await expect(pasteLessons(as(), { courseID, text: ' \n ' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(pasteLessons(as(), { courseID, text: 'ก\n'.repeat(201) })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(pasteLessons(as('member'), { courseID, text: 'ใหม่' })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await outline(courseID)).toHaveLength(4)
  })

  it('moves a lesson anywhere in its course, and nowhere else', async () => {
    const [courseID, other] = [await written('ย้าย'), await written('อื่น')]
    const [one, two, a] = await Promise.all(['หนึ่ง', 'สอง', 'ก'].map((name) => idOf(courseID, name)))
    await moveTo(as(), { courseID, id: two!, parent: one!, before: a! })
    expect(await outline(courseID)).toEqual(['หนึ่ง', '.สอง', '.ก', '.ข'])
    const foreign = await idOf(other, 'หนึ่ง')
    for (const move of [
      { id: two!, parent: foreign, before: null },
      { id: foreign, parent: null, before: null },
      { id: one!, parent: a!, before: null },
    ])
      await expect(moveTo(as(), { courseID, ...move })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(moveTo(as('member'), { courseID, id: two!, parent: null, before: null })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(
      moveTo(academy.as('admin', 'factory'), { courseID, id: two!, parent: null, before: null }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    expect(await outline(courseID)).toEqual(['หนึ่ง', '.สอง', '.ก', '.ข'])
  })

  it('publishes nothing that visitors could not use', async () => {
    const courseID = await newCourse('ว่าง')
    await expect(assertPublishable(as(), courseID)).rejects.toMatchObject({ issues: [{ code: 'unready' }] })
    await create(as(), 'lesson', { courseID, name: 'บท', content: '<p>เนื้อหา</p>' })
    expect(await assertPublishable(as(), courseID)).toBe(false)
    await create(as(), 'lesson', { courseID, name: 'เพลง', kind: 'audio', order: 1 })
    await expect(assertPublishable(as(), courseID)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('takes for a lesson addresses over https and files of its own alone', async () => {
    const courseID = await newCourse('ชนิด')
    const lesson = (more: object) => create(as(), 'lesson', { courseID, name: 'บท', ...more })
    await lesson({ kind: 'link', link: 'https://example.org/a?b=1' })
    await lesson({ kind: 'video', stream: 'https://stream.example/a.m3u8' })
    for (const wrong of [
      { kind: 'link', link: 'http://example.org' },
      { kind: 'link', link: 'javascript:alert(1)' },
      { kind: 'link', link: 'https://user:secret@example.org/' },
      { kind: 'video', stream: 'https://a b' },
      { kind: 'video', file: 'https://example.org/a.mp4' },
      { kind: 'pdf', file: '../a.pdf' },
      { kind: 'file', file: 'upload/a.exe' },
      { kind: 'video', captions: 'upload/a.srt' },
      { kind: 'game' },
    ])
      await expect(lesson(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('keeps versions, says what differs and brings one back, which can be undone', async () => {
    const courseID = await written('ฉบับ')
    expect(await keepVersion(as(), { courseID, cause: 'kept', note: 'แรก' })).toBe(1)
    expect(await keepVersion(as(), { courseID, cause: 'published' })).toBe(1)
    const [a, b] = [await idOf(courseID, 'ก'), await idOf(courseID, 'ข')]
    await update(as(), 'lesson', { _id: a, change: { content: '<p>ใหม่</p>' } })
    await remove(as(), 'lesson', b)
    await create(as(), 'lesson', { courseID, name: 'ค', order: 9 })
    await update(as(), 'course', { _id: courseID, change: { name: 'ฉบับใหม่' } })
    const now = await bundleOf(as(), courseID)
    const what = differencesOf(await versionBook(as(), { courseID, number: 1 }), now).map((one) => one.what)
    expect(what).toEqual(['course', 'changed', 'added', 'removed'])
    expect(await restoreCourse(as(), { courseID, number: 1 })).toBe(2)
    expect(await outline(courseID)).toEqual(['หนึ่ง', '.ก', '.ข', 'สอง'])
    expect(await bundleOf(as(), courseID)).toEqual(await versionBook(as(), { courseID, number: 1 }))
    await restoreCourse(as(), { courseID, number: 2 })
    expect(differencesOf(now, await bundleOf(as(), courseID))).toEqual([])
    expect((await versionsOf(as(), courseID)).map(({ number }) => number)).toEqual([3, 2, 1])
  })

  it('shows and restores no version of another course, site or right', async () => {
    const [courseID, other] = [await written('ของฉัน'), await written('ของเขา')]
    await keepVersion(as(), { courseID, cause: 'kept' })
    await expect(restoreCourse(as(), { courseID: other, number: 1 })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(restoreCourse(as('member'), { courseID, number: 1 })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(keepVersion(as('member'), { courseID, cause: 'kept' })).rejects.toMatchObject({ kind: 'forbidden' })
    const elsewhere = academy.as('admin', 'factory')
    await expect(restoreCourse(elsewhere, { courseID, number: 1 })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(keepVersion(elsewhere, { courseID, cause: 'kept' })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await versionsOf(elsewhere, courseID)).toEqual([])
    for (const role of ['guest', 'user'] as const) expect(await versionsOf(as(role), courseID)).toEqual([])
    const forged = {
      courseID,
      number: 9,
      cause: 'kept',
      note: '',
      by: 'x',
      book: { version: 1, course: {}, lessons: [] },
    }
    await expect(create(as('root'), 'course_version', forged as never)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('takes any days of a draft, and of a published course those that end after they begin', async () => {
    const days = { startDate: '2026-12-10', endDate: '2026-12-09' }
    const wrong = {
      kind: 'invalid',
      issues: [expect.objectContaining({ field: 'endDate', th: 'วันเริ่มต้นอยู่หลังวันสิ้นสุด' })],
    }
    const _id = await newCourse('เรียนสองวัน', days)
    await expect(update(as(), 'course', { _id, change: { status: true } })).rejects.toMatchObject(wrong)
    await update(as(), 'course', { _id, change: { status: true, endDate: '2026-12-11' } })
    await expect(update(as(), 'course', { _id, change: days })).rejects.toMatchObject(wrong)
    await update(as(), 'course', { _id, change: { startRegistDate: '2026-12-11', endRegistDate: '2026-12-11' } })
    const closing = update(as(), 'course', { _id, change: { endRegistDate: '2026-12-01' } })
    await expect(closing).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'endRegistDate' }] })
    await expect(newCourse('เผยแพร่ทันที', { ...days, status: true })).rejects.toMatchObject(wrong)
  })

  it('keeps a published course whose days were wrong before open to other changes', async () => {
    const _id = await newCourse('เก่า', { status: true, startDate: '2026-12-10' })
    await sql`update course set "endDate" = '2026-12-01' where _id = ${_id}`.execute(academy.database.kysely)
    expect(await update(as(), 'course', { _id, change: { hours: 6 } })).toMatchObject({ hours: 6 })
  })

  it('copies a course with or without its parts, as a draft', async () => {
    const courseID = await written('ต้นฉบับ')
    await update(as(), 'course', { _id: courseID, change: { status: true, startRegistDate: '2026-01-01' } })
    const copy = await cloneCourse(as(), { courseID, planting: { ...whole, dates: false, name: 'สำเนา' } })
    expect(await outline(copy)).toEqual(['หนึ่ง', '.ก', '.ข', 'สอง'])
    const made = await from(as(), 'course').selectAll().where('_id', '=', copy).executeTakeFirstOrThrow()
    expect(made).toMatchObject({ name: 'สำเนา', status: false, startRegistDate: null, category: ['weld'] })
    const bare = await cloneCourse(as(), { courseID, planting: { ...whole, lessons: false } })
    expect(await outline(bare)).toEqual([])
    await expect(cloneCourse(as('member'), { courseID, planting: whole })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(cloneCourse(academy.as('admin', 'factory'), { courseID, planting: whole })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('copies to another site only where the person keeps courses', async () => {
    const courseID = await written('ไปไกล')
    const here = academy.as('manager')
    for (const { site } of await otherSites(here)) expect(site._id).not.toBe(here.site._id)
    const foreign = academy.as('admin', 'factory').site._id
    const mayGo = (await otherSites(here)).some(({ site }) => site._id === foreign)
    if (!mayGo)
      await expect(copyElsewhere(here, { courseID, site: foreign, planting: whole })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    const root = academy.as('root')
    const sent = await copyElsewhere(root, { courseID, site: foreign, planting: whole })
    expect(sent.site._id).toBe(foreign)
    expect(await outline(sent._id, academy.as('admin', 'factory'))).toEqual(['หนึ่ง', '.ก', '.ข', 'สอง'])
    await expect(copyElsewhere(as('user'), { courseID, site: foreign, planting: whole })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  it('lets a new edition take the place of the earlier one, whose learners stay', async () => {
    const courseID = await written('รุ่นหนึ่ง')
    await update(as(), 'course', { _id: courseID, change: { status: true } })
    const next = await beginEdition(as(), courseID)
    await replaceEarlier(as(), next)
    const earlier = await from(as(), 'course').selectAll().where('_id', '=', courseID).executeTakeFirstOrThrow()
    expect(earlier).toMatchObject({ status: true, lesson_type: 'past' })
    expect(earlier.endRegistDate! < new Date(as().now).toISOString()).toBe(true)
    expect(await outline(courseID)).toHaveLength(4)
  })

  it('restores a version and begins an edition of a course with rounds, whose days stay', async () => {
    const courseID = await newCourse('เป็นรุ่น', { type: 'onsite', startDate: '2030-01-01', seats: 9 })
    await update(as(), 'course', { _id: courseID, change: { status: true } })
    const earlier = await bundleOf(as(), courseID)
    const later = { courseID, startDate: '2030-05-01', startRegistDate: '2030-01-01', seats: 3, status: 'open' }
    const { _id: round } = await create(as(), 'course_round', later as never)
    await update(as(), 'course', { _id: courseID, change: { name: 'ชื่ออื่น' } })
    await applyBundle(as(), { courseID, book: earlier })
    const read = () => from(as(), 'course').selectAll().where('_id', '=', courseID).executeTakeFirstOrThrow()
    expect(await read()).toMatchObject({ name: 'เป็นรุ่น', startDate: '2030-05-01', seats: 3, currentRound: round })
    await replaceEarlier(as(), await beginEdition(as(), courseID))
    const past = await read()
    expect(past).toMatchObject({ lesson_type: 'past', startDate: '2030-05-01', startRegistDate: null })
    expect(past.endRegistDate! < new Date(as().now).toISOString()).toBe(true)
  })

  it('goes out as one file and comes in as the same course', async () => {
    const courseID = await written('ไฟล์เดียว')
    const { body } = await exportCourse(as(), courseID)
    const brought = await importCourse(academy.as('admin', 'factory'), Buffer.from(body))
    expect(brought.left).toEqual([])
    expect(await outline(brought._id, academy.as('admin', 'factory'))).toEqual(['หนึ่ง', '.ก', '.ข', 'สอง'])
    await expect(exportCourse(as('member'), courseID)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(exportCourse(academy.as('admin', 'factory'), courseID)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(importCourse(as('member'), Buffer.from(body))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('keeps in a copy and in a file that a lesson asks for one that comes after it', async () => {
    const courseID = await written('ขอบทหลัง')
    const ids = (await bundleOf(as(), courseID)).lessons.map(({ id }) => id)
    await update(as(), 'lesson', { _id: ids[0]!, change: { requires: [ids.at(-1)!] } })
    const requiresOf = async (copy: string, ctx = as()) => {
      const { lessons } = await bundleOf(ctx, copy)
      return [lessons[0]!.values['requires'], [lessons.at(-1)!.id]]
    }
    academy.pass(61_000)
    const planting = { lessons: true, files: true, dates: true }
    const [copied, wanted] = await requiresOf(await cloneCourse(as(), { courseID, planting }))
    expect(copied).toEqual(wanted)
    const there = academy.as('admin', 'factory')
    const { _id } = await importCourse(there, Buffer.from((await exportCourse(as(), courseID)).body))
    const [brought, asked] = await requiresOf(_id, there)
    expect(brought).toEqual(asked)
  })

  it('takes no hostile file, and nothing of one', async () => {
    const id = 'a'.repeat(24)
    const file = (more: object, files = {}) =>
      Buffer.from(
        JSON.stringify({
          wicha: 'course',
          version: 1,
          book: { version: 1, course: { name: 'เข้า' }, lessons: [], ...more },
          files,
        }),
      )
    const lesson = (values: object, more = {}) => ({ id, parent: null, values: { name: 'บท', ...values }, ...more })
    const key = `upload/1700000000000-${'0'.repeat(32)}.pdf`
    const many = Array.from({ length: 2001 }, (_one, n) => lesson({}, { id: n.toString(16).padStart(24, '0') }))
    academy.pass(61_000)
    const before = (await from(as(), 'course').select('_id').execute()).length
    for (const bytes of [
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('{'),
      Buffer.from([0xff, 0xfe, 0x00]),
      file({ lessons: [lesson({}), lesson({})] }),
      file({ lessons: [lesson({}, { parent: id })] }),
      file({ lessons: many }),
      file({ course: { name: 'ก'.repeat(9000) } }),
      file({ lessons: [lesson({ link: 'javascript:alert(1)' })] }),
      file({ course: { name: 'เข้า', lecturer: [null] } }),
      file({ course: { name: 'เข้า', lecturer: { name: 'ก' } } }),
    ])
      await expect(importCourse(as(), bytes)).rejects.toMatchObject({ kind: 'invalid' })
    academy.pass(61_000)
    const html = Buffer.from('<script>alert(1)</script>').toString('base64')
    await expect(
      importCourse(
        as(),
        file({ lessons: [lesson({ kind: 'pdf', file: key })] }, { [key]: { name: 'a.pdf', bytes: html } }),
      ),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect((await from(as(), 'course').select('_id').execute()).length).toBe(before)
    academy.pass(61_000)
    const forged = { name: 'ปลอม', status: true, sharedBy: 'x', _id: id, site: 'other', createdAt: '2000-01-01' }
    const { _id, left } = await importCourse(
      as(),
      file({ course: forged, lessons: [lesson({ kind: 'pdf', file: key, content: '<p>ก<script>x</script></p>' })] }),
    )
    expect(left.length).toBeGreaterThan(1)
    const made = await from(as(), 'course').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
    expect(made).toMatchObject({ name: 'ปลอม', status: false, sharedBy: null })
    const taken = await from(as(), 'lesson').selectAll().where('courseID', '=', _id).executeTakeFirstOrThrow()
    expect(taken).toMatchObject({ file: null, content: '<p>ก</p>' })
    expect(taken._id).not.toBe(id)
  })
})
