import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openMailer } from '#platform/background/mail/transport/mailer.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { openSmtp, partsOf } from '../../../tests/support/smtp.ts'
import { designOf } from './sending/design-of.ts'
import { sendTemplate } from './sending/send-template.server.ts'

describe.each(await testDrivers())('the screens of e-mail on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let templateID = ''
  let site: Awaited<ReturnType<typeof openSmtp>>
  beforeAll(async () => {
    site = await openSmtp()
    const innerHost = new URL(site.url).host
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'), { INNER_HOSTS: innerHost })
    pages = await openPages(academy, { under: ['/setup/email'] })
    const row = { name: 'ตอบรับ', subject: 'ถึง {{form.name}}' }
    templateID = (await create(academy.as('admin'), 'email_template', row))._id
  })
  afterEach(() => {
    academy.app.mailer?.close()
    academy.app.mailer = null
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
    await site.close()
  })

  const admin = () => academy.viewer('admin')
  const open = (path: string) => pages.open({ path, viewer: admin() })
  const post = (path: string, form: Record<string, string>) => pages.post({ path, form, viewer: admin() })
  const template = async () =>
    from(academy.as('admin'), 'email_template').selectAll().where('_id', '=', templateID).executeTakeFirstOrThrow()
  const editor = () => `/setup/email/template/design/${templateID}`

  test('the list of sent mail leads to templates, suppressed addresses and the sender', async () => {
    const { status, text } = await open('/setup/email')
    expect(status).toBe(200)
    for (const path of ['/setup/email/template', '/setup/email/suppressed', '/setup/email/sender'])
      expect(text).toContain(path)
  })

  test('the editor shows the template, its blocks with their keys, and a frame without scripts', async () => {
    const { status, text } = await open(editor())
    expect(status).toBe(200)
    expect(text).toContain('บล็อกที่ 1: หัวข้อ')
    expect(text).toContain('Alt กับลูกศร')
    expect(text).toContain('sandbox=""')
    expect((await pages.open({ path: editor(), viewer: academy.viewer('manager') })).text).not.toContain('บล็อกที่ 1')
  })

  test('each field of the specification is saved and shown, in a new version', async () => {
    const before = await template()
    const design = {
      ...designOf(before),
      ...{
        logoUrl: 'https://example.com/logo.png',
        logoAlignment: 'center',
        bannerImageUrl: 'https://example.com/b.png',
      },
      ...{ bannerUrl: 'https://example.com', subheader: 'ศูนย์ฝึก', footerText: 'ท้าย', headingFontSize: 24 },
      ...{ footerColumns: [{ title: 'ติดต่อ', text: '02-000-0000' }], headingAlignment: 'right' },
    }
    const form = { intent: 'save', design: JSON.stringify(design), version: String(before.version) }
    expect((await post(editor(), form)).headers['location']).toBe(`${editor()}?saved`)
    const after = await template()
    expect(designOf(after)).toEqual(design)
    expect(after.version).toBe(before.version + 1)
    const { text } = await open(editor())
    for (const shown of ['ศูนย์ฝึก', '02-000-0000', 'https://example.com/logo.png']) expect(text).toContain(shown)
    expect((await post(editor(), form)).status).toBe(409)
  })

  test.each<[string, (design: Record<string, unknown>) => unknown]>([
    ['a script as a link', (design) => ({ ...design, bannerUrl: 'javascript:alert(1)' })],
    ['an unknown field', (design) => ({ ...design, onload: 'x' })],
    ['a block of an unknown type', (design) => ({ ...design, blocks: [{ id: 'b001', type: 'html', text: '<b>' }] })],
    ['two blocks of one id', (design) => ({ ...design, blocks: [1, 2].map(() => ({ id: 'b001', type: 'divider' })) })],
    [
      'too many blocks',
      (design) => ({ ...design, blocks: Array.from({ length: 61 }, (_, n) => ({ id: `b${n}00`, type: 'divider' })) }),
    ],
    ['a heading of 1,000 px', (design) => ({ ...design, headingFontSize: 1000 })],
    ['a line in the subject', (design) => ({ ...design, subject: 'a\nBcc: b@c.co' })],
    ['no design', () => 'x'],
  ])('%s is refused, and nothing changes', async (_, broken) => {
    const before = await template()
    const design = JSON.stringify(broken({ ...designOf(before) }))
    const { status } = await post(editor(), { intent: 'save', design, version: String(before.version) })
    expect(status).toBe(400)
    expect(await template()).toEqual(before)
  })

  test('a test goes to the viewer, with the unsaved design', async () => {
    const server = await openSmtp()
    academy.app.mailer = openMailer({ smtpUrl: server.url })
    const design = { ...designOf(await template()), footerText: 'ยังไม่บันทึก' }
    const { text } = await post(editor(), { intent: 'test', design: JSON.stringify(design), version: '1' })
    expect(text).toContain('admin@wicha.test')
    await academy.app.jobs.drain()
    expect(server.received[0]!.to).toEqual(['admin@wicha.test'])
    expect(partsOf(server.received[0]!).text).toContain('ยังไม่บันทึก')
    academy.app.mailer?.close()
    await server.close()
  })

  test('the screen of a mail is the proof of sending', async () => {
    const server = await openSmtp()
    academy.app.mailer = openMailer({ smtpUrl: server.url })
    const { mailID } = await sendTemplate(academy.as('guest'), { templateID, to: 'a@b.co', values: {}, key: 'proof' })
    await academy.app.jobs.drain()
    const { text } = await open(`/setup/email/${mailID}`)
    expect(text).toContain('หลักฐานการส่ง')
    expect(text).toContain('SHA-256')
    expect(text).toMatch(/250 /)
    academy.app.mailer?.close()
    await server.close()
  })

  test('staff suppress an address, find it by the whole address, and lift it', async () => {
    const path = '/setup/email/suppressed'
    expect((await post(path, { intent: 'add', email: 'not an address', scope: 'all' })).status).toBe(400)
    expect((await post(path, { intent: 'add', email: 'stop@wicha.test', scope: 'all' })).status).toBe(200)
    const { text } = await open(`${path}?email=STOP@wicha.test`)
    expect(text).toContain('st***@wicha.test')
    expect((await open(`${path}?email=other@wicha.test`)).text).not.toContain('st***@wicha.test')
    const address = /name="address" value="([0-9a-f]{32})"/.exec(text)![1]!
    await post(path, { intent: 'lift', address, scope: 'all' })
    expect((await open(path)).text).not.toContain('st***@wicha.test')
  })

  test('the sender shows its DNS records, and says what the check found', async () => {
    academy.app.resolveTxt = () => Promise.reject(new Error('ENOTFOUND'))
    const path = '/setup/email/sender'
    expect((await post(path, { intent: 'key' })).headers['location']).toBe(`${path}?done=key`)
    expect((await post(path, { intent: 'check' })).headers['location']).toBe(`${path}?done=check`)
    const { text } = await open(path)
    expect(text).toContain('_domainkey.localhost')
    expect(text).toContain('ไม่ผ่าน')
    expect((await post(path, { intent: 'mailbox', mailbox: 'a+b@wicha.test' })).status).toBe(400)
    expect((await post(path, { intent: 'mailbox', mailbox: 'bounce@wicha.test' })).status).toBe(302)
    expect((await open(path)).text).toContain('bounce@wicha.test')
  })

  test('a site’s own server sends its mail, and only one that the policy lets through', async () => {
    const root = academy.as('root')
    const { _id } = await from(root, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(root, 'configuration', { _id, change: { email_provider: 'smtp', email_url: site.url } })
    const key = (n: number) => ({ templateID, to: 'a@b.co', values: {}, key: `own ${n}` })
    await sendTemplate(academy.as('guest'), key(1))
    await academy.app.jobs.drain()
    expect(site.received).toHaveLength(1)
    for (const [n, email_url] of [
      'smtp://127.0.0.1:25',
      'smtp://169.254.169.254:587',
      'smtps://127.0.0.1:22',
    ].entries()) {
      await update(root, 'configuration', { _id, change: { email_url } })
      const { mailID } = await sendTemplate(academy.as('guest'), key(n + 2))
      await academy.app.jobs.drain()
      const mail = await from(root, 'mail').selectAll().where('_id', '=', mailID).executeTakeFirstOrThrow()
      expect(mail).toMatchObject({ state: 'queued', error: expect.stringMatching(/not public|not a port/) })
    }
    await update(root, 'configuration', { _id, change: { email_provider: null, email_url: null } })
  })
})
