import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { type MailTry, mailSuppressed, mailTry } from './mail-tables.ts'
import { queueMail } from './queue-mail.ts'
import { suppress } from './suppression/suppression.ts'
import { sweepMail } from './sweep-mail.ts'

const start = Date.parse('2026-11-28T20:40:00Z')
const day = 86_400_000

describe.each(await bothDrivers())('the retention of mail on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
  })
  afterAll(() => academy.close())

  const at = (daysAgo: number) => new Date(start - daysAgo * day).toISOString()
  const mailOf = (ctx: Context) => queueMail(ctx, { to: 'a@wicha.test', subject: 'ทดสอบ', html: 'ก', text: 'ก' })
  const addTry = (ctx: Context, of: { mail: string; outcome: MailTry['outcome']; daysAgo: number }) =>
    insertPrivate(ctx, mailTry, {
      row: {
        ...{ _id: newId(start), mail: of.mail, at: at(of.daysAgo), outcome: of.outcome, host: 'mx', code: 250 },
        ...{ enhancedCode: null, response: `${of.outcome} ${of.daysAgo}`, envelopeFrom: 'b@wicha.test' },
        ...{ envelopeTo: 'a@wicha.test', recipient: 'r', isAboutRecipient: true, ms: 1, sha256: 'x', bytes: 1 },
      },
    })
  const triesAt = async (ctx: Context) =>
    (await fromPrivate(ctx, mailTry).select('response').execute()).map(({ response }) => response).toSorted()

  test('proofs stay two years and failures one year, on every site, and the mails stay', async () => {
    for (const site of ['skills', 'factory'] as const) {
      const ctx = academy.as('admin', site)
      const mail = await mailOf(ctx)
      for (const daysAgo of [1, 364, 366, 729, 731])
        for (const outcome of ['accepted', 'deferred', 'refused', 'bounced'] as const)
          await addTry(ctx, { mail, outcome, daysAgo })
    }
    await sweepMail(academy.app)
    await sweepMail(academy.app)
    for (const site of ['skills', 'factory'] as const) {
      const ctx = academy.as('admin', site)
      expect(await triesAt(ctx)).toEqual([
        ...['accepted 1', 'accepted 364', 'accepted 366', 'accepted 729', 'bounced 1', 'bounced 364'],
        ...['deferred 1', 'deferred 364', 'refused 1', 'refused 364'],
      ])
      expect(await from(ctx, 'mail').select('mail._id').execute()).toHaveLength(1)
    }
  })

  test('a suppression goes 30 days after its end, and one without an end stays', async () => {
    const ctx = academy.as('admin')
    for (const [address, until] of [
      ['ended@wicha.test', at(31)],
      ['lately@wicha.test', at(29)],
      ['later@wicha.test', at(-5)],
      ['for-ever@wicha.test', null],
    ] as const)
      await suppress(ctx, { address, until, note: address, reason: 'soft', scope: 'news', by: '' })
    await sweepMail(academy.app)
    const left = await fromPrivate(ctx, mailSuppressed).select('note').execute()
    expect(left.map(({ note }) => note).toSorted()).toEqual([
      ...['for-ever@wicha.test', 'lately@wicha.test', 'later@wicha.test'],
    ])
  })

  test('the nightly job is registered', () => {
    expect(academy.app.jobs).toBeDefined()
    const names = academy.app.manifests.flatMap(({ name, jobs }) => (jobs ?? []).map((job) => `${name}/${job}`))
    expect(names).toContain('mail/sweep-proof')
  })
})
