import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'

/** Attacks through mails, messages and orders (groups H and I). */
describe.each(await bothDrivers())('hostile letters on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<'mail' | 'message' | 'order', string> = { mail: '', message: '', order: '' }
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const fellow = { username: 'fellow@wicha.test', email: 'fellow@wicha.test', firstname: 'ก', phone: '0900000009' }
    const { _id: userID } = await create(admin, 'user', fellow)
    const said = { name: 'มานะ', email: 'fellow@wicha.test', subject: 'ความลับ', body: 'ความลับ' }
    const { kysely } = academy.database
    const planted = async (name: 'message' | 'order', row: object) => {
      const _id = `${name === 'order' ? 'a' : 'b'}`.repeat(24)
      const kept = { site: admin.site._id, _id, version: 1, search: '', ...row }
      const now = new Date(academy.app.clock()).toISOString()
      await kysely
        .insertInto(name as never)
        .values({ ...kept, createdAt: now, updatedAt: now } as never)
        .execute()
      return _id
    }
    ids.message = await planted('message', { ...said, status: 'submit', direction: 'in' })
    ids.order = await planted('order', {
      userID,
      ref1: 'ความลับ',
      item: '',
      price: 700,
      paid: 0,
      status: '',
      payment: '',
      type: '',
      approve: '',
      process: '',
    })
    await sendMail(admin, { to: fellow.email, letter: { subject: 'ความลับ', greeting: 'ก', paragraphs: ['ความลับ'] } })
    await academy.app.jobs.drain()
    ids.mail = (await sql<{ _id: string }>`select _id from mail`.execute(kysely)).rows[0]!._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const rows = async (name: 'mail' | 'message' | 'order') =>
    (await sql`select * from ${sql.table(name)} order by _id`.execute(academy.database.kysely)).rows

  test.each(allRoles)('H13 a %s sends no letter to anybody, in whatever name', async (role: Role) => {
    const viewer = academy.viewer(role)
    const letter = {
      ...{ toEmail: 'victim@wicha.test', to: 'victim@wicha.test', email: 'victim@wicha.test' },
      ...{ fromEmail: 'bank@wicha.test', subject: 'ชนะรางวัล', html: '<a href="https://evil.example">x</a>' },
    }
    const before = [await rows('mail'), await rows('message')]
    for (const path of ['/api/email/send', '/api/email', '/api/mail', '/api/mail/send', '/api/message'])
      for (const body of [letter, { data: letter }, { data: { ...letter, status: 'confirm' } }]) {
        const { status } = await pages.ask({ path, body, viewer })
        expect([400, 403, 404], `${path} ${status}`).toContain(status)
      }
    await academy.app.jobs.drain()
    expect([await rows('mail'), await rows('message')]).toEqual(before)
  })

  test.each(allRoles)('H15 a %s does not say of a message or a letter that it was sent', async (role: Role) => {
    const viewer = academy.viewer(role)
    const before = [await rows('mail'), await rows('message')]
    for (const name of ['message', 'mail'] as const)
      for (const data of [{ status: 'confirm' }, { state: 'sent' }, { status: 'fail', error: 'x' }, { subject: 'x' }]) {
        const path = `/api/${name}/${ids[name]}`
        const { status } = await pages.ask({ method: 'PUT', path, body: { data }, viewer })
        expect([400, 403, 404], `${path} ${status}`).toContain(status)
        expect((await pages.ask({ method: 'DELETE', path, viewer })).status).toBeGreaterThanOrEqual(403)
      }
    expect([await rows('mail'), await rows('message')]).toEqual(before)
  })

  test.each(['guest', 'user'] as const)(
    'I18 a %s finds no letter, message or order of another by its id',
    async (role) => {
      const viewer = academy.viewer(role)
      for (const name of ['mail', 'message', 'order'] as const) {
        const answers = [
          await pages.ask({ method: 'GET', path: `/api/${name}/${ids[name]}`, viewer }),
          await pages.ask({ method: 'GET', path: `/api/${name}/${ids[name]}/history`, viewer }),
          await pages.ask({ path: `/api/${name}/query`, body: { args: [{ _id: ids[name] }] }, viewer }),
          await pages.ask({
            path: `/api/${name}/aggregate`,
            body: { pipeline: [{ $match: { _id: ids[name] } }] },
            viewer,
          }),
          await pages.open({ path: `/${name}/detail/${ids[name]}`, viewer }),
          await pages.open({ path: `/api/${name}/export?format=csv`, viewer }),
        ]
        expect(answers[0]!.status, name).toBe(404)
        for (const { text } of answers) expect(text, name).not.toContain('ความลับ')
      }
      const staff = { method: 'GET' as const, path: `/api/order/${ids.order}`, viewer: academy.viewer('manager') }
      expect((await pages.ask(staff)).text).toContain('ความลับ')
    },
  )
})
