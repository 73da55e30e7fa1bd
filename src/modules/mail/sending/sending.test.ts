import { sql } from 'kysely'
import { authenticate } from 'mailauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { bounceAddress } from '#platform/background/mail/sender/bounce-address.ts'
import { changeMailSender, checkSender, maySendNews } from '#platform/background/mail/sender/check-sender.ts'
import { createDkimKey, dkimRecords } from '#platform/background/mail/sender/dkim-keys.ts'
import { newsToken } from '#platform/background/mail/suppression/news-token.ts'
import { liftSuppression, listSuppressed } from '#platform/background/mail/suppression/suppression.ts'
import { triesOf } from '#platform/background/mail/record-try.ts'
import { openMailer } from '#platform/background/mail/transport/mailer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, record, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { openSmtp, partsOf } from '../../../../tests/support/smtp.ts'
import { bounceToken } from '../bounces/bounce-token.server.ts'
import { recordBounce } from '../bounces/record-bounce.server.ts'
import settleMessage from '../commands/settle-message.server.ts'
import { emailErrors } from './email-errors.ts'
import { sendTemplate } from './send-template.server.ts'

const to = 'somchai@wicha.test'
const refusing = (responseCode: number, words: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
})

describe.each(await testDrivers())('mail from templates on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let templateID = ''
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { _id } = await create(academy.as('admin'), 'email_template', {
      ...{ name: 'รับเรื่อง', subject: 'รับเรื่องของ {{form.name}}', footerText: '{{site.siteName}}' },
    })
    templateID = _id
  })
  afterEach(async () => {
    academy.app.mailer?.close()
    academy.app.mailer = null
    for (const close of closing.splice(0)) await close()
    for (const table of ['job', 'email_key', 'mail', 'message', 'mail_suppressed', 'mail_key', 'mail_sender'])
      await sql`delete from ${sql.table(table)}`.execute(academy.database.kysely)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const through = async (options: SMTPServerOptions = {}) => {
    const server = await openSmtp(options)
    academy.app.mailer = openMailer({ smtpUrl: server.url })
    closing.push(server.close)
    return server
  }
  const send = (more: Partial<Parameters<typeof sendTemplate>[1]> = {}, viewer: 'guest' | 'admin' = 'guest') => {
    const values = { form: { name: 'สมชาย <b>' }, answers: [{ label: 'ชื่อ', value: 'สมชาย' }] }
    return sendTemplate(academy.as(viewer), { templateID, to, toName: 'สมชาย', values, key: 'run 1', ...more })
  }
  const message = async (_id: string) =>
    from(academy.as('admin'), 'message').selectAll().where('message._id', '=', _id).executeTakeFirstOrThrow()
  const mail = async (_id: string) =>
    from(academy.as('admin'), 'mail').selectAll().where('mail._id', '=', _id).executeTakeFirstOrThrow()
  const settle = async () => {
    await academy.app.jobs.drain()
    await academy.app.jobs.drain()
  }

  test('a visitor’s form sends one: the record is submit, then confirm, with the reply as its proof', async () => {
    const server = await through()
    const { messageID, mailID } = await send()
    expect(await message(messageID)).toMatchObject({
      ...{ status: 'submit', direction: 'out', email: to, name: 'สมชาย', mail: mailID, error: null },
      subject: 'รับเรื่องของ สมชาย <b>',
    })
    await settle()
    expect((await message(messageID)).status).toBe('confirm')
    expect(server.received).toHaveLength(1)
    expect(partsOf(server.received[0]!).html).toContain('สมชาย')
    const [proof] = await triesOf(academy.as('admin'), mailID)
    expect(proof).toMatchObject({ outcome: 'accepted', code: 250, host: '127.0.0.1', envelopeTo: to })
    expect(proof!.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(proof!.response).toMatch(/^250/)
  })

  test('the same key sends once, also at the same time', async () => {
    const all = await Promise.all([send(), send(), send()])
    expect(new Set(all.map(({ mailID }) => mailID)).size).toBe(1)
    expect(await from(academy.as('admin'), 'mail').selectAll().execute()).toHaveLength(1)
  })

  test('it is not there if what caused it is undone', async () => {
    const undone = inTransaction(academy.as('admin'), async (inside) => {
      await sendTemplate(inside, { templateID, to, values: {}, key: 'undone' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await from(academy.as('admin'), 'message').selectAll().execute()).toEqual([])
  })

  test.each([
    ['no template', { templateID: null }, emailErrors.noTemplate],
    ['an unknown template', { templateID: 'a'.repeat(24) }, emailErrors.fetch],
    ['an address with a line break', { to: 'a@b.co\r\nBcc: c@d.co' }, emailErrors.record],
    [
      'ten thousand recipients',
      { to: Array.from({ length: 10_000 }, (_, n) => `a${n}@b.co`).join() },
      emailErrors.record,
    ],
    ['a key without end', { key: 'k'.repeat(300) }, emailErrors.record],
  ])('%s is refused with the text of the specification', async (_, more, text) => {
    const refusal = await send(more).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'invalid', issues: [{ th: text, en: text }] })
    expect(await from(academy.as('admin'), 'message').selectAll().execute()).toEqual([])
  })

  test('a template of another site, or a removed one, is not there', async () => {
    const elsewhere = sendTemplate(academy.as('admin', 'factory'), { templateID, to, values: {}, key: 'x' })
    await expect(elsewhere).rejects.toMatchObject({ issues: [{ en: emailErrors.fetch }] })
    const { _id } = await create(academy.as('admin'), 'email_template', { name: 'ลบ', subject: 'x' })
    await remove(academy.as('admin'), 'email_template', _id)
    await expect(send({ templateID: _id })).rejects.toMatchObject({ issues: [{ en: emailErrors.fetch }] })
  })

  test('a saved change applies to the next mail', async () => {
    const { _id } = await create(academy.as('admin'), 'email_template', { name: 'แก้', subject: 'ก่อน' })
    await update(academy.as('admin'), 'email_template', { _id, change: { subject: 'หลัง' } })
    const { mailID } = await send({ templateID: _id })
    expect((await mail(mailID)).subject).toBe('หลัง')
  })

  test('550 5.1.1 fails the record with the server’s words, and the address gets no more mail until staff lift it', async () => {
    await through(refusing(550, '5.1.1 no such user'))
    const first = await send()
    await settle()
    expect(await message(first.messageID)).toMatchObject({
      ...{ status: 'fail', error: expect.stringContaining('Failed to send email') },
    })
    expect((await message(first.messageID)).error).toContain('no such user')
    expect(await triesOf(academy.as('admin'), first.mailID)).toMatchObject([
      { outcome: 'refused', code: 550, enhancedCode: '5.1.1' },
    ])
    const [suppressed] = await listSuppressed(academy.as('admin'), { address: to.toUpperCase() })
    expect(suppressed).toMatchObject({ reason: 'hard', scope: 'all', until: null, masked: 'so***@wicha.test' })

    const second = await send({ key: 'run 2' })
    expect(await mail(second.mailID)).toMatchObject({ state: 'failed', tries: 0 })
    await settle()
    expect((await message(second.messageID)).status).toBe('fail')
    await liftSuppression(academy.as('admin'), suppressed!)
    expect((await mail((await send({ key: 'run 3' })).mailID)).state).toBe('queued')
  })

  test.each([
    [552, '5.2.2 mailbox full', 'failed', 0],
    [550, '5.7.1 spam', 'failed', 0],
    [451, '4.7.1 greylisted', 'queued', 0],
  ] as const)('%i %s does not suppress the address', async (code, words, state, n) => {
    await through(refusing(code, words))
    const { mailID, messageID } = await send()
    await settle()
    expect(await mail(mailID)).toMatchObject({ state, error: expect.stringContaining(words) })
    expect((await message(messageID)).status).toBe(state === 'failed' ? 'fail' : 'submit')
    expect(await listSuppressed(academy.as('admin'), { address: '' })).toHaveLength(n)
  })

  test('five soft bounces of different mails stop news for 14 days', async () => {
    await through(refusing(452, '4.2.2 mailbox full'))
    for (const n of [1, 2, 3, 4]) await send({ key: `soft ${n}` })
    await settle()
    expect(await listSuppressed(academy.as('admin'), { address: to })).toEqual([])
    await send({ key: 'soft 5' })
    await settle()
    expect(await listSuppressed(academy.as('admin'), { address: to })).toMatchObject([
      { reason: 'soft', scope: 'news' },
    ])
  })

  test('a fourth status of a message is refused', async () => {
    const row = { name: '', subject: 'x', body: '', direction: 'out' as const }
    const wrong = record(academy.as('admin'), 'message', { ...row, status: 'read' as 'submit' })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'status' }] })
  })

  test('a status that cannot be written says so with the text of the specification', async () => {
    await through()
    const { kysely } = academy.database
    await sql`alter table message add constraint failing check (status <> 'confirm')`.execute(kysely)
    try {
      const { mailID, messageID } = await send()
      await academy.app.jobs.drain()
      const failing = settleMessage(academy.as('admin'), { _id: mailID, message: messageID })
      await expect(failing).rejects.toThrow(emailErrors.status)
      expect((await message(messageID)).status).toBe('submit')
    } finally {
      await sql`alter table message drop constraint failing`.execute(kysely)
    }
  })

  const bouncing = async () => {
    await through()
    await changeMailSender(academy.as('admin'), { bounceMailbox: 'bounce@skills.wicha.test' })
    const sent = await send()
    await settle()
    const returnedTo = bounceAddress(academy.as('admin'), { mailbox: 'bounce@skills.wicha.test', mail: sent.mailID })!
    return { ...sent, returnedTo }
  }
  const told = {
    action: 'failed' as const,
    enhancedCode: '5.1.1',
    recipient: to,
    host: 'mx',
    response: '550 5.1.1 gone',
  }

  test('a report fails a mail that was confirmed, once, and only by its own return address', async () => {
    const { mailID, messageID, returnedTo } = await bouncing()
    const system = academy.as('admin')
    expect((await triesOf(system, mailID))[0]!.envelopeFrom).toBe(returnedTo)
    for (const forged of [returnedTo.replace(/.@/, 'x@'), 'a@b.co', ''])
      expect(await recordBounce(system, { ...told, returnedTo: forged })).toBe(false)
    expect(await recordBounce(system, { ...told, returnedTo, recipient: 'other@wicha.test' })).toBe(false)
    expect(await recordBounce(academy.as('admin', 'factory'), { ...told, returnedTo })).toBe(false)
    expect(await recordBounce(system, { ...told, returnedTo })).toBe(true)
    expect(await recordBounce(system, { ...told, returnedTo })).toBe(true)
    await settle()
    expect(await message(messageID)).toMatchObject({ status: 'fail', error: expect.stringContaining('gone') })
    expect((await triesOf(system, mailID)).map(({ outcome }) => outcome)).toEqual(['accepted', 'bounced'])
    expect(await listSuppressed(system, { address: to })).toMatchObject([{ reason: 'hard' }])
  })

  test('a mail server hands a report in with the token of the site alone', async () => {
    const post = (body: unknown) => pages.ask({ method: 'POST', path: '/api/mail/bounce', body })
    const token = await bounceToken(academy.as('admin'))
    expect((await post({ token: 'x', message: 'y' })).status).toBe(403)
    expect((await post({ token: await bounceToken(academy.as('admin', 'factory')), message: 'y' })).status).toBe(403)
    expect((await post({ token, message: 'no report' })).status).toBe(400)
    expect((await post({ token, message: 'x'.repeat(400_000) })).status).toBeGreaterThanOrEqual(400)
    await changeMailSender(academy.as('admin'), { bounceEpoch: 1 })
    expect((await post({ token, message: 'no report' })).status).toBe(403)
  })

  test('mail is signed once the DNS has the key, with both unsubscribe headers, and news waits for SPF and DMARC', async () => {
    const server = await through()
    const admin = academy.as('admin')
    const dns = new Map<string, string>()
    academy.app.resolveTxt = async (name) =>
      dns.has(name) ? [[dns.get(name)!]] : Promise.reject(new Error('ENOTFOUND'))
    const news = await create(admin, 'email_template', { name: 'ข่าว', subject: 'ข่าว', kind: 'news' })
    await expect(send({ templateID: news._id, key: 'early' })).rejects.toMatchObject({ kind: 'invalid' })
    const domain = admin.site.hostname
    await createDkimKey(admin, domain)
    await checkSender(admin)
    expect(await maySendNews(admin)).toBe(false)
    const { host, value } = (await dkimRecords(admin))[0]!
    dns.set(host, value)
    dns.set(domain, 'v=spf1 mx -all')
    dns.set(`_dmarc.${domain}`, 'v=DMARC1; p=reject')
    await checkSender(admin)
    expect(await maySendNews(admin)).toBe(true)
    await send({ templateID: news._id, key: 'news' })
    await settle()
    const [received] = server.received
    expect(received!.head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const { dkim } = await authenticate(received!.raw, {
      ...{
        ip: '127.0.0.1',
        helo: domain,
        sender: `no-reply@${domain}`,
        disableArc: true,
        disableDmarc: true,
        disableBimi: true,
      },
      resolver: async (name: string) => academy.app.resolveTxt(name),
    })
    const [signature] = dkim?.results ?? []
    expect(signature).toMatchObject({ status: { result: 'pass' }, signingDomain: domain })
    expect(String(signature?.signingHeaders?.keys).toLowerCase()).toContain('list-unsubscribe-post')
    const [proof] = await triesOf(admin, (await from(admin, 'mail').select('_id').executeTakeFirstOrThrow())._id)
    expect(proof!.bytes).toBe(received!.raw.length)
  })

  test('the link of news stops news by POST alone, without signing in; other mail still comes', async () => {
    const admin = academy.as('admin')
    const path = `/user/unsubscribe/${newsToken(admin, to)}`
    expect((await pages.ask({ method: 'GET', path })).status).toBeLessThan(500)
    expect(await listSuppressed(admin, { address: to })).toEqual([])
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const post = (at: string) => pages.post({ path: at, form: { 'List-Unsubscribe': 'One-Click' } })
    await post(forged)
    expect(await listSuppressed(admin, { address: to })).toEqual([])
    await post(path)
    expect(await listSuppressed(admin, { address: to })).toMatchObject([{ reason: 'unsubscribe', scope: 'news' }])
    expect((await mail((await send({ key: 'after' })).mailID)).state).toBe('queued')
  })

  const call = (body: object, role: 'admin' | 'member' | 'user' | 'guest' = 'admin') =>
    pages.ask({ method: 'POST', path: '/api/email/send', body, viewer: academy.viewer(role) })
  const letter = { subject: 'ทดสอบ', text: 'สวัสดี', html: '', toEmail: 'admin@wicha.test', toName: 'ผู้ดูแล' }

  test('staff email people of the site and themselves, in the name of the site', async () => {
    const server = await through()
    const body = { ...letter, html: '<p>สวัสดี<script>x()</script></p>', fromEmail: 'bank@evil.test', fromName: 'ธนาคาร' }
    const { status, text } = await call(body)
    expect([status, text]).toEqual([200, expect.stringContaining('messageID')])
    expect((await call({ ...letter, toEmail: 'learner@skills.test' })).status).toBe(200)
    await settle()
    expect(server.received).toHaveLength(2)
    for (const one of server.received) {
      expect(one.from).toBe('no-reply@localhost')
      expect(one.head['reply-to']).toBeUndefined()
      expect(partsOf(one).html).not.toContain('<script')
    }
  })

  test.each<[string, object, 'admin' | 'user' | 'guest', number]>([
    ['a stranger', { toEmail: 'victim@evil.test' }, 'admin', 400],
    ['a learner of another site', { toEmail: 'learner@factory.test' }, 'admin', 400],
    ['two addresses', { toEmail: 'admin@wicha.test, root@wicha.test' }, 'admin', 400],
    ['a list of addresses', { toEmail: ['admin@wicha.test'] }, 'admin', 400],
    ['a line in the subject', { subject: 'a\r\nBcc: b@c.co' }, 'admin', 400],
    ['a line in the name', { toName: 'a\r\nBcc: b@c.co' }, 'admin', 400],
    ['a Reply-To', { replyTo: 'evil@evil.test' }, 'admin', 400],
    ['nothing to say', { text: '' }, 'admin', 400],
    ['a megabyte', { text: 'ก'.repeat(200_000) }, 'admin', 400],
    ['a learner who sends', {}, 'user', 403],
    ['a visitor who sends', {}, 'guest', 403],
  ])('%s is refused', async (_, more, role, status) => {
    expect((await call({ ...letter, ...more }, role)).status).toBe(status)
    expect(await from(academy.as('admin'), 'mail').selectAll().execute()).toEqual([])
  })

  test('GET email_template answers its content as a JSON string with the defaults', async () => {
    const path = `/api/email_template/${templateID}`
    const { status, text } = await pages.ask({ method: 'GET', path, viewer: academy.viewer('admin') })
    expect(status).toBe(200)
    const { data } = JSON.parse(text) as { data: { content: string } }
    expect(typeof data.content).toBe('string')
    expect(JSON.parse(data.content)).toMatchObject({ headingFontSize: 18, headingAlignment: 'left' })
    expect((await pages.ask({ method: 'GET', path, viewer: academy.viewer('user') })).status).toBe(404)
  })

  test('what is sent is not counted as a message that came in', async () => {
    await send()
    const path = '/api/order/aggregate'
    const pipeline = [
      { $match: { status: 'ลงทะเบียนคอร์ส' } },
      { $count: 'orderCount' },
      { $unionWith: { coll: 'message', pipeline: [{ $match: { status: 'submit' } }, { $count: 'messageCount' }] } },
    ]
    const { text } = await pages.ask({ method: 'POST', path, body: { pipeline }, viewer: academy.viewer('manager') })
    expect(JSON.parse(text)).toEqual({ orderCount: 0, messageCount: 0 })
  })
})
