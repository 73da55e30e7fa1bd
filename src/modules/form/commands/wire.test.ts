import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../tests/support/http.ts'
import { openForm, sendForm, type Submission } from '../components/sending/calls.ts'
import { isOpen } from '../components/state/opening.ts'
import { formPage, publishTestForm, type TestField } from '../submissions/testing/form-page.ts'

const fields: TestField[] = [
  { name: 'name', required: true },
  { name: 'note', type: 'textarea' },
  { name: 'home', type: 'address', required: true },
]
const home = { province: 'เชียงใหม่', district: 'เมืองเชียงใหม่', subdistrict: 'สุเทพ', zipcode: '50200' }

describe.each(await testDrivers())('the calls of forms on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let courseID: string
  let formID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    courseID = (await create(admin(), 'course', { name: 'ช่างไม้', status: true }))._id
    formID = await publishTestForm(admin(), { fields, post: { course: courseID } })
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const ask = (path: string, body: unknown, role: Role = 'user') =>
    http.ask({ path: `/api/${path}`, body, viewer: academy.viewer(role) })
  /** Sends a form as its page does, with more or other values of the body. */
  const send = async (of: string, more: object = {}, destination = 'form') => {
    const { body } = await ask('form/open', { formID: of })
    const data = { parent: null, formID: of, courseID, userID: null, status: 'submit', process: '' }
    const options = { version: body.version, token: body.token, key: body.key }
    return ask(destination, { data: { ...data, formData: { name: 'มานะ', home }, ...more }, options })
  }
  const read = (_id: string) => http.ask({ method: 'GET', path: `/api/form/${_id}`, viewer: academy.viewer('manager') })

  test('a form is sent with the data and options of the specification, and staff read its record', async () => {
    const { status, body } = await send(formID)
    expect([status, body]).toEqual([200, expect.objectContaining({ replayed: false, order: null })])
    const { data } = (await read(body._id)).body
    expect(data).toMatchObject({
      ...{ parent: admin().site._id, formID, courseID, userID: academy.viewer('user').id },
      ...{ formData: { name: 'มานะ' }, status: 'submit', process: '', number: body.number },
    })
  })

  test('submissions are found by form, course and person, with N/A where nothing is', async () => {
    const other = await publishTestForm(admin(), { fields })
    expect((await send(other, { courseID: null })).status).toBe(200)
    const userID = academy.viewer('user').id
    for (const filter of [{ formID }, { courseID }, { formID, courseID, userID }]) {
      const { status, body } = await ask('form/query', { method: 'find', args: [filter] })
      expect([status, body.map((row: { formID: string }) => row.formID)]).toEqual([200, [formID]])
      const parts = { NO: 'n/a', MOO: 'n/a', SOI_TH: 'n/a', BUILDING_TH: 'n/a', ROAD_TH: 'n/a', ...home }
      expect(body[0].formData).toEqual({ name: 'มานะ', note: 'N/A', home: parts })
    }
    const all = await ask('form/query', { method: 'find', args: [{ userID }] }, 'manager')
    expect(all.body).toHaveLength(2)
    expect((await ask('form/query', { method: 'find', args: [{ formID }] }, 'guest')).body).toEqual([])
  })

  test('status, process and an _id in the body are ignored, and another person or site is not found', async () => {
    const { body: first } = await send(formID)
    const forged = { status: 'confirm', process: 'done', _id: first._id, number: 'FRM-1', price: 1, orderID: first._id }
    const { status, body } = await send(formID, forged)
    expect(status).toBe(200)
    expect(body._id).not.toBe(first._id)
    const { data } = (await read(body._id)).body
    expect(data).toMatchObject({ status: 'submit', process: '', orderID: null, number: body.number })
    for (const more of [{ userID: academy.viewer('admin').id }, { parent: academy.as('admin', 'factory').site._id }])
      expect((await send(formID, more)).status).toBe(404)
  })

  test('no other collection is written through the call that creates its rows', async () => {
    for (const destination of ['user', 'order', 'post', 'form_private', 'flow', 'email_template', 'mail'])
      expect([destination, (await send(formID, {}, destination)).status]).toEqual([
        destination,
        expect.toSatisfy(refused),
      ])
  })

  test('the page reads each answer of the server for what it is', async () => {
    const viewer = academy.viewer('user')
    vi.stubGlobal(
      'fetch',
      async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
        const { status, text } = await http.ask({ path, body, headers, viewer })
        return new Response(text, { status })
      },
    )
    try {
      const orders = await publishTestForm(admin(), { fields, post: { next: 'order', course: courseID } })
      const submissionOf = async (more: Partial<Submission> = {}): Promise<Submission> => {
        const opened = await openForm(orders)
        if (!isOpen(opened)) throw new Error('the form did not open')
        return {
          formID: orders,
          courseID,
          formData: { name: 'มานะ', home },
          trap: '',
          opened,
          ...more,
        }
      }
      const submission = await submissionOf()
      const sent = await sendForm(submission)
      expect(sent).toMatchObject({ kind: 'sent', receipt: { orderID: expect.stringMatching(/^[0-9a-f]{24}$/) } })
      expect(await sendForm(submission)).toEqual(sent)
      expect(await sendForm(await submissionOf({ formData: { name: ' ', home } }))).toMatchObject({
        ...{ kind: 'refused', issues: [{ field: 'name', message: 'ไม่มีการกรอกข้อมูล' }] },
      })
      const before = await submissionOf()
      const builder = formPage({ fields: [...fields, { name: 'must', required: true }] })
      await update(admin(), 'post', { _id: orders, change: { builder } })
      expect(await sendForm(before)).toMatchObject({ kind: 'changed' })
      const old = await submissionOf()
      academy.pass(25 * 3_600_000)
      expect(await sendForm(old)).toMatchObject({ kind: 'expired' })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

const refused = (status: unknown) => Number(status) >= 400 && Number(status) < 500
