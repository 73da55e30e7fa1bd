import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defineCollection } from '#platform/data/collection/define.ts'
import { optional } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { create } from '#platform/data/collection/write.ts'
import { accepted } from '#platform/data/collection/writing/accept.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { namePicked } from '#platform/office/screens/description/labels.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import { FormView } from '#ui/office/form/form.tsx'
import { type Academy, openAcademy } from './support/academy.ts'
import { everyKind } from './support/every-kind.ts'
import { sentBy } from './support/reading.ts'

const drivers = await testDrivers()
const fields = everyKind
const inBangkok = { NO: '60', subdistrict: 'สามเสนใน', district: 'พญาไท', province: 'กรุงเทพมหานคร', zipcode: '10400' }

const all = (declared: object) =>
  defineCollection({
    ...{ name: 'every', label: { th: 'ทุกชนิด', en: 'every kind' }, plural: { th: 'ทุกชนิด', en: 'Every kind' } },
    ...{ site: null, title: ['text'], fields: declared, list: { columns: [], search: [], sort: 'createdAt' } },
    access: { read: () => true, create: () => true, update: () => true, remove: () => true },
    form: [{ title: { th: 'ข้อมูล', en: 'Form' }, fields: Object.keys(declared) }],
  } as never) as AnyCollection

describe.each(drivers)('the office form of every kind of field, on $kind', (driver) => {
  let academy: Academy
  let stored: Record<string, unknown>
  beforeAll(async () => {
    academy = await openAcademy(driver)
    const course = await create(academy.as('admin'), 'course', { name: 'งานเชื่อม' })
    const malee = await create(academy.as('admin'), 'lecturer', { name: 'อ.มาลี' })
    await create(academy.as('admin'), 'category', { name: 'ช่างไฟฟ้า', code: 'electric' })
    stored = {
      ...{
        text: 'ช่าง "ไฟฟ้า" & <อาคาร>',
        author: 'สมหญิง ใจดี',
        email: 'malee@wicha.test',
        phone: '0812345678',
        citizen: '1101700207030',
        code: 'T-1',
      },
      ...{
        longtext: 'ก\nข',
        richtext: '<p>ช่าง<b>ไฟ</b></p>',
        file: 'upload/1.pdf',
        number: 1200,
        halfHours: 6.5,
        decimal: 6.25,
        baht: 1234.5,
      },
      ...{ boolean: true, date: '2026-11-20', instant: '2026-11-20T02:00:00.000Z', choice: 'b', choices: ['a', 'c'] },
      ...{ codes: ['electric', 'gone'], entries: ['ป้าย', 'ด่วน'], reference: course._id, references: [course._id] },
      people: [
        { id: malee._id, name: 'อ.มาลี' },
        { id: null, name: 'วิทยากรรับเชิญ' },
      ],
      group: { on: false, code: 'F-1', day: '2026-11-20' },
      address: fields.address.decode.parse(inBangkok),
      ...{ localised: { th: 'ช่างไฟ', en: 'Electrician' }, json: { items: ['ก'] } },
    }
  })
  afterAll(() => academy.close())

  const route = { path: '/every/edit/:id', meta: { title: { th: 'เพิ่ม', en: 'Add' } } } as unknown as Route
  const shown = async (of: { row: Record<string, unknown> | null; collection?: AnyCollection }) => {
    const form = await describeForm(academy.as('admin'), { collection: all(fields), route, ...of })
    const view = createElement(FormView, { description: form })
    return { form, html: renderToStaticMarkup(createElement(MantineProvider, null, view)) }
  }
  const sent = async (form: FormData, of: { row: Record<string, unknown> | null; collection?: AnyCollection }) => {
    const { collection = all(fields), row } = of
    const ctx = academy.as('admin')
    return namePicked(ctx, collection, readForm(ctx, collection, { form, row }))
  }

  test('sends back what it shows, without a script', async () => {
    const row = { ...stored, version: 1 }
    const { html } = await shown({ row })
    const written = await sent(sentBy(html), { row: { version: 1 } })
    // A secret is never returned. tests/site covers what its field sends.
    const open = Object.keys(fields).filter((name) => name !== 'secret')
    expect(Object.keys(written).toSorted()).toEqual(open.toSorted())
    expect(accepted(academy.as('admin'), all(fields), written)).toMatchObject(stored)
  })

  test('draws what a kind needs: check boxes, several names, parts under their own name', async () => {
    const { html, form } = await shown({ row: { ...stored, version: 1 } })
    expect(html.match(/type="checkbox" name="choices"/g)).toHaveLength(3)
    expect(html).toMatch(/type="checkbox" name="references"[^>]*checked=""/)
    expect(html).toMatch(/<fieldset id="field-address"[^>]*><legend>ที่อยู่<\/legend>/)
    const drawn = form.sections[0]!.fields.map(({ name }) => name)
    expect(drawn.filter((name) => name.startsWith('address.'))).toHaveLength(9)
    expect(drawn).toEqual(
      expect.arrayContaining(['localised.th', 'localised.en', 'group.on', 'group.code', 'group.day']),
    )
  })

  test('of a new row sends nothing where nothing was written, and says what is required', async () => {
    const { html } = await shown({ row: null })
    const written = await sent(sentBy(html), { row: null })
    const refused = () => accepted(academy.as('admin'), all(fields), written)
    expect(refused).toThrow(RequestError)
    try {
      refused()
    } catch (error) {
      const wanted = (error as RequestError).issues.map(({ field }) => field)
      expect(wanted).toEqual(expect.arrayContaining(['text', 'number', 'date', 'choice', 'reference', 'json']))
      expect(wanted).toEqual(expect.arrayContaining(['localised.th', 'address.province', 'address.zipcode']))
    }
    const free = all(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field as never)])),
    )
    const left = await sent(sentBy((await shown({ row: null, collection: free })).html), {
      row: null,
      collection: free,
    })
    expect(left).toEqual({ boolean: false, choices: [], codes: [], entries: [], people: [], references: [] })
  })

  test('shows again what could not be read, beside what is expected', async () => {
    const form = new FormData()
    for (const [name, text] of [
      ['baht', 'ฟรี'],
      ['date', '31/02/2569'],
      ['json', '{items'],
      ['group.day', 'พรุ่งนี้'],
    ])
      form.append(name!, text!)
    const row = { ...stored, version: 1 }
    const written = await sent(form, { row })
    const issues = await Promise.resolve()
      .then(() => accepted(academy.as('admin'), all(fields), { ...stored, ...written }))
      .then(
        () => [],
        (error: RequestError) => error.issues,
      )
    const again = await describeForm(academy.as('admin'), { collection: all(fields), route, row, written, issues })
    const controls = again.sections[0]!.fields.filter(({ problem }) => problem)
    expect(controls.map(({ name, value }) => [name, value])).toEqual([
      ['baht', 'ฟรี'],
      ['date', '31/02/2569'],
      ['group.day', 'พรุ่งนี้'],
      ['json', '{items'],
    ])
    expect(controls[1]!.problem).toBe('ช่องไม่ถูกต้อง: ใส่วันที่ เช่น 20/11/2569 หรือ 20 พ.ย. 2569')
  })

  test('keeps the parts that were not in it', async () => {
    const form = new FormData()
    form.append('group.code', 'F-2')
    const { group } = await sent(form, { row: stored })
    expect(group).toEqual({ on: false, code: 'F-2', day: '2026-11-20' })
  })
})
