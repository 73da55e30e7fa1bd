import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormDefinition } from '#domain/form/definition.ts'
import { judgeForm } from '#domain/form/judge.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Context } from '#platform/context.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedForms } from './seed-forms.ts'

describe.each(await testDrivers())('the forms of the demo on $kind', (driver) => {
  const folder = mkdtempSync(join(tmpdir(), 'wicha-seed-'))
  let academy: Academy
  let skills: Context
  let factory: Context
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-29T03:00:00Z'), { DATA_DIR: folder })
    const contextOf = (key: keyof typeof sites) => seedContext(academy.app, sites[key]._id)
    ;[skills, factory] = [await contextOf('skills'), await contextOf('factory')]
    const there = new Map([
      ['skills', skills],
      ['factory', factory],
      // The tests have no third site.
      ['school', factory],
    ])
    await seedForms({ origin: await contextOf('origin'), sites: there })
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await academy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(academy.database.kysely)).rows

  test('six published forms have 500 submissions in all statuses, of which some are suspected', async () => {
    const counts = await rowsOf(sql<{ slug: string; n: number }>`select p.slug, count(*)::int as n
      from form f join post p on p.site = f.site and p._id = f."formID" where p.status group by 1 order by 1`)
    expect(Object.fromEntries(counts.map(({ slug, n }) => [slug, n]))).toEqual({
      ...{ 'company-booking': 10, complaint: 42, 'contact-form': 100, 'course-application': 118 },
      ...{ 'course-evaluation': 150, 'onsite-registration': 80 },
    })
    const statuses = await rowsOf(sql<{ status: string; n: number }>`
      select status, count(*)::int as n from form group by 1`)
    const of = (status: string) => statuses.find((one) => one.status === status)?.n ?? 0
    for (const status of ['submit', 'confirm', 'reject', 'cancel']) expect(of(status), status).toBeGreaterThan(5)
    const [suspected] = await rowsOf(sql<{ n: number }>`select count(*)::int as n from form where "isSuspected"`)
    expect(suspected!.n).toBeGreaterThan(8)
    expect(suspected!.n).toBeLessThan(20)
  })

  test('the judge accepts every stored submission in its version', async () => {
    const stored = await rowsOf(sql<{ open: object; hidden: string | null; definition: string; day: string }>`
      select f."formData" as open, p.answers as hidden, v.definition,
        to_char(f."createdAt" at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day
      from form f left join form_private p on p.site = f.site and p._id = f._id
      join form_version v on v.site = f.site and v."formID" = f."formID" and v.number = f."formVersion"`)
    expect(stored).toHaveLength(500)
    for (const { open, hidden, definition, day } of stored) {
      const answers: Record<string, unknown> = { ...open, ...(hidden ? JSON.parse(hidden) : {}) }
      const judged = judgeForm(JSON.parse(definition) as FormDefinition, {
        answers,
        facts: { today: day, session: {} },
      })
      expect(judged.issues).toEqual([])
      expect(Object.keys(judged.values).toSorted()).toEqual(Object.keys(answers).toSorted())
    }
  })

  test('numbers are unique, and every submission has a timeline that ends in its status, in order', async () => {
    const rows = await rowsOf(sql<{ number: string; status: string; kinds: string[]; last: string; days: number }>`
      select f.number, f.status, array_agg(e.kind order by e.at) as kinds,
        (array_agg(e.changes order by e.at desc))[1] as last,
        extract(day from ${'2026-11-29T03:00:00Z'}::timestamptz - f."createdAt")::int as days
      from form f join form_event e on e.site = f.site and e."submissionID" = f._id group by f.number, f.status, f."createdAt"`)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(500)
    for (const { kinds, status, last } of rows) {
      expect(kinds[0]).toBe('sent')
      const [change] = JSON.parse(last) as { to: string }[]
      expect(change?.to ?? 'submit').toBe(status)
    }
    expect(Math.max(...rows.map(({ days }) => days))).toBeGreaterThan(100)
    expect(Math.min(...rows.map(({ days }) => days))).toBe(0)
  })

  test('private answers are apart, and anonymous evaluations name nobody', async () => {
    const [open] = await rowsOf(sql<{ n: number }>`
      select count(*)::int as n from form where "formData" ?| array['citizen', 'birthday', 'emergencyPhone']`)
    expect(open!.n).toBe(0)
    const [named] = await rowsOf(sql<{ n: number }>`select count(*)::int as n from form f
      join post p on p.site = f.site and p._id = f."formID"
      join form_event e on e.site = f.site and e."submissionID" = f._id
      where p.slug = 'course-evaluation' and (f."userID" is not null or e."byName" <> '' and e.kind = 'sent')`)
    expect(named!.n).toBe(0)
  })

  test('bookings have orders with the deposit, some paid, and certificates are attached', async () => {
    const orders = await rowsOf(sql<{ price: string; process: string }>`select o.price, o.process
      from form f join "order" o on o.site = f.site and o._id = f."orderID"`)
    expect(orders).toHaveLength(10)
    expect(new Set(orders.map(({ price }) => Number(price)))).toEqual(new Set([5000]))
    expect(orders.map(({ process }) => process).toSorted()).toEqual([
      ...['awaiting', 'done', 'done', 'done', 'done', 'done', 'done', 'expired', 'expired', 'expired'],
    ])
    const [files] = await rowsOf(sql<{ n: number }>`
      select count(*)::int as n from attachment where collection = 'form'`)
    expect(files!.n).toBe(6)
  })

  test('four flows are active, with runs that are done, wait, ask, were declined and cancelled', async () => {
    const flows = await Promise.all(
      [skills, factory].map((ctx) => from(ctx, 'flow').select(['flow.status', 'flow.nextAt']).execute()),
    )
    expect(flows.flat().map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active'])
    expect(flows.flat().filter(({ nextAt }) => nextAt !== null)).toHaveLength(1)
    const { runs } = await listRuns(skills, {})
    const states = runs.map(({ state }) => state).toSorted()
    expect(states).toEqual(['asking', 'cancelled', 'done', 'done', 'done', 'stopped', 'waiting'])
  })

  test('five templates are there, and the flows sent mails with the answers', async () => {
    const templates = await rowsOf(sql`select 1 from email_template`)
    expect(templates).toHaveLength(5)
    const mails = await from(skills, 'mail').select(['mail.to', 'mail.subject', 'mail.text']).execute()
    expect(mails.map(({ to }) => to)).toContain('manager@wicha.test')
    expect(mails.find(({ subject }) => subject.startsWith('เราได้รับใบสมัคร'))?.text).toMatch(/FRM-2569-\d{6}/)
    expect(mails.every(({ text }) => !text?.includes('{{'))).toBe(true)
  })

  test('six drafts wait, of one learner and of visitors', async () => {
    const drafts = await rowsOf(sql<{ answers: string }>`select answers from form_draft`)
    expect(drafts).toHaveLength(6)
    expect(drafts.every(({ answers }) => !answers.includes('citizen'))).toBe(true)
  })
})
