import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { reclaim } from '#platform/background/jobs/queue.ts'
import { openMailer } from '#platform/background/mail/transport/mailer.ts'
import { type Mail, sendMail } from '#platform/background/mail/send-mail.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { decoded, openRude, openSmtp, partsOf } from '../support/smtp.ts'

const drivers = await bothDrivers()
const subject = 'ยินดีต้อนรับสู่สถาบันพัฒนาทักษะไทย: หลักสูตร “น้ำ” ขั้นพื้นฐาน รุ่นที่ ๑ ประจำปี ๒๕๖๙ (PLC)'
const letter: Mail['letter'] = {
  subject,
  greeting: 'เรียน คุณสมชาย ใจดี',
  paragraphs: ['คุณได้ลงทะเบียนแล้ว', '<b>ไม่ใช่ตัวหนา</b> & "คำพูด"'],
  action: { label: 'เข้าเรียน', href: 'http://localhost/lesson/play/1/2?a=1&b=2' },
  note: 'ลิงก์นี้ใช้ได้ ๓๐ นาที',
}
const to = 'somchai@wicha.test'

describe.each(drivers)('a mail on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterEach(async () => {
    academy.app.mailer?.close()
    academy.app.mailer = null
    for (const close of closing.splice(0)) await close()
    await sql`delete from job`.execute(academy.database.kysely)
    await sql`delete from mail`.execute(academy.database.kysely)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const through = (server: { url: string; close: () => Promise<unknown> }, waits = {}) => {
    academy.app.mailer?.close()
    academy.app.mailer = openMailer({ smtpUrl: server.url }, waits)
    closing.push(server.close)
  }
  const visitor = () => academy.as('guest')
  const send = (more: Partial<Mail> = {}) => sendMail(visitor(), { to, letter, ...more })
  const row = async (): Promise<RowOf<'mail'>> => {
    const [one] = await from(academy.as('admin'), 'mail').selectAll().execute()
    return one as RowOf<'mail'>
  }
  const jobs = async () =>
    (await sql<{ state: string; tries: number }>`select state, tries from job`.execute(academy.database.kysely)).rows

  test('what can be stopped says where, to mail programs too', async () => {
    const server = await openSmtp()
    through(server)
    await send({ unsubscribe: 'https://skills.wicha.test/user/unsubscribe/idle.x' })
    await academy.app.jobs.drain()
    expect(server.received[0]!.head).toMatchObject({
      'list-unsubscribe': '<https://skills.wicha.test/user/unsubscribe/idle.x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  test('leaves after the commit with its Thai subject, sender, text and HTML', async () => {
    const server = await openSmtp()
    through(server)
    const admin = academy.as('root')
    const { _id: configuration } = await from(admin, 'configuration').select('_id').executeTakeFirstOrThrow()
    const change = { email_from_name: 'สถาบันพัฒนาทักษะไทย, ฝ่ายทะเบียน', email_from_email: 'noreply@skills.wicha.test' }
    await update(admin, 'configuration', { _id: configuration, change })
    let _id = ''
    await inTransaction(visitor(), async (inside) => {
      _id = await sendMail(inside, { to: 'Somchai@Wicha.test', letter })
      await sleep(100)
      expect(server.received).toEqual([])
    })
    await academy.app.jobs.drain()
    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail).toMatchObject({ to: [to], from: 'noreply@skills.wicha.test' })
    expect(decoded(mail!.head['subject']!)).toBe(subject)
    expect(mail!.head['subject']).toMatch(/^[\x20-\x7e]+$/)
    expect(decoded(mail!.head['from']!).replaceAll('"', '')).toBe(
      `${change.email_from_name} <noreply@skills.wicha.test>`,
    )
    expect(mail!.head['message-id']).toBe(`<${_id}@skills.wicha.test>`)
    expect(mail!.head['date']).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/)
    expect(mail!.head['auto-submitted']).toBe('auto-generated')
    const { text, html } = partsOf(mail!)
    expect(text).toContain('เรียน คุณสมชาย ใจดี')
    expect(text).toContain('http://localhost/lesson/play/1/2?a=1&b=2')
    expect(html).toContain('&lt;b&gt;ไม่ใช่ตัวหนา&lt;/b&gt;')
    expect(html).toContain('href="http://localhost/lesson/play/1/2?a=1&amp;b=2"')
    expect(html).toContain('<html lang="th">')
    expect(await row()).toMatchObject({
      _id,
      to,
      subject,
      state: 'sent',
      tries: 1,
      error: null,
      text: expect.stringContaining('สมชาย'),
    })
    expect(Date.parse((await row()).sentAt!)).toBeGreaterThan(0)
    expect(await jobs()).toEqual([])
    await update(admin, 'configuration', {
      _id: configuration,
      change: { email_from_name: null, email_from_email: null },
    })
  })

  test('comes from the host name of a site that names no sender, and in English where that is asked', async () => {
    const server = await openSmtp()
    through(server)
    await sendMail(academy.as('guest', 'factory'), {
      to,
      letter: { subject: 'Hello', paragraphs: ['Hi'] },
      locale: 'en',
    })
    await academy.app.jobs.drain()
    expect(server.received[0]).toMatchObject({ from: 'no-reply@factory.localhost' })
    expect(partsOf(server.received[0]!).html).toContain('<html lang="en">')
  })

  test('is not there when what wanted it was undone', async () => {
    const undone = inTransaction(visitor(), async (inside) => {
      await sendMail(inside, { to, letter })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await row()).toBeUndefined()
    expect(await jobs()).toEqual([])
  })

  test.each([
    ['to', 'somchai@wicha.test\r\nBcc: evil@wicha.test'],
    ['to', 'somchai@wicha.test, evil@wicha.test'],
    ['to', '"a" <somchai@wicha.test>'],
    ['to', 'somchai@wicha.test>\u0000'],
    ['to', 'สมชาย@wicha.test'],
    ['to', 'somchai@wіcha.test'],
    ['to', ''],
    ['to', ['somchai@wicha.test', 'evil@wicha.test'] as unknown as string],
  ])('is refused when %s is %j', async (_field, address) => {
    await expect(send({ to: address })).rejects.toThrow('invalid: to email')
    expect(await row()).toBeUndefined()
  })

  test('has a long subject cut between two letters', async () => {
    const letters = '👩🏽‍🏫น้ำกิ๊'
    await send({ letter: { ...letter, subject: letters.repeat(80) } })
    expect((await row())!.subject).toBe(`${letters.repeat(50)}…`)
  })

  test.each(['a\r\nBcc: evil@wicha.test', 'a\nb', 'a\u2028b', 'a\u0000', '  ', '', '\ud800'])(
    'is refused with the subject %j',
    async (wrong) => {
      await expect(send({ letter: { ...letter, subject: wrong } })).rejects.toThrow('invalid: subject')
      expect(await row()).toBeUndefined()
    },
  )

  test.each(['javascript:alert(1)', '/user/reset', 'data:text/html,x'])(
    'is refused with a link to %s',
    async (href) => {
      await expect(send({ letter: { ...letter, action: { label: 'x', href } } })).rejects.toThrow('invalid: action')
    },
  )

  test('from a sender whose name tries to add a line has one line', async () => {
    const server = await openSmtp()
    through(server)
    await sql`update configuration set "email_from_name" = ${'a\r\nBcc: evil@wicha.test'}`.execute(
      academy.database.kysely,
    )
    await send()
    await academy.app.jobs.drain()
    await sql`update configuration set "email_from_name" = null`.execute(academy.database.kysely)
    expect(server.received[0]!.head['bcc']).toBeUndefined()
    expect(server.received[0]!.to).toEqual([to])
  })

  test('that the server refuses for good is failed at once, with its words', async () => {
    through(
      await openSmtp({
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
      }),
    )
    await send()
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'failed', tries: 1, error: expect.stringContaining('no such mailbox') })
    expect(await jobs()).toEqual([])
  })

  test('that the server puts off is sent later under the same Message-ID, and failed after eight times', async () => {
    let isBusy = true
    const server = await openSmtp({
      onMailFrom: (_address, _session, done) =>
        isBusy ? done(Object.assign(new Error('come back later'), { responseCode: 451 })) : done(),
    })
    through(server)
    await send()
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', tries: 1, error: expect.stringContaining('come back later') })
    isBusy = false
    academy.pass(10_000)
    await academy.app.jobs.drain()
    expect(server.received).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', tries: 2, error: null })
    isBusy = true
    await sql`delete from mail`.execute(academy.database.kysely)
    await send()
    for (let n = 0; n < 9; n++) {
      await academy.app.jobs.drain()
      academy.pass(6_000_000)
    }
    expect(await row()).toMatchObject({ state: 'failed', tries: 8 })
    expect(await jobs()).toEqual([])
  })

  test('that was taken over after the server had it comes twice, under one Message-ID', async () => {
    const server = await openSmtp()
    through(server)
    const post = academy.app.mailer!
    let isFirst = true
    academy.app.mailer = {
      ...post,
      async hand(parcel, signal) {
        const attempt = await post.hand(parcel, signal)
        if (!isFirst) return attempt
        isFirst = false
        academy.pass(61_000)
        await reclaim(academy.app)
        return attempt
      },
    }
    await send()
    await academy.app.jobs.drain()
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ head }) => head['message-id'])).size).toBe(1)
    expect(await row()).toMatchObject({ state: 'sent', tries: 1 })
    expect(await jobs()).toEqual([])
  })

  test('is tried again when the server says nothing, hangs up, refuses the log-in or is not there', async () => {
    const silent = await openRude(() => {})
    through(silent, { greetingTimeout: 200 })
    await send()
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', tries: 1, error: expect.stringMatching(/greeting/i) })

    through(await openRude((socket) => socket.end('220 hello\r\n')))
    academy.pass(10_000)
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', tries: 2, error: expect.stringMatching(/close/i) })

    const locked = await openSmtp({
      onAuth: (_auth, _session, done) => done(new Error('wrong key')),
      allowInsecureAuth: true,
    })
    through({ ...locked, url: locked.url.replace('smtp://', 'smtp://user:key@') })
    academy.pass(30_000)
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', tries: 3, error: expect.stringContaining('wrong key') })

    const gone = await openRude(() => {})
    await gone.close()
    through({ url: gone.url, close: async () => {} })
    academy.pass(120_000)
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', tries: 4, error: expect.stringContaining('ECONNREFUSED') })

    const server = await openSmtp()
    through(server)
    academy.pass(600_000)
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'sent', tries: 5, error: null })
    expect(server.received).toHaveLength(1)
  })

  test('with a server that hangs in the middle is handed back at a stop', async () => {
    const hanging = await openRude((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (said) => void (String(said).startsWith('EHLO') && socket.write('250 hello\r\n')))
    })
    through(hanging)
    const own = await openAcademy(driver)
    own.app.mailer = academy.app.mailer
    await sendMail(own.as('guest'), { to, letter })
    await expect.poll(hanging.met).toBe(1)
    const began = performance.now()
    await own.app.jobs.stop()
    expect(performance.now() - began).toBeLessThan(6000)
    const { rows: left } = await sql`select m.state, m.tries, j.state as job from mail m, job j`.execute(
      own.database.kysely,
    )
    expect(left).toEqual([{ state: 'queued', tries: 0, job: 'ready' }])
    await own.close()
  })

  test('to a server that is not this machine gives no password away in clear', async () => {
    const server = await openSmtp({ onAuth: () => expect.unreachable(), allowInsecureAuth: true })
    const port = new URL(server.url).port
    closing.push(server.close)
    academy.app.mailer = openMailer({ smtpUrl: `smtp://user:key@0.0.0.0:${port}` })
    await send()
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'queued', error: expect.stringMatching(/TLS/i) })
  })

  test('is kept where no mail server is set, for administrators of its own site to read, and never sent later', async () => {
    const _id = await send({ isSecret: true })
    await academy.app.jobs.drain()
    expect(await row()).toMatchObject({ state: 'kept', tries: 0, sentAt: null, text: expect.stringContaining('สมชาย') })
    expect(await jobs()).toEqual([])
    const read = (role: Role, site: SiteKey = 'skills') =>
      http.ask({ site, viewer: academy.viewer(role, site), method: 'GET', path: `/api/mail/${_id}` })
    for (const role of allRoles) {
      const { status, text } = await read(role)
      const isAllowed = ['admin', 'superadmin', 'root'].includes(role)
      expect([role, status === 200, text.includes('ใจดี')]).toEqual([role, isAllowed, isAllowed])
    }
    for (const role of allRoles) expect((await read(role, 'factory')).status).not.toBe(200)
    const server = await openSmtp()
    through(server)
    await academy.app.jobs.drain()
    expect(server.received).toEqual([])
  })

  test('with a secret says to nobody what it says while it waits, and has forgotten it once it is sent', async () => {
    let isBusy = true
    const server = await openSmtp({
      onMailFrom: (_address, _session, done) =>
        isBusy ? done(Object.assign(new Error('later'), { responseCode: 451 })) : done(),
    })
    through(server)
    await send({ isSecret: true })
    await academy.app.jobs.drain()
    const waiting = await row()
    expect([waiting.state, waiting.text, waiting.html, waiting.subject]).toEqual(['queued', null, null, subject])
    isBusy = false
    academy.pass(10_000)
    await academy.app.jobs.drain()
    expect(partsOf(server.received[0]!).text).toContain('สมชาย')
    const { rows: stored } = await sql`select state, text, html from mail`.execute(academy.database.kysely)
    expect(stored).toEqual([{ state: 'sent', text: '', html: '' }])
  })

  test('cannot be written, changed or removed over the API', async () => {
    await send()
    await academy.app.jobs.drain()
    const { _id } = await row()
    const viewer = academy.viewer('root')
    for (const [method, path] of [
      ['POST', '/api/mail'],
      ['PUT', `/api/mail/${_id}`],
      ['DELETE', `/api/mail/${_id}`],
    ] as const)
      expect(
        (await http.ask({ viewer, method, path, body: { data: { subject: 'x' } } })).status,
      ).toBeGreaterThanOrEqual(400)
    expect(await row()).toMatchObject({ _id, subject })
  })
})
