import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { formAnswer, formEvent, formPrivate } from './store/tables.ts'
import { formPage, openAndSend, publishTestForm, type TestField } from './testing/form-page.ts'
import { defaultSettings, saveSettings } from './form/settings.server.ts'
import { latestVersion } from './form/versions.server.ts'
import { openForm } from './open-form.server.ts'
import { submitForm } from './submit-form.server.ts'

const drivers = await bothDrivers()
const start = Date.parse('2026-11-28T03:00:00Z')
const fields: TestField[] = [
  { name: 'name', required: true, isListed: true, maxLength: 100 },
  { name: 'seats', inputType: 'number', isListed: true },
  { name: 'citizen', inputType: 'citizen', isPrivate: true },
]

describe.each(drivers)('sending forms on $kind', (driver) => {
  let academy: Academy
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const guest = () => ({ ...academy.as('guest'), address: `192.0.2.${(n += 1) % 250}` })
  const rowsOf = (formID: string) => from(admin(), 'form').selectAll().where('formID', '=', formID).execute()
  const learner = async (): Promise<Context> => {
    n += 1
    const { _id } = await create(admin(), 'user', { username: `sends${n}`, firstname: 'มานะ', lastname: `ที่${n}` })
    return { ...academy.as('user'), viewer: { ...academy.viewer('user'), id: _id, name: `มานะ ที่${n}` } }
  }
  const later = (ctx: Context, ms = 60_000): Context => ({ ...ctx, now: ctx.now + ms })

  test('a submission keeps its answers, number, index and event, and private answers apart', async () => {
    const [postID, ctx] = [await publishTestForm(admin(), { fields }), await learner()]
    const sent = await openAndSend(ctx, { postID, answers: { name: ' สมชาย ', seats: '12', citizen: '1101700230708' } })
    expect(sent).toMatchObject({ kind: 'sent', isReplayed: false, receipt: { orderID: null } })
    const [row] = await rowsOf(postID)
    expect(row).toMatchObject({ userID: ctx.viewer.id, status: 'submit', formVersion: 1, isSuspected: false })
    expect(row!.number).toMatch(/^FRM-2569-\d{6}$/)
    expect(row!.formData).toEqual({ name: 'สมชาย', seats: '12' })
    const hidden = await fromPrivate(admin(), formPrivate).selectAll().where('_id', '=', row!._id).execute()
    expect(JSON.parse(hidden[0]!.answers)).toEqual({ citizen: '1101700230708' })
    const index = await fromPrivate(admin(), formAnswer).selectAll().where('submissionID', '=', row!._id).execute()
    expect(index.map(({ text }) => text).toSorted()).toEqual(['12', 'สมชาย'])
    const events = await fromPrivate(admin(), formEvent).selectAll().where('submissionID', '=', row!._id).execute()
    expect(events.map(({ kind }) => kind)).toEqual(['sent'])
  })

  test('a key sent 200 times is one submission with one receipt, also long after', async () => {
    const postID = await publishTestForm(admin(), { fields })
    const ctx = guest()
    const { version, key, token } = await openForm(ctx, postID)
    const input = { postID, version, key, token, answers: { name: 'ก' } }
    const outcomes = []
    for (let round = 0; round < 20; round += 1)
      outcomes.push(...(await Promise.all(Array.from({ length: 10 }, () => submitForm(ctx, input)))))
    const receipts = outcomes.map((one) => (one.kind === 'sent' ? one.receipt._id : one.kind))
    expect(new Set(receipts).size).toBe(1)
    expect(outcomes.filter((one) => one.kind === 'sent' && !one.isReplayed)).toHaveLength(1)
    expect(await rowsOf(postID)).toHaveLength(1)
  })

  test('a full form takes exactly its capacity from 60 people at once', async () => {
    const postID = await publishTestForm(admin(), { fields })
    await saveSettings(admin(), { formID: postID, settings: { ...defaultSettings, capacity: 50 } })
    const people = Array.from({ length: 60 }, () => guest())
    const outcomes = await Promise.all(
      people.map(async (ctx, at) => {
        const { version, key, token } = await openForm(ctx, postID)
        return submitForm(later(ctx), { postID, version, key, token, answers: { name: `คนที่ ${at}` } })
      }),
    )
    expect(outcomes.filter(({ kind }) => kind === 'sent')).toHaveLength(50)
    expect(outcomes.filter((one) => one.kind === 'closed' && one.code === 'full')).toHaveLength(10)
    expect(await rowsOf(postID)).toHaveLength(50)
  })

  test('a forged, foreign or old token, or the key of another, is refused', async () => {
    const [postID, otherID] = [await publishTestForm(admin(), { fields }), await publishTestForm(admin(), { fields })]
    const ctx = guest()
    const [opened, other] = [await openForm(ctx, postID), await openForm(ctx, otherID)]
    const input = { postID, version: 1, key: opened.key, token: opened.token, answers: { name: 'ก' } }
    const forged = opened.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const attempts = [
      { ...input, token: '' },
      { ...input, token: forged },
      { ...input, token: other.token, key: other.key },
      { ...input, key: other.key },
      { ...input, version: 2 },
    ]
    for (const attempt of attempts) await expect(submitForm(ctx, attempt)).rejects.toMatchObject({ kind: 'forbidden' })
    const old = submitForm(later(ctx, 25 * 3_600_000), input)
    await expect(old).rejects.toMatchObject({ kind: 'forbidden', issues: [{ code: 'token' }] })
    const abroad = { ...academy.as('guest', 'factory'), address: '192.0.2.9' }
    await expect(submitForm(abroad, input)).rejects.toMatchObject({ kind: 'forbidden' })
    const person = await learner()
    const own = await openForm(person, postID)
    const sending = { ...input, key: own.key, token: own.token }
    expect(await submitForm(person, sending)).toMatchObject({ kind: 'sent' })
    const stolen = submitForm(await learner(), sending)
    await expect(stolen).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'keyUsed' }] })
  })

  test('hidden, locked and unknown answers are ignored, and empty ones are required', async () => {
    const postID = await publishTestForm(admin(), {
      fields: [
        { name: 'name', required: true },
        { name: 'secret', show: false },
        { name: 'mail', session: 'user.email', locked: true },
      ],
    })
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`extra${at}`, 'x']))
    const answers = { ...many, name: 'ก', secret: 'เห็น', mail: 'forged@x.th' }
    expect(await openAndSend(await learner(), { postID, answers })).toMatchObject({ kind: 'sent' })
    expect((await rowsOf(postID))[0]!.formData).toEqual({ name: 'ก', mail: null })
    for (const name of ['', '   ', '\u200b', null, undefined])
      expect(await openAndSend(guest(), { postID, answers: { name } })).toMatchObject({
        kind: 'refused',
        issues: [{ path: 'name', code: 'required' }],
      })
    const long = await openAndSend(guest(), { postID, answers: { name: 'ก'.repeat(100_000) } })
    expect(long.kind).toBe('refused')
  })

  test('more copies than a data set allows are refused', async () => {
    const sets = [{ name: 'people', limit: 2, fields: [{ name: 'who', required: true }] }]
    const postID = await publishTestForm(admin(), { fields, sets })
    const copies = (count: number) => Array.from({ length: count }, (_, at) => ({ _key: `k${at}`, who: `คน ${at}` }))
    const send = (count: number) => openAndSend(guest(), { postID, answers: { name: 'ก', people: copies(count) } })
    expect((await send(3)).kind).toBe('refused')
    expect((await send(2)).kind).toBe('sent')
    expect((await rowsOf(postID))[0]!.formData['people']).toHaveLength(2)
  })

  test('a form is closed before and after its time, to a second answer, and to visitors if it orders', async () => {
    const [postID, person] = [await publishTestForm(admin(), { fields }), await learner()]
    const limit = (settings: object) =>
      saveSettings(admin(), { formID: postID, settings: { ...defaultSettings, ...settings } })
    const send = (ctx: Context) => openAndSend(ctx, { postID, answers: { name: 'ก' } })
    await limit({ opensAt: '2026-11-29T00:00:00Z' })
    expect(await send(guest())).toMatchObject({ kind: 'closed', code: 'waiting' })
    await limit({ closesAt: '2026-11-27T00:00:00Z' })
    expect(await send(guest())).toMatchObject({ kind: 'closed', code: 'closed' })
    await limit({ isOncePerPerson: true })
    expect((await send(person)).kind).toBe('sent')
    expect(await send(person)).toMatchObject({ kind: 'closed', code: 'once' })
    expect((await send(await learner())).kind).toBe('sent')
    const orders = await publishTestForm(admin(), { fields, post: { next: 'order' } })
    expect(await openAndSend(guest(), { postID: orders, answers: { name: 'ก' } })).toMatchObject({ code: 'signIn' })
  })

  test('a form whose next step is order orders at 700 baht, its own price or that of its course', async () => {
    const course = await create(admin(), 'course', { name: 'ช่างไม้', status: true, price: 1200 })
    const cases = [
      [{}, null, 700],
      [{ course: course._id }, null, 1200],
      [{ course: course._id }, 450, 450],
    ] as const
    for (const [post, orderPrice, price] of cases) {
      const postID = await publishTestForm(admin(), { fields, post: { next: 'order', ...post } })
      await saveSettings(admin(), { formID: postID, settings: { ...defaultSettings, orderPrice } })
      const answers = { name: 'ก', price: 1, userID: 'x', status: 'confirm' }
      const sent = await openAndSend(await learner(), { postID, answers })
      const orderID = sent.kind === 'sent' ? sent.receipt.orderID! : ''
      const order = await from(admin(), 'order').selectAll().where('_id', '=', orderID).executeTakeFirstOrThrow()
      expect(order).toMatchObject({ price, payment: 'bill_payment', type: 'lesson', approve: 'manual' })
      expect((await rowsOf(postID))[0]).toMatchObject({ orderID, status: 'submit' })
    }
  })

  test('a value that may not repeat is taken once, also by two people at once', async () => {
    const postID = await publishTestForm(admin(), { fields: [{ name: 'code', required: true, isOnce: true }] })
    const send = async (code: string) => openAndSend(await learner(), { postID, answers: { code } })
    const kinds = (await Promise.all([send('A 1'), send('a  1')])).map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['refused', 'sent'])
    expect((await send('B')).kind).toBe('sent')
    expect(await rowsOf(postID)).toHaveLength(2)
  })

  test('answers are taken under the version that was read, unless the form changed in a breaking way', async () => {
    const changes: [string, TestField[], 'sent' | 'changed'][] = [
      ['words', [{ ...fields[0]!, label: 'ชื่อเต็ม' }, fields[1]!, fields[2]!], 'sent'],
      ['order', [fields[1]!, fields[0]!, fields[2]!], 'sent'],
      ['an optional field', [...fields, { name: 'note' }], 'sent'],
      ['a wider limit', [{ ...fields[0]!, maxLength: 200 }, fields[1]!, fields[2]!], 'sent'],
      ['a required field', [...fields, { name: 'must', required: true }], 'changed'],
      ['a removed field', fields.slice(1), 'changed'],
    ]
    for (const [what, after, kind] of changes) {
      const postID = await publishTestForm(admin(), { fields })
      const ctx = guest()
      const { version, key, token } = await openForm(ctx, postID)
      await update(admin(), 'post', { _id: postID, change: { builder: formPage({ fields: after }) } })
      expect((await latestVersion(admin(), postID))!.number, what).toBe(2)
      const outcome = await submitForm(ctx, { postID, version, key, token, answers: { name: 'ก' } })
      expect(outcome.kind, what).toBe(kind)
      if (kind === 'sent') expect((await rowsOf(postID))[0]).toMatchObject({ formVersion: 1 })
      if (kind === 'changed') expect(outcome).toMatchObject({ version: 2, before: {}, after: {} })
    }
  })

  test('a form that cannot be answered is not published, and one that is closed to the viewer is not found', async () => {
    const wrong = publishTestForm(admin(), { fields: [{ name: 'a' }, { name: 'a' }] })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'builder', code: 'doubled' }] })
    const draft = await publishTestForm(admin(), { fields, post: { status: false } })
    await expect(openForm(guest(), draft)).rejects.toMatchObject({ kind: 'not-found' })
    const inside = await publishTestForm(admin(), { fields, post: { authen: true } })
    await expect(openForm(guest(), inside)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(openForm({ ...academy.as('user', 'factory') }, inside)).rejects.toMatchObject({ kind: 'not-found' })
    const odd = await publishTestForm(admin(), { fields, post: { destination: 'user' } })
    const opened = await openForm(guest(), odd)
    const sending = submitForm(guest(), { postID: odd, ...opened, answers: { name: 'ก' } })
    await expect(sending).rejects.toMatchObject({ kind: 'invalid', issues: [{ code: 'destination' }] })
  })

  test('a program is suspected and set apart, and takes no place', async () => {
    const postID = await publishTestForm(admin(), { fields })
    await openAndSend(guest(), { postID, answers: { name: 'ก' }, more: { trap: 'http://x' } })
    const ctx = guest()
    const { version, key, token } = await openForm(ctx, postID)
    await submitForm(later(ctx), { postID, version, key, token, answers: { name: 'ข' } })
    const rows = await rowsOf(postID)
    expect(rows.map(({ isSuspected }) => Number(isSuspected)).toSorted((one, other) => one - other)).toEqual([0, 1])
  })

  test('people read their own submissions alone, and staff those of their site', async () => {
    const [postID, own] = [await publishTestForm(admin(), { fields }), await learner()]
    await openAndSend(own, { postID, answers: { name: 'ก' } })
    const countFor = async (ctx: Context) =>
      (await from(ctx, 'form').select('form._id').where('formID', '=', postID).execute()).length
    expect(await countFor(own)).toBe(1)
    for (const other of [await learner(), guest(), academy.as('user', 'factory'), academy.as('admin', 'factory')])
      expect(await countFor(other)).toBe(0)
    expect(await countFor(academy.as('manager'))).toBe(1)
  })
})
