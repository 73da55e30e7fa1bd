import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { formPage, publishTestForm, type TestField } from '../../submissions/testing/form-page.ts'
import { plainFields } from '../../submissions/testing/plain-form.ts'

const fields: TestField[] = [
  { name: 'name', label: 'ชื่อ', required: true },
  { name: 'email', label: 'อีเมล', inputType: 'email' },
  { name: 'born', label: 'วันเกิด', type: 'datetime' },
  { name: 'days', label: 'วัน', type: 'checkbox', options: [{ value: 'mon', label: 'จันทร์' }] },
]
const people = { name: 'people', limit: 2, fields: [{ name: 'who', label: 'ใคร' }] }

describe.each(await testDrivers())('a form without a script on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let postID: string
  let path: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy, { under: ['/cms/page'] })
    postID = await publishTestForm(academy.as('admin'), { fields, sets: [people], post: { slug: 'plain-form' } })
    path = '/cms/page/plain-form'
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const send = (form: Record<string, string>, more: object = {}) => pages.post({ path, form, ...more })
  const stored = (formID = postID) =>
    from(academy.as('admin'), 'form')
      .select(['form.number', 'form.formData', 'form.isSuspected'])
      .where('form.formID', '=', formID)
      .orderBy('form.number')
      .execute()
  /** Fills in the cached page, and presses once. */
  const begin = async (given: Record<string, string>) => {
    const page = await pages.open({ path })
    return send({ ...plainFields(page.text), ...given })
  }

  test('comes back with a token, is sent by pressing once more, and once however often it is pressed', async () => {
    const first = await begin({ name: 'สมชาย', 'born.year': '2000', 'born.month': '02', 'born.day': '29', days: 'mon' })
    expect(first.status).toBe(200)
    expect(first.text).toContain('กดส่งข้อมูลอีกครั้งเพื่อยืนยัน')
    expect(await stored()).toEqual([])
    const again = plainFields(first.text)
    expect(again).toMatchObject({ name: 'สมชาย', days: 'mon', 'people.0.who': '' })
    const filled = { ...again, 'born.year': '2000', 'born.month': '02', 'born.day': '29', 'people.0.who': 'มานี' }
    const [sent, twice] = [await send(filled), await send(filled)]
    const rows = await stored()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.formData).toMatchObject({
      name: 'สมชาย',
      born: '2000-02-29',
      days: ['mon'],
      people: [{ who: 'มานี' }],
    })
    for (const { status, text } of [sent, twice]) {
      expect(status).toBe(200)
      expect(text).toContain(rows[0]!.number)
    }
    expect(sent.headers['cache-control']).toBe('private, no-store')
  })

  test('shows errors beside the fields and in a list, and loses nothing', async () => {
    const { status, text } = await begin({ name: '', email: 'somchai@', 'people.0.who': 'มานี' })
    expect(status).toBe(400)
    expect(text).toMatch(/Error Details[\s\S]*href="#f-name"[\s\S]*href="#f-email"/)
    expect(text).toMatch(/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*value="somchai@")/)
    expect(text).toMatch(/id="f-email-error"[\s\S]*?กรุณาตรวจสอบรูปแบบอีเมล/)
    expect(plainFields(text)).toMatchObject({ 'people.0.who': 'มานี' })
    const refused = await send({ ...plainFields(text), name: 'ก' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('กรุณาตรวจสอบรูปแบบอีเมล')
  })

  test('adds and removes copies of a data set by buttons, up to its limit', async () => {
    const added = await begin({ name: 'ก', 'people.0.who': 'มานี', _add: 'people' })
    expect(plainFields(added.text)).toMatchObject({ 'people.0.who': 'มานี', 'people.1.who': '' })
    const full = await send({ ...plainFields(added.text), 'people.1.who': 'ชูใจ', _add: 'people' })
    expect(full.text).not.toContain('name="people.2.who"')
    const removed = await send({ ...plainFields(full.text), _remove: 'people.0' })
    expect(plainFields(removed.text)['people.0.who']).toBe('ชูใจ')
    expect(removed.text).not.toContain('name="people.1.who"')
  })

  test('moves to another version with what was typed, and says what changed', async () => {
    const first = await begin({ name: 'สมหญิง' })
    const more = [...fields, { name: 'phone', label: 'โทรศัพท์', required: true }]
    const builder = formPage({ fields: more, sets: [people] }) as never
    await update(academy.as('admin'), 'post', { _id: postID, change: { builder } })
    const changed = await send(plainFields(first.text))
    expect(changed.status).toBe(409)
    expect(changed.text).toMatch(/แบบฟอร์มนี้เพิ่งเปลี่ยน[\s\S]*href="#f-phone"[^>]*>คำถามใหม่: โทรศัพท์/)
    const moved = plainFields(changed.text)
    expect(moved).toMatchObject({ name: 'สมหญิง', phone: '' })
    expect((await send({ ...moved, phone: '0812345678' })).status).toBe(200)
    expect((await stored()).at(-1)!.formData).toMatchObject({ name: 'สมหญิง', phone: '0812345678' })
    await update(academy.as('admin'), 'post', {
      ...{ _id: postID, change: { builder: formPage({ fields, sets: [people] }) as never } },
    })
  })

  test('is refused from another origin, too large, or with the token of another form or site', async () => {
    const before = (await stored()).length
    const filled: Record<string, string> = { ...plainFields((await begin({ name: 'ก' })).text), name: 'ก' }
    const foreign = await send(filled, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect((await send({ ...filled, name: 'ก'.repeat(1_000_000) })).status).toBe(413)
    expect((await send({ ...filled, name: 'ก'.repeat(400_000) })).status).toBe(400)
    const other = await publishTestForm(academy.as('admin'), { fields, post: { slug: 'plain-other' } })
    const elsewhere = await pages.post({ path: '/cms/page/plain-other', form: filled })
    expect(elsewhere.text).toContain('กดส่งข้อมูลอีกครั้งเพื่อยืนยัน')
    expect(await stored(other)).toEqual([])
    const there = await create(academy.as('admin', 'factory'), 'post', {
      ...{ type: 'form', title: 'ที่อื่น', slug: 'plain-form', status: true, builder: formPage({ fields }) },
    } as never)
    expect((await send(filled, { site: 'factory' })).text).toContain('กดส่งข้อมูลอีกครั้งเพื่อยืนยัน')
    expect(
      await from(academy.as('admin', 'factory'), 'form')
        .select('form._id')
        .where('form.formID', '=', there._id)
        .execute(),
    ).toEqual([])
    for (const _token of ['x', `${filled['_token']}x`, ''])
      expect((await send({ ...filled, _token })).text).toContain('กดส่งข้อมูลอีกครั้งเพื่อยืนยัน')
    expect(await stored()).toHaveLength(before)
  })

  test('keeps apart what a program sent that fills in every field', async () => {
    const { text } = await begin({ name: 'โปรแกรม' })
    expect(text).toMatch(
      /<div hidden=""><input(?=[^>]*name="_website")(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")/i,
    )
    expect((await send({ ...plainFields(text), _website: 'https://spam.example' })).status).toBe(200)
    expect((await stored()).at(-1)).toMatchObject({ isSuspected: true })
  })

  test('behind a password is not answered before it', async () => {
    const post = { slug: 'plain-locked', password: 'เปิดหน่อย' }
    const locked = await publishTestForm(academy.as('admin'), { fields, post })
    const { status, text } = await pages.post({ path: '/cms/page/plain-locked', form: { _form: '1', name: 'ก' } })
    expect(status).toBe(403)
    expect(text).not.toContain('name="_token"')
    expect(await stored(locked)).toEqual([])
  })
})
