import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { describeYear } from '../components/calendar/describe-year.server.ts'
import { attendanceOf, sessionOf, setPresence } from './session/attendance.server.ts'

const start = Date.parse('2026-12-01T00:00:00Z')
const forbidden = { kind: 'forbidden' }

describe.each(await bothDrivers())('lecturers of rounds on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let people: Viewer[]
  let lecturer: string
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
    people = []
    for (const n of [0, 1, 2, 3]) people.push(await person(n))
    lecturer = (await create(admin(), 'lecturer', { name: 'อ.มาลี สอนรุ่นสอง', userID: people[0]!.id }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const as = (n: number): Context => ({ ...academy.as('user'), viewer: people[n]! })
  const person = async (n: number): Promise<Viewer> => {
    const row = { username: `l${n}`, firstname: `คนที่${n}`, lastname: 'รุ่น', email: `l${n}@wicha.test` }
    const { _id } = await create(admin(), 'user', row)
    return { id: _id, role: 'user', home: academy.as('user').site._id, name: `คนที่${n} รุ่น` }
  }
  const training = async () => {
    const made = { name: 'อบรมหลายรุ่น', status: true, type: 'onsite' } as const
    const { _id: courseID } = await create(admin(), 'course', made)
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    const named = [{ id: lecturer, name: 'อ.มาลี สอนรุ่นสอง' }]
    const round = async (more: Record<string, unknown>) =>
      (await create(admin(), 'course_round', { courseID, startDate: '2026-12-20', status: 'open', ...more } as never))
        ._id
    const other = await round({})
    const own = await round({ lecturer: named, startDate: '2026-12-25' })
    const session = async (name: string, roundID: string | null) => {
      const times = { startsAt: '2026-12-25T02:00:00.000Z', endsAt: '2026-12-25T08:00:00.000Z' }
      return (await create(admin(), 'lesson_session', { name, lessonID, roundID, ...times }))._id
    }
    const sessions = {
      own: await session('นัดรุ่นของตน', own),
      other: await session('นัดรุ่นอื่น', other),
      all: await session('นัดทุกรุ่น', null),
    }
    const enrol = async (n: number, roundID: string) =>
      (await create(admin(), 'enroll', { courseID, roundID, userID: people[n]!.id }))._id
    return { courseID, lessonID, own, other, sessions, round, enrolments: [await enrol(1, own), await enrol(2, other)] }
  }
  const completed = async (enrollID: string) =>
    (await from(admin(), 'lesson_completion').select('_id').where('enrollID', '=', enrollID).execute()).length

  it('keep the attendance of that round like the lecturers of the course, and of no other', async () => {
    const { sessions, enrolments, courseID } = await training()
    const [inRound, elsewhere] = enrolments as [string, string]
    const session = await sessionOf(as(0), sessions.own)
    expect((await attendanceOf(as(0), session)).map(({ name }) => name)).toEqual(['คนที่1 รุ่น'])
    await setPresence(as(0), { session, enrollID: inRound, status: 'present' })
    await setPresence(as(0), { session, enrollID: inRound, status: 'present' })
    expect(await completed(inRound)).toBe(1)
    await setPresence(as(0), { session, enrollID: inRound, status: 'absent' })
    expect(await completed(inRound)).toBe(0)
    await expect(setPresence(as(0), { session, enrollID: elsewhere, status: 'present' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    for (const name of ['other', 'all'] as const) {
      const foreign = await sessionOf(as(0), sessions[name])
      await expect(attendanceOf(as(0), foreign), name).rejects.toMatchObject(forbidden)
      const mark = setPresence(as(0), { session: foreign, enrollID: elsewhere, status: 'present' })
      await expect(mark, name).rejects.toMatchObject(forbidden)
    }
    for (const n of [1, 3]) await expect(attendanceOf(as(n), session)).rejects.toMatchObject(forbidden)
    const factory = { ...academy.as('user', 'factory'), viewer: people[0]! }
    await expect(sessionOf(factory, sessions.own)).rejects.toMatchObject({ kind: 'not-found' })
    const read = await from(as(0), 'enroll').select('_id').where('courseID', '=', courseID).execute()
    expect(read.map(({ _id }) => _id)).toEqual([inRound])
  })

  it('see their round, its learners and its sessions on the page of their teaching', async () => {
    const { round, lessonID } = await training()
    const planned = await round({
      lecturer: [{ id: lecturer, name: 'อ.มาลี สอนรุ่นสอง' }],
      status: 'planned',
      startDate: '2026-12-28',
    })
    const times = { startsAt: '2026-12-28T02:00:00.000Z', endsAt: '2026-12-28T08:00:00.000Z' }
    const given = { name: 'นัดรุ่นวางแผน', lessonID, roundID: planned, ...times }
    const { _id } = await create(admin(), 'lesson_session', given)
    const { text } = await pages.open({ path: '/lesson/teaching', viewer: people[0]! })
    const said = textOf(text)
    expect(said).toContain('อบรมหลายรุ่น')
    for (const name of ['นัดรุ่นของตน', 'นัดรุ่นวางแผน']) expect(said).toContain(name)
    for (const name of ['นัดรุ่นอื่น', 'นัดทุกรุ่น']) expect(said).not.toContain(name)
    expect((await pages.open({ path: `/lesson/teaching/session/${_id}`, viewer: people[0]! })).status).toBe(200)
    await expect(sessionOf(as(3), _id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('are named on the page of the course and in the calendar', async () => {
    const { courseID } = await training()
    const page = await pages.open({ path: `/lesson/detail/${courseID}`, viewer: academy.viewer('guest') })
    expect(textOf(page.text)).toContain('วิทยากร อ.มาลี สอนรุ่นสอง')
    const { months } = await describeYear(academy.as('guest'))
    const entries = months.flatMap(({ courses }) => courses).filter(({ href }) => href.includes(courseID))
    expect(entries.map(({ lecturer: name }) => name)).toEqual(['', 'อ.มาลี สอนรุ่นสอง'])
    const { text } = await pages.open({ path: `/lesson/detail/${courseID}`, viewer: people[3]! })
    expect(text).not.toContain(people[0]!.id)
  })

  it('stand in the data for search engines, where each open round is an instance of the course', async () => {
    const { courseID, own, round } = await training()
    await round({ status: 'planned', startDate: '2026-12-29' })
    const change = { place: 'โรงฝึก 2', endDate: '2026-12-27', price: 250, endRegistDate: '2026-12-20' }
    await update(admin(), 'course_round', { _id: own, change })
    const { text } = await pages.open({ path: `/lesson/detail/${courseID}`, viewer: academy.viewer('guest') })
    const [, json] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(text)!
    const course = JSON.parse(json!)['@graph'].find((one: { '@type': string }) => one['@type'] === 'Course')
    const instances = course.hasCourseInstance as Record<string, unknown>[]
    expect(instances.map(({ startDate }) => startDate)).toEqual(['2026-12-20', '2026-12-25'])
    expect(instances[0]).not.toHaveProperty('instructor')
    expect(instances[1]).toMatchObject({
      ...{ '@type': 'CourseInstance', courseMode: 'Onsite', endDate: '2026-12-27' },
      location: { '@type': 'Place', name: 'โรงฝึก 2' },
      instructor: [{ '@type': 'Person', name: 'อ.มาลี สอนรุ่นสอง' }],
      offers: { price: '250.00', priceCurrency: 'THB', validThrough: '2026-12-20' },
    })
  })

  it('lose the right with their account, their entry and their round', async () => {
    const { own, sessions } = await training()
    const taughtBy = async () =>
      (await from(admin(), 'course_round').select('taughtBy').where('_id', '=', own).executeTakeFirstOrThrow()).taughtBy
    expect(await taughtBy()).toEqual([people[0]!.id])
    await update(admin(), 'lecturer', { _id: lecturer, change: { userID: people[3]!.id } })
    expect(await taughtBy()).toEqual([people[3]!.id])
    const session = await sessionOf(as(0), sessions.own)
    await expect(attendanceOf(as(0), session)).rejects.toMatchObject(forbidden)
    await update(admin(), 'lecturer', { _id: lecturer, change: { userID: people[0]!.id } })
    await remove(admin(), 'lecturer', lecturer)
    await academy.app.jobs.drain()
    expect(await taughtBy()).toEqual([])
    await restore(admin(), 'lecturer', lecturer)
    await academy.app.jobs.drain()
    expect(await taughtBy()).toEqual([people[0]!.id])
    await update(admin(), 'course_round', { _id: own, change: { lecturer: [] } })
    expect(await taughtBy()).toEqual([])
    const forged = { _id: own, change: { taughtBy: [people[3]!.id] } as never }
    await expect(update(admin(), 'course_round', forged)).rejects.toMatchObject({ kind: 'invalid' })
  })
})
