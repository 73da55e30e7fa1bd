import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openWithFiles, pdf, picture } from '../../../../../tests/site/files/support.ts'
import { publishTestForm, type TestField } from '../../submissions/testing/form-page.ts'
import { multipart, plainFields } from '../../submissions/testing/plain-form.ts'

const limits = { fileTypeLimit: ['png'], itemLimit: 1, fileSizeLimit: 1 }
const fields: TestField[] = [
  { name: 'name', label: 'ชื่อ', required: true },
  { name: 'card', label: 'สำเนาบัตร', type: 'upload', required: true, ...limits },
]

describe.each(await testDrivers())('files of a form without a script on $kind', (driver) => {
  let open: Awaited<ReturnType<typeof openWithFiles>>
  let formID: string
  const path = '/cms/page/plain-files'
  beforeAll(async () => {
    open = await openWithFiles(driver, {}, ['/cms/page'])
    formID = await publishTestForm(open.academy.as('admin'), { fields, post: { slug: 'plain-files' } })
  })
  afterAll(() => open.close())

  const send = async (given: Record<string, string | File>) => {
    const { headers, ...sent } = await multipart(given)
    return open.pages.ask({ path, ...sent, headers: { ...headers, accept: 'text/html' } })
  }
  const begin = async (given: Record<string, string | File>) => {
    const page = await open.pages.open({ path })
    return send({ ...plainFields(page.text), ...given })
  }
  const stored = () =>
    from(open.academy.as('admin'), 'form').select('form.formData').where('form.formID', '=', formID).execute()

  test('the page says what needs a script', async () => {
    const { text } = await open.pages.open({ path })
    expect(text).toMatch(/<noscript>[\s\S]*แนบไฟล์ได้รวมกันไม่เกิน 8 MB[\s\S]*<\/noscript>/)
  })

  test('a file stays with the form until it is sent', async () => {
    const card = new File([new Uint8Array(await picture(20, 20).png())], 'บัตร.png', { type: 'image/png' })
    const first = await begin({ card })
    expect(first.status).toBe(400)
    expect(first.text).toContain('บัตร.png')
    const filled = plainFields(first.text)
    expect(filled['card']).toMatch(/^upload\/.*\.png$/)
    const sent = await send({ ...filled, name: 'สมชาย' })
    expect(sent.text).toMatch(/FRM-\d{4}-\d{6}/)
    expect(await stored()).toEqual([{ formData: { name: 'สมชาย', card: [filled['card']] } }])
  })

  test.each<[string, () => File | string, RegExp]>([
    ['of another content', () => new File([pdf], 'บัตร.png', { type: 'image/png' }), /ไฟล์|file/i],
    ['that is empty', () => new File([], '', { type: 'image/png' }), /กรุณา/],
    ['of somebody else', () => `upload/1760000000000-${'0'.repeat(32)}.png`, /ไฟล์นี้ใช้ไม่ได้ กรุณาอัปโหลดใหม่/],
  ])('a file %s is refused beside its field', async (_, file, why) => {
    const before = await stored()
    const first = await begin({ name: 'ก', card: file() })
    const second = await send({ ...plainFields(first.text), name: 'ก', card: file() })
    expect(second.status).toBe(400)
    expect(second.text).toMatch(new RegExp(`id="f-card-error"[\\s\\S]*?(?:${why.source})`))
    expect(await stored()).toEqual(before)
  })

  test('a file over the limit of a page is refused with a page that says what to do', async () => {
    const card = new File([new Uint8Array(8_400_000)], 'บัตร.png', { type: 'image/png' })
    const refused = await begin({ name: 'ก', card })
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('<h1>ข้อมูลที่ส่งมีขนาดใหญ่เกินไป</h1>')
  })
})
