import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderForm } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, record, remove } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { SiteKey } from '../../support/cast.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { designOf } from '#modules/mail/sending/design-of.ts'
import { listSamples, readSample } from '#modules/mail/sending/real-values.server.ts'

const start = Date.parse('2026-11-28T03:00:00Z')

describe.each(await testDrivers())('the preview of a template with real values on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let templateID: string
  let submission: string
  let foreign: string
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy, { under: ['/setup/email'] })
    const row = { name: 'ตอบรับ', subject: 'ถึง {{form.name}}' }
    const blocks = [{ id: 'b001', type: 'text' as const, text: '{{form.name}} {{form.number}} {{user.firstname}}' }]
    templateID = (await create(admin(), 'email_template', { ...row, blocks }))._id
    submission = await submissionOf('skills', { name: 'มานะ <b>ใจดี</b>' }, academy.viewer('user').id)
    foreign = await submissionOf('factory', { name: 'คนของที่อื่น' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = (site?: SiteKey) => academy.as('admin', site)
  const path = () => `/setup/email/template/design/${templateID}`
  let n = 0
  const submissionOf = async (site: SiteKey, formData: object, userID: string | null = null) => {
    const ctx = admin(site)
    n += 1
    const object = { id: 'f1', type: 'form-input', version: 1, props: { name: 'name', label: 'ชื่อ' } }
    const column = { id: 'c1', col: 12, alignment: 'left' as const, objects: [object] }
    const builder = { version: 1 as const, rows: [{ id: 'r1', gapSize: 24, columns: [column] }] }
    const post = { type: 'form' as const, title: `แบบฟอร์ม ${n}`, slug: `preview-${n}`, status: true, builder }
    const { _id: formID } = await create(ctx, 'post', post)
    const row = {
      ...{ formID, courseID: null, userID, formData: { ...formData }, status: 'submit' as const, secondsTaken: 9 },
      ...{ number: `FRM-2569-00000${n}`, formVersion: 1, isSuspected: false },
    }
    return (await record({ ...ctx, now: start + n }, 'form', row))._id
  }
  const open = async (sample: string) => {
    const { status, text } = await pages.open({ path: `${path()}?sample=${sample}`, viewer: academy.viewer('admin') })
    const [, frame = ''] = /srcDoc="([^"]*)"/i.exec(text) ?? []
    return { status, text, frame }
  }

  test('recent submissions and orders are offered by number, the newest first', async () => {
    const later = await submissionOf('skills', { name: 'ปิติ' })
    const values = (await listSamples(admin())).map(({ value }) => value)
    expect(values).toEqual([`form:${later}`, `form:${submission}`])
    expect((await open('')).text).toContain('คำตอบ · FRM-2569-000001')
  })

  test('the preview has the values of the chosen submission, inert, and says so', async () => {
    const { status, text, frame } = await open(`form:${submission}`)
    expect(status).toBe(200)
    expect(frame).toContain('FRM-2569-000001')
    expect(frame).toContain('มานะ &amp;lt;b&amp;gt;ใจดี')
    expect(frame).toContain('สมชาย')
    expect(text).toContain('ตัวอย่างนี้มีข้อมูลจริงของผู้ส่ง')
  })

  test('an order can be chosen too, with the person who placed it', async () => {
    const price = { courseID: null, item: 'อบรมปฐมพยาบาล', price: 500 }
    const _id = await inTransaction(academy.as('user'), (inside) => orderForm(inside, price))
    expect((await listSamples(admin())).find(({ value }) => value === `order:${_id}`)?.label).toMatch(/^คำสั่งซื้อ · .+/)
    const values = await readSample(admin(), `order:${_id}`)
    expect(values).toMatchObject({ form: { _id, item: 'อบรมปฐมพยาบาล' }, user: { firstname: 'สมชาย' } })
    expect(JSON.stringify(values)).not.toMatch(/salt|hash|secret/i)
  })

  test.each([
    ['of another site', () => `form:${foreign}`],
    ['of another collection', () => `user:${academy.viewer('user').id}`],
    ['that is none', () => 'form:x'],
    ['that never was', () => `order:${'f'.repeat(24)}`],
  ])('a record %s is not read: the preview has example values and a sentence', async (_, chosen) => {
    const { status, text, frame } = await open(chosen())
    expect(status).toBe(200)
    expect(text).toContain('เปิดข้อมูลนี้ไม่ได้')
    expect(frame).not.toContain('คนของที่อื่น')
    expect(await readSample(admin(), chosen())).toBeNull()
  })

  test('somebody who may not read a record gets none of its values', async () => {
    expect(await readSample(academy.as('guest'), `form:${submission}`)).toBeNull()
    expect(await listSamples(academy.as('guest'))).toEqual([])
    const answer = await pages.open({ path: `${path()}?sample=form:${submission}`, viewer: academy.viewer('manager') })
    expect(answer.text).not.toContain('FRM-2569-000001')
  })

  test('a test has the chosen values, and none is sent with those of a record that is gone', async () => {
    const template = await from(admin(), 'email_template').selectAll().where('_id', '=', templateID).executeTakeFirst()
    const send = (sample: string) =>
      pages.post({
        ...{ path: path(), viewer: academy.viewer('admin') },
        form: { intent: 'test', design: JSON.stringify(designOf(template!)), version: '1', sample },
      })
    const mails = () => from(admin(), 'mail').select(['mail.to', 'mail.subject']).execute()
    expect((await send(`form:${submission}`)).status).toBe(200)
    expect(await mails()).toEqual([{ to: 'admin@wicha.test', subject: 'ถึง มานะ <b>ใจดี</b>' }])
    await remove(admin(), 'form', submission)
    const { status, text } = await send(`form:${submission}`)
    expect([status, text.includes('เปิดข้อมูลนี้ไม่ได้')]).toEqual([400, true])
    expect(await mails()).toHaveLength(1)
  })
})
