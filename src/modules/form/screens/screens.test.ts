import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { openWithFiles, pdf, upload } from '../../../../tests/site/files/support.ts'
import { openForm } from '../submissions/open-form.server.ts'
import { submitForm } from '../submissions/submit-form.server.ts'
import { openAndSend, publishTestForm } from '../submissions/testing/form-page.ts'

const fields = [
  { name: 'name', label: 'ชื่อผู้สมัคร', required: true, isListed: true },
  { name: 'paper', label: 'เอกสาร', type: 'upload', fileTypeLimit: ['pdf'], itemLimit: 1, fileSizeLimit: 1 },
] as const

describe.each(await testDrivers())('the screens of forms on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  let formID: string
  let sub: string
  beforeAll(async () => {
    all = await openWithFiles(driver)
    formID = await publishTestForm(all.academy.as('admin'), { fields, post: { title: 'ใบสมัครอบรม' } })
    sub = await send({ name: 'สมหญิง' })
  })
  afterAll(() => all.close())

  const send = async (answers: Record<string, unknown>) => {
    const sent = await openAndSend(all.academy.as('user'), { postID: formID, answers })
    if (sent.kind !== 'sent') throw new Error(JSON.stringify(sent))
    return sent.receipt._id
  }
  const open = async (path: string, role: Role = 'admin') => {
    const { status, text } = await all.pages.open({ path, viewer: all.academy.viewer(role) })
    return { status, text: textOf(text) }
  }

  test('the dashboard lists the forms with their answers, and a new form is created from a template', async () => {
    expect((await open('/form/dashboard')).text).toMatch(/ใบสมัครอบรม.*เปิดรับคำตอบ/s)
    expect((await open('/form/new')).text).toContain('สร้างแบบฟอร์ม')
    const form = { title: 'ติดต่อเรา', slug: 'contact-us', template: 'contact' }
    const made = await all.pages.post({ path: '/form/new', viewer: all.academy.viewer('admin'), form })
    expect(made.status).toBe(302)
    const drafts = from(all.academy.as('admin'), 'post').select(['post.type', 'post.status', 'post.builder'])
    const draft = await drafts.where('post.slug', '=', 'contact-us').executeTakeFirstOrThrow()
    expect(draft).toMatchObject({ type: 'form', status: false })
    expect(draft.builder).toMatchObject({ rows: expect.toSatisfy((rows: unknown[]) => rows.length > 2) })
    expect((await open('/form/dashboard')).text).toMatch(/ติดต่อเรา.*ฉบับร่าง/s)
    const nameless = await all.pages.post({
      path: '/form/new',
      viewer: all.academy.viewer('admin'),
      form: { slug: 'x' },
    })
    expect(nameless.status).toBe(400)
  })

  test('a form opens its submissions, and a submission what was answered', async () => {
    const form = `/cms/form/${formID}`
    expect((await open(form, 'manager')).text).toMatch(/ใบสมัครอบรม.*ชื่อผู้สมัคร.*สมหญิง/s)
    expect((await open(`${form}/${sub}`, 'manager')).text).toMatch(/FRM-\d{4}-\d{6}.*สมหญิง/s)
    expect((await open(`${form}/summary`, 'manager')).text).toContain('สรุปคำตอบ')
    expect((await open(`${form}/drafts`, 'manager')).text).toContain('ไม่มีร่างคำตอบที่ค้างอยู่')
    expect((await open(`${form}/versions`, 'manager')).text).toContain('เวอร์ชันแรก')
    expect((await open(`${form}/settings`)).text).toContain('ใบสมัครอบรม')
    for (const path of [`${form}/${'f'.repeat(24)}`, `/cms/form/${'f'.repeat(24)}`, '/cms/form/x'])
      expect([path, (await open(path)).status]).toEqual([path, 404])
    for (const role of ['user', 'guest', 'member'] as const)
      expect([role, (await open(`${form}/${sub}`, role)).text.includes('สมหญิง')]).toEqual([role, false])
  })

  test('a learner uploads a file and sends it with a form, and staff open it', async () => {
    const { body } = await upload(all.pages, { name: 'บัตร.pdf', content: pdf, viewer: all.academy.viewer('user') })
    const { key } = body.data
    const _id = await send({ name: 'มานะ', paper: [key] })
    const row = await from(all.academy.as('manager'), 'form')
      .selectAll()
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
    expect(row.formData).toMatchObject({ paper: [key] })
    const statuses = await Promise.all(
      (['manager', 'user', 'guest'] as const).map(async (role) => (await open(`/${key}`, role)).status),
    )
    expect(statuses).toEqual([200, 200, 404])
    const stolen = await openAndSend(all.academy.as('guest'), { postID: formID, answers: { name: 'ก', paper: [key] } })
    expect(stolen).toMatchObject({ kind: 'refused', issues: [{ path: 'paper' }] })
  })

  test('a ticket of a visitor takes only what its field takes, whatever a file says of itself', async () => {
    const guest = { ...all.academy.as('guest'), address: '192.0.2.90' }
    const { tickets, version, key, token } = await openForm(guest, formID)
    const take = (name: string, content: Uint8Array | string, ticket = tickets['paper']!) =>
      upload(all.pages, { name, content, headers: { 'x-form-ticket': ticket } })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 60 }, () => 0)])
    const refused = [
      ...[await take('a.svg', svg), await take('a.pdf', svg), await take('a.pdf', '<html><script>x</script></html>')],
      ...[await take('a.zip', zip), await take('a.pdf', zip), await take('a.pdf', `${pdf}${'x'.repeat(1_100_000)}`)],
      ...[await take('a.pdf', pdf, 'forged'), await upload(all.pages, { content: pdf })],
    ]
    for (const [at, { status }] of refused.entries()) expect([at, status]).toEqual([at, expect.toSatisfy(isRefusal)])
    const odd = await take('a\r\nX-Evil: 1\u202efdp.pdf', pdf)
    expect(odd.status).toBe(200)
    expect(JSON.stringify(odd.body)).not.toMatch(/[\u202e]|\\r|\\n/)
    const answers = { name: 'ก', paper: [odd.body.data.key] }
    expect((await submitForm(guest, { postID: formID, version, key, token, answers })).kind).toBe('sent')
    expect((await take('b.pdf', pdf)).status).toBe(403)
  })

  test('a client uploads at most twenty files an hour with tickets', async () => {
    const { tickets } = await openForm({ ...all.academy.as('guest'), address: '192.0.2.91' }, formID)
    const take = () => upload(all.pages, { content: pdf, headers: { 'x-form-ticket': tickets['paper']! } })
    const statuses: number[] = []
    for (let n = 0; n < 25; n++) statuses.push((await take()).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    expect(statuses.slice(-5)).toEqual(Array(5).fill(429))
  })
})

const isRefusal = (status: unknown) => Number(status) >= 400 && Number(status) < 500
