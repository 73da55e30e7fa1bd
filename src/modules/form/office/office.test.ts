import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import query from '../commands/query.server.ts'
import removeExpired from '../commands/remove-expired.server.ts'
import { defaultSettings, saveSettings } from '../submissions/form/settings.server.ts'
import { formAnswer, formEvent, formPrivate } from '../submissions/store/tables.ts'
import { openAndSend, publishTestForm, type TestField } from '../submissions/testing/form-page.ts'
import { changeStatus } from './change-status.server.ts'
import { describeForms } from './describe-forms.server.ts'
import { describeDrafts, describeVersions } from './describe-versions.server.ts'
import { exportFile } from './files/export-file.server.ts'
import { submissionPdf } from './files/submission-pdf.server.ts'
import { officeForm } from './form-of.server.ts'
import { describeList } from './list/describe-list.server.ts'
import { readQuery } from './list/list-submissions.server.ts'
import { describeSummary } from './statistics/describe-summary.server.ts'
import { describeSubmission, submissionOf } from './view/describe-submission.server.ts'
import { editAnswers } from './view/edit-answers.server.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-11-28T03:00:00Z')
const formula = '=cmd|/C calc!A1'
const options = [
  { value: 'a', label: 'ดี' },
  { value: 'b', label: 'พอใช้' },
]
const fields: TestField[] = [
  { name: 'name', required: true, isListed: true, isOnce: true },
  { name: 'choice', type: 'radiobox', options, isListed: true },
  { name: 'note', type: 'textarea' },
  { name: 'citizen', isPrivate: true },
]
const sets = [{ name: 'people', limit: 3, fields: [{ name: 'who' }] }]

describe.each(drivers)('submissions in the office on $kind', (driver) => {
  let academy: Academy
  let postID: string
  let first: string
  let own: Context
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    postID = await publishTestForm(admin(), { fields, sets })
    own = await learner(1)
    const people = [
      { _key: 'k1', who: formula },
      { _key: 'k2', who: 'ข' },
    ]
    first = await send(own, { name: 'สมชาย', choice: 'a', note: formula, citizen: 'ลับ', people })
    for (const at of [2, 3]) await send(await learner(at), { name: `คนที่ ${at}`, choice: 'b' })
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = async (n: number): Promise<Context> => {
    const { _id } = await create(admin(), 'user', { username: `office${n}`, firstname: 'มานี', lastname: `ที่${n}` })
    return { ...academy.as('user'), viewer: { ...academy.viewer('user'), id: _id, name: `มานี ที่${n}` } }
  }
  const send = async (ctx: Context, answers: Record<string, unknown>) => {
    const sent = await openAndSend(ctx, { postID, answers })
    if (sent.kind !== 'sent') throw new Error(JSON.stringify(sent))
    return sent.receipt._id
  }
  const list = (params: string, ctx = admin()) => describeList(ctx, readQuery(postID, new URLSearchParams(params)))
  const numbers = async (params: string) => (await list(params)).table.rows.map(({ cells }) => cells['person']!.text)
  const shown = async (ctx: Context, isPrivateShown: boolean) => {
    const submission = await submissionOf(ctx, { formID: postID, _id: first })
    return describeSubmission(ctx, { form: await officeForm(ctx, postID), submission, isPrivateShown })
  }
  const kinds = async () => {
    const events = await fromPrivate(admin(), formEvent).selectAll().where('submissionID', '=', first).execute()
    return events.map(({ kind }) => kind).toSorted()
  }

  test('the list has a column for each listed answer, and is searched and filtered by answers', async () => {
    const { table, fields: filters } = await list('')
    expect(table.columns.map(({ label }) => label)).toContain('choice')
    expect(table.rows).toHaveLength(3)
    expect(table.rows.map(({ cells }) => cells[filters[1]!.value]!.text)).toContain('ดี')
    expect(await numbers('q=สมชาย')).toEqual(['มานี ที่1'])
    expect(await numbers(`field=${filters[1]!.value}&value=b`)).toHaveLength(2)
    expect(await numbers('status=confirm')).toEqual([])
    expect(await numbers('q=%25&page=x&status=x')).toEqual([])
    expect((await list('', academy.as('admin', 'factory'))).table.rows).toEqual([])
  })

  test('private answers are for administrators, and each look is an event', async () => {
    expect(JSON.stringify(await shown(academy.as('manager'), true))).not.toContain('ลับ')
    expect(JSON.stringify(await shown(admin(), false))).not.toContain('ลับ')
    expect(await kinds()).toEqual(['sent'])
    expect(JSON.stringify(await shown(admin(), true))).toContain('ลับ')
    expect(await kinds()).toEqual(['sent', 'viewed'])
    const abroad = submissionOf(academy.as('admin', 'factory'), { formID: postID, _id: first })
    await expect(abroad).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a status is changed for many at once, can be undone, and frees what may not repeat', async () => {
    const change = (status: 'submit' | 'cancel', ctx = admin()) =>
      changeStatus(ctx, { formID: postID, ids: [first, 'x'], status })
    await expect(change('cancel', own)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await change('cancel', academy.as('manager'))).toEqual([{ _id: first, from: 'submit' }])
    expect(await change('cancel')).toEqual([])
    const again = await send(await learner(4), { name: 'สมชาย' })
    await expect(change('submit')).rejects.toMatchObject({ kind: 'conflict' })
    await changeStatus(admin(), { formID: postID, ids: [again], status: 'reject' })
    expect(await change('submit')).toEqual([{ _id: first, from: 'cancel' }])
  })

  test('administrators change answers with a reason, and the event says from what to what', async () => {
    const edit = (changes: Record<string, string>, reason: string, ctx = admin()) =>
      editAnswers(ctx, { formID: postID, _id: first, changes, reason })
    await expect(edit({ name: 'ใหม่' }, ' ')).rejects.toMatchObject({ kind: 'invalid' })
    await expect(edit({ name: 'ใหม่' }, 'x', academy.as('manager'))).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await edit({ name: '' }, 'แก้ตามคำขอ')).toMatchObject([{ path: 'name', code: 'required' }])
    expect(await edit({ name: 'สมศักดิ์', citizen: 'x', other: 'x' }, 'แก้ตามคำขอ')).toEqual([])
    const row = await from(admin(), 'form').select('form.formData').where('_id', '=', first).executeTakeFirstOrThrow()
    expect(row.formData).toMatchObject({ name: 'สมศักดิ์', choice: 'a' })
    const edited = (await fromPrivate(admin(), formEvent).selectAll().where('kind', '=', 'edited').execute())[0]!
    expect(JSON.parse(edited.changes)).toEqual([{ name: 'name', from: 'สมชาย', to: 'สมศักดิ์' }])
    const kept = await fromPrivate(admin(), formPrivate).selectAll().where('_id', '=', first).execute()
    expect(kept[0]!.answers).toContain('ลับ')
  })

  test('files run nothing in spreadsheets, and hold no private answers', async () => {
    const csv = new Uint8Array(await (await exportFile(admin(), { formID: postID, format: 'csv' })).arrayBuffer())
    expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(csv)
    expect(text).not.toMatch(/(^|,|")=cmd/m)
    expect(text).toContain('cmd|/C calc')
    expect(text).not.toContain('ลับ')
    const xlsx = await (await exportFile(admin(), { formID: postID, format: 'xlsx' })).arrayBuffer()
    const { rows } = await academy.app.spreadsheets.read(new Uint8Array(xlsx))
    expect(rows[0]).toContain('note')
    expect(rows.flat().join()).not.toContain('ลับ')
    const { sections, facts } = await shown(admin(), false)
    const pdf = await submissionPdf(admin(), { number: 'FRM-2569-000001', title: 'แบบฟอร์ม', facts, sections })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('the query of the specification fills empty values with N/A, for own submissions alone', async () => {
    const ask = async (ctx: Context) =>
      (await query(ctx, { body: { method: 'find', args: [{ formID: postID }] } } as Parameters<typeof query>[1])) as {
        formData: Record<string, unknown>
      }[]
    const rows = await ask(own)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.formData).toMatchObject({ choice: 'a', people: [{ who: formula }, { who: 'ข' }] })
    const [other] = await ask(await learner(9))
    expect(other).toBeUndefined()
    expect((await ask(admin())).filter(({ formData }) => formData['note'] === 'N/A').length).toBeGreaterThan(1)
    expect(JSON.stringify(await ask(admin()))).not.toContain('citizen')
  })

  test('summaries count choices, and an anonymous form needs five answers', async () => {
    const { charts, note } = await describeSummary(admin(), postID)
    expect(note).toBeNull()
    const choice = charts.find(({ title }) => title === 'choice')!
    expect(choice.points.map(({ label, value }) => [label, value])).toEqual([
      ['พอใช้', 2],
      ['ดี', 1],
    ])
    await saveSettings(admin(), { formID: postID, settings: { ...defaultSettings, isAnonymous: true } })
    expect(await describeSummary(admin(), postID)).toMatchObject({ charts: [], n: 3 })
  })

  test('the dashboard, versions and drafts of forms are described', async () => {
    const row = (await describeForms(admin())).rows.find(({ id }) => id === postID)!
    expect(row.cells).toMatchObject({ state: { tone: 'live' }, answers: { text: '3' }, completion: { text: '100%' } })
    expect((await describeVersions(admin(), postID)).rows).toHaveLength(1)
    expect((await describeDrafts(admin(), postID)).rows).toEqual([])
  })

  test('answers are removed when their time is over, and their number stays', async () => {
    await saveSettings(admin(), { formID: postID, settings: { ...defaultSettings, retentionDays: 30 } })
    const run = (days: number) => {
      const task = { payload: {}, signal: new AbortController().signal }
      const at = { ...admin(), now: start + days * 86_400_000 }
      return removeExpired.work(at, task as Parameters<typeof removeExpired.work>[1])
    }
    const read = () => from(admin(), 'form').selectAll().where('_id', '=', first).executeTakeFirstOrThrow()
    await run(29)
    expect((await read()).userID).not.toBeNull()
    await run(31)
    expect(await read()).toMatchObject({ formData: {}, userID: null, status: 'submit' })
    expect(await fromPrivate(admin(), formAnswer).selectAll().execute()).toEqual([])
    expect(await fromPrivate(admin(), formPrivate).selectAll().execute()).toEqual([])
    expect(await kinds()).toEqual(['anonymised'])
    await run(32)
    expect(await kinds()).toEqual(['anonymised'])
  })
})
