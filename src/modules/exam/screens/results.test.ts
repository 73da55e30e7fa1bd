import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { canaryKey } from '../../../../tests/writes/exams/exam.ts'
import { type ExamTools, examTools } from '../../../../tests/writes/exams/exam-results.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { releaseRound } from '../results/release/release-round.server.ts'
import { storeStatistics } from '../results/statistics/store-statistics.server.ts'

type Person = Awaited<ReturnType<ExamTools['sat']>>

describe.each(await testDrivers())('the pages of marking and results on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let exams: ExamTools
  let exam: Awaited<ReturnType<ExamTools['planted']>>
  let own: Person
  let lecturer: Person
  const admin = () => academy.as('admin')
  const staff = () => academy.viewer('manager')

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-12-01T02:00:00Z'))
    pages = await openPages(academy)
    exams = await examTools(academy)
    const round = { appealUntil: '2026-12-31T00:00:00Z' }
    exam = await exams.planted({ types: ['essay', 'single'], settings: { releasesItself: false }, round })
    own = await exams.sat(exam)
    lecturer = await exams.sat(exam, { 1: null })
    const { _id: id } = await create(admin(), 'lecturer', { name: 'ครูมานะ', userID: lecturer.userID })
    await update(admin(), 'course', { _id: exam.courseID, change: { lecturer: [{ id, name: 'ครูมานะ' }] } as never })
  }, 180_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  test('staff and the lecturer mark without a name, and a learner does not', async () => {
    for (const [path, viewer] of [
      [`/lesson/exam/marking/${exam.roundID}`, staff()],
      [`/lesson/teaching/exam/${exam.roundID}`, lecturer.viewer],
    ] as const) {
      const page = await pages.open({ path, viewer })
      expect([page.status, textOf(page.text).includes('หมายเลข')], path).toEqual([200, true])
      expect(page.text, 'the name of a learner').not.toContain(own.viewer.name)
    }
    expect(textOf((await pages.open({ path: '/lesson/teaching/exam', viewer: lecturer.viewer })).text)).toContain(
      'รอตรวจ 1 คน',
    )
    // The office leads a learner away; the lecturers' page knows no such round.
    for (const [path, status] of [
      [`/lesson/teaching/exam/${exam.roundID}`, 404],
      [`/lesson/exam/marking/${exam.roundID}`, 302],
    ] as const) {
      const page = await pages.open({ path, viewer: own.viewer })
      expect(page.status, path).toBe(status)
      expect(page.text).not.toContain(canaryKey('essay'))
    }
  })

  test('a mark with wrong points comes back with what was written, and a right one leads on', async () => {
    const path = `/lesson/exam/marking/${exam.roundID}`
    const mark = { attempt: own.attemptID, slot: '1', version: '0', comment: 'อ่านง่าย', next: '' }
    const refused = await pages.post({ path, viewer: staff(), form: { ...mark, points: '9' } })
    expect([refused.status, refused.text.includes('อ่านง่าย')]).toEqual([400, true])
    expect((await pages.post({ path, viewer: staff(), form: { ...mark, points: '1' } })).status).toBe(302)
    expect((await pages.post({ path, viewer: staff(), form: { ...mark, points: '1' } })).status, 'two at once').toBe(
      409,
    )
    expect(await exams.statusOf(own.attemptID)).toBe('graded')
  })

  test('results, attempts, analysis, regrades and paper results open for managers in both languages, and for no learner', async () => {
    await storeStatistics(admin(), exam.roundID)
    const { cookie } = await pages.cookieOf(staff(), 'skills')
    const paths = [
      `/lesson/exam/attempts/${exam.examID}`,
      `/lesson/exam/results/${exam.roundID}`,
      `/lesson/exam/attempt/${own.attemptID}`,
      `/lesson/exam/attempt-file/${own.attemptID}`,
      `/lesson/exam/statistics/${exam.roundID}`,
      `/lesson/exam/regrade/${exam.examID}`,
      `/lesson/exam/paper/${exam.roundID}`,
      '/exam/appeal',
    ]
    for (const path of paths) {
      for (const language of ['th', 'en'])
        expect(
          (await pages.open({ path, viewer: staff(), headers: { cookie: `${cookie}; lang=${language}` } })).status,
          path,
        ).toBe(200)
      const page = await pages.open({ path, viewer: own.viewer })
      expect([302, 403, 404], path).toContain(page.status)
      expect(page.text).not.toContain('canary')
      const elsewhere = await pages.open({ path, viewer: academy.viewer('manager'), site: 'factory' })
      if (path.length > 20) expect(elsewhere.status, path).toBe(404)
    }
  })

  test('a regrade is previewed before it starts', async () => {
    const path = `/lesson/exam/regrade/${exam.examID}`
    const form = {
      questionID: exams.ids.single,
      roundID: '',
      mode: 'drop',
      accepted: '',
      neverLower: 'true',
      reason: 'ซ้ำ',
    }
    const preview = await pages.post({ path, viewer: staff(), form })
    expect([preview.status, textOf(preview.text).includes('ตรวจใหม่ตามนี้')]).toEqual([200, true])
    const refused = await pages.post({ path, viewer: staff(), form: { ...form, reason: '' } })
    expect([refused.status, textOf(refused.text).includes('กรุณาระบุเหตุผลที่ตรวจใหม่')]).toEqual([400, true])
    const started = await pages.post({ path, viewer: staff(), form: { ...form, intent: 'start' } })
    expect(started.status).toBe(302)
    await academy.app.jobs.drain()
    const run = await pages.open({ path: String(started.headers['location']), viewer: staff() })
    expect(run.status).toBe(200)
  })

  test('results are released on their page, and a learner appeals on theirs', async () => {
    const path = `/lesson/exam/results/${exam.roundID}`
    const released = await pages.post({ path, viewer: staff(), form: { intent: 'release' } })
    expect(released.status).toBe(302)
    expect(await releaseRound(admin(), exam)).toBe(0)
    const appeal = `/lesson/appeal/${own.attemptID}`
    expect((await pages.post({ path: appeal, viewer: own.viewer, form: { slot: '1', text: ' ' } })).status).toBe(400)
    const form = { slot: '1', text: '<script>alert(1)</script> ขอดูใหม่' }
    expect((await pages.post({ path: appeal, viewer: own.viewer, form })).status).toBe(302)
    expect((await pages.open({ path: appeal, viewer: own.viewer })).text).not.toContain('<script>alert(1)')
    expect((await pages.open({ path: appeal, viewer: lecturer.viewer })).status).toBe(404)
    const { _id } = await from(admin(), 'exam_appeal')
      .select('_id')
      .where('attemptID', '=', own.attemptID)
      .executeTakeFirstOrThrow()
    const decide = `/exam/appeal/${_id}`
    expect((await pages.open({ path: decide, viewer: staff() })).status).toBe(200)
    const decision = { decision: 'dismissed', slot: '1', points: '', reason: 'ถูกต้องแล้ว' }
    expect((await pages.post({ path: decide, viewer: staff(), form: decision })).status, 'the first marker').toBe(403)
    expect((await pages.post({ path: decide, viewer: academy.viewer('admin'), form: decision })).status).toBe(302)
    expect(textOf((await pages.open({ path: appeal, viewer: own.viewer })).text)).toContain('ถูกต้องแล้ว')
  })
})
