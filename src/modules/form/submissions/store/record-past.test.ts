import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { formAnswer, formEvent, formPrivate } from './tables.ts'
import { openAndSend, publishTestForm, type TestField } from '../testing/form-page.ts'
import { recordPastSubmissions } from './record-past.server.ts'

const start = Date.parse('2026-11-28T03:00:00Z')
const day = 86_400_000
const fields: TestField[] = [
  { name: 'name', required: true, isListed: true },
  { name: 'citizen', inputType: 'citizen', isPrivate: true, isOnce: true },
]

describe.each(await bothDrivers())('submissions of the past on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const sentBy = (role: 'user' | 'guest', daysAgo: number) => ({ ...academy.as(role), now: start - daysAgo * day })
  const rowsOf = (formID: string) =>
    from(admin(), 'form').selectAll().where('formID', '=', formID).orderBy('form.createdAt').execute()
  const past = (name: string, more: object = {}) => {
    const by = sentBy('guest', 10)
    return { answers: { name }, by, openedAt: by.now - 60_000, decisions: [], ...more }
  }

  test('are stored at their time, with answers, index, timeline and receipts, as if they had been sent', async () => {
    const formID = await publishTestForm(admin(), { fields })
    const manager = { ...academy.as('manager'), now: start - 8 * day }
    const [first, second] = [sentBy('user', 9), sentBy('guest', 3)]
    const submissions = [
      {
        ...{ answers: { name: ' มานะ ', citizen: '1101700230708' }, by: first, openedAt: first.now - 90_000 },
        decisions: [
          { status: 'confirm' as const, by: manager },
          { status: 'cancel' as const, by: manager, reason: 'ขอยกเลิก' },
        ],
      },
      { answers: { name: 'ปิติ' }, by: second, openedAt: second.now - 100, trap: 'x', decisions: [] },
    ]
    await recordPastSubmissions(admin(), { formID, submissions })
    const rows = await rowsOf(formID)
    expect(rows).toMatchObject([
      { status: 'cancel', userID: first.viewer.id, secondsTaken: 90, isSuspected: false, formData: { name: 'มานะ' } },
      { status: 'submit', userID: null, isSuspected: true, formData: { name: 'ปิติ' } },
    ])
    expect(rows.map(({ createdAt }) => new Date(createdAt).getTime())).toEqual([first.now, second.now])
    const events = await fromPrivate(admin(), formEvent)
      .selectAll()
      .where('submissionID', '=', rows[0]!._id)
      .orderBy('at')
      .execute()
    expect(events.map(({ kind, byID }) => [kind, byID])).toEqual([
      ['sent', first.viewer.id],
      ['status', manager.viewer.id],
      ['status', manager.viewer.id],
    ])
    expect(events.flatMap(({ changes }) => JSON.parse(changes))).toEqual([
      { name: 'status', from: 'submit', to: 'confirm' },
      { name: 'status', from: 'confirm', to: 'cancel' },
    ])
    const index = await fromPrivate(admin(), formAnswer).selectAll().where('formID', '=', formID).execute()
    expect(index.map(({ text }) => text).toSorted()).toEqual(['', 'ปิติ', 'มานะ'])
    const hidden = await fromPrivate(admin(), formPrivate).selectAll().where('_id', '=', rows[0]!._id).execute()
    expect(JSON.parse(hidden[0]!.answers)).toEqual({ citizen: '1101700230708' })
    // A cancelled submission leaves its number free.
    const again = { name: 'ชูใจ', citizen: '1101700230708' }
    expect((await openAndSend(academy.as('guest'), { postID: formID, answers: again })).kind).toBe('sent')
  })

  test('one wrong answer, or a number that comes twice, refuses all of them', async () => {
    const formID = await publishTestForm(admin(), { fields })
    const wrong = recordPastSubmissions(admin(), { formID, submissions: [past('มานะ'), past(' ')] })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'name', code: 'required' }] })
    const citizen = { answers: { name: 'มานี', citizen: '1101700230708' } }
    const twice = recordPastSubmissions(admin(), { formID, submissions: [past('', citizen), past('', citizen)] })
    await expect(twice).rejects.toThrow('form_answer_once')
    expect(await rowsOf(formID)).toEqual([])
  })

  test('forms that order, and answers with files, are refused', async () => {
    const ordering = await publishTestForm(admin(), { fields, post: { next: 'order' } })
    await expect(recordPastSubmissions(admin(), { formID: ordering, submissions: [past('มานะ')] })).rejects.toThrow(
      'takes no submissions of the past',
    )
    const withFile = await publishTestForm(admin(), { fields: [...fields, { name: 'file', type: 'upload' }] })
    const answers = { name: 'มานะ', file: [`upload/${'1'.repeat(13)}-${'0'.repeat(32)}.pdf`] }
    const sending = recordPastSubmissions(admin(), { formID: withFile, submissions: [past('', { answers })] })
    await expect(sending).rejects.toThrow('one by one')
  })

  test('more than one statement takes are all stored', async () => {
    const formID = await publishTestForm(admin(), { fields })
    const submissions = Array.from({ length: 450 }, (_, n) => past(`คนที่ ${n}`))
    await recordPastSubmissions(admin(), { formID, submissions })
    const rows = await rowsOf(formID)
    expect(rows).toHaveLength(450)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(450)
  })
})
