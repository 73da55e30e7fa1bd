import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Context } from '#platform/context.ts'
import { update } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { issueResumeSecret } from '../../submissions/draft/resume-draft.server.ts'
import { saveDraft } from '../../submissions/draft/save-draft.server.ts'
import { openForm } from '../../submissions/open-form.server.ts'
import { formPage, publishTestForm, type TestField } from '../../submissions/testing/form-page.ts'
import { plainFields } from '../../submissions/testing/plain-form.ts'

const fields: TestField[] = [
  { name: 'name', label: 'ชื่อ', required: true },
  { name: 'citizen', label: 'เลขประจำตัว', isPrivate: true },
]

describe.each(await testDrivers())('the page on which a draft goes on, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let formID: string
  const path = '/form/resume'
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy, { under: ['/form/resume', '/cms/page'] })
    formID = await publishTestForm(academy.as('admin'), { fields, post: { slug: 'to-resume' } })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  // Each test has the attempts of a minute of its own.
  beforeEach(() => academy.pass(61_000))

  const guest = (): Context => ({ ...academy.as('guest'), address: '192.0.2.9' })
  const draftOf = async (ctx: Context) => {
    const { token } = await openForm(ctx, formID)
    await saveDraft(ctx, { formID, token, revision: 0, changes: { name: 'สมศรี', citizen: '1101700230708' } })
    return issueResumeSecret(ctx, { formID, token })
  }
  const send = (code: string) => pages.post({ path, form: { _form: '1', _resume: code } })

  test('is open to everybody, opens nothing by itself, and is not for search engines', async () => {
    const { status, text } = await pages.open({ path })
    expect(status).toBe(200)
    expect(text).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    expect(text).toMatch(/<input(?=[^>]*name="_resume")(?=[^>]*autocomplete="off")/i)
  })

  test('sends the browser with its code to the page of the form, which shows the draft and keeps nothing', async () => {
    const code = await draftOf(guest())
    for (const typed of [code, `https://localhost/form/resume#${code}`, ` ${code} `]) {
      const led = await send(typed)
      expect([led.status, led.headers['location']]).toEqual([307, '/cms/page/to-resume'])
      const page = await pages.post({ path: '/cms/page/to-resume', form: { _form: '1', _resume: typed } })
      expect(page.status).toBe(200)
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(plainFields(page.text)).toMatchObject({ name: 'สมศรี', citizen: '' })
      expect(page.text).not.toContain(code.split('.')[1])
    }
    expect((await pages.open({ path: '/cms/page/to-resume' })).text).not.toMatch(/สมศรี|name="_token"/)
  })

  test('goes on under the published version, and can be sent without a script', async () => {
    const code = await draftOf(guest())
    const renamed = fields.map((field) => (field.name === 'name' ? { ...field, label: 'ชื่อเต็ม' } : field))
    const builder = formPage({ fields: renamed as TestField[] }) as never
    await update(academy.as('admin'), 'post', { _id: formID, change: { builder } })
    const page = await pages.post({ path: '/cms/page/to-resume', form: { _form: '1', _resume: code } })
    expect(page.text).toContain('ชื่อเต็ม')
    const sent = await pages.post({ path: '/cms/page/to-resume', form: plainFields(page.text) })
    expect(sent.text).toMatch(/FRM-\d{4}-\d{6}/)
    const used = await send(code)
    expect(used.status).toBe(404)
    expect(used.text).toContain('ลิงก์นี้ใช้ไม่ได้แล้ว')
  })

  test('says of a wrong, foreign or used code one clear sentence, and stops who guesses', async () => {
    const learner = academy.as('user')
    const own = await draftOf(learner)
    const [id] = own.split('.')
    const answers = []
    for (const code of ['', 'x', `${id}.${'A'.repeat(22)}`, own, `${'0'.repeat(24)}.${'A'.repeat(22)}`])
      answers.push(await send(code))
    for (const { status, text } of answers) {
      expect(status).toBe(404)
      expect(text).toContain('ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือส่งแบบฟอร์มไปแล้ว')
    }
    let last = answers[0]!
    for (let at = 0; at < 10 && last.status === 404; at++) last = await send('x')
    expect(last.status).toBe(429)
    expect(last.text).toContain('ลองหลายครั้งเกินไป')
  })
})
