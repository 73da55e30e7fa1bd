import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownReminders, setOwnReminders } from '#platform/background/reminders/own-reminders.ts'
import { defaultQuietHours } from '#platform/background/reminders/rules/quiet-hours.ts'
import { sentReminders } from '#platform/background/reminders/sent-list.ts'
import { setSiteReminders } from '#platform/background/reminders/site-reminders.ts'
import {
  subscriptionOf,
  unsubscribe,
  unsubscribeDays,
  unsubscribeToken,
} from '#platform/background/reminders/unsubscribe.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'

const drivers = await testDrivers()
const now = Date.parse('2026-11-30T03:00:00Z')
const forbidden = { kind: 'forbidden' }
const invalid = { kind: 'invalid' }

describe.each(drivers)('choices of reminders on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => (academy = await openAcademy(driver, now)))
  afterAll(() => academy.close())

  const guest = () => academy.as('guest')
  const learner = () => academy.as('user')
  const user = () => learner().viewer.id
  const token = () => unsubscribeToken(guest(), { user: user(), kind: 'idle' })
  const own = { ...defaultQuietHours, locale: 'th' as const, choices: {} }

  it('the link of an email stops emails of its kind alone, however often', async () => {
    await setOwnReminders(learner(), { ...own, choices: { idle: { notice: false, email: true } } })
    const found = subscriptionOf(guest(), token())
    expect(found).toEqual({ user: user(), kind: 'idle' })
    await unsubscribe(guest(), found!)
    await unsubscribe(guest(), found!)
    expect((await ownReminders(learner())).choices).toEqual({ idle: { notice: false, email: false } })
    await unsubscribe(guest(), { user: user(), kind: 'waitlist' })
    expect((await ownReminders(learner())).choices.waitlist).toEqual({ notice: true, email: false })
  })

  it('a link that is forged, of another person or kind, of another site, or expired stops nothing', () => {
    const good = token()
    const [kind, id, until, mark] = good.split('.') as [string, string, string, string]
    const other = academy.as('admin').viewer.id
    for (const wrong of [
      '',
      'x'.repeat(5000),
      [kind, other, until, mark].join('.'),
      ['waitlist', id, until, mark].join('.'),
      [kind, id, String(Number(until) + 1), mark].join('.'),
      [kind, id, until, mark.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))].join('.'),
      [kind, id, until, mark.slice(1)].join('.'),
      unsubscribeToken(guest(), { user: user(), kind: 'security' }),
    ])
      expect(subscriptionOf(guest(), wrong)).toBeNull()
    expect(subscriptionOf(academy.as('guest', 'factory'), good)).toBeNull()
    const later = (days: number) => ({ ...guest(), now: now + days * 86_400_000 })
    expect(subscriptionOf(later(unsubscribeDays - 1), good)).not.toBeNull()
    expect(subscriptionOf(later(unsubscribeDays + 1), good)).toBeNull()
  })

  it('stops nothing for somebody who is not of the site', async () => {
    await unsubscribe(guest(), { user: academy.as('user', 'factory').viewer.id, kind: 'idle' })
    const { rows } =
      await sql`select 1 from reminder_choice where "user" = ${academy.as('user', 'factory').viewer.id}`.execute(
        academy.database.kysely,
      )
    expect(rows).toEqual([])
  })

  it('nobody stores choices for another, nor what is no time; a locked kind stays on', async () => {
    await expect(setOwnReminders(academy.as('admin'), own)).rejects.toMatchObject(forbidden)
    await expect(setOwnReminders(academy.as('guest'), own)).rejects.toMatchObject(forbidden)
    const acted = { ...learner(), viewer: { ...learner().viewer, actor: { id: user(), name: 'x' } } } as never
    await expect(setOwnReminders(acted, own)).rejects.toMatchObject(forbidden)
    for (const quietFrom of ['', '25:00', '9:00', '99999'])
      await expect(setOwnReminders(learner(), { ...own, quietFrom })).rejects.toMatchObject(invalid)
    const off = { notice: false, email: false }
    await setOwnReminders(learner(), { ...own, choices: { security: off, access_ending: off } })
    expect((await ownReminders(learner())).choices).toMatchObject({ access_ending: off })
    expect((await ownReminders(learner())).choices.security).toBeUndefined()
  })

  it('only administrators say what the site sends, and only staff see what was sent', async () => {
    for (const role of ['guest', 'user', 'member', 'manager'] as const)
      await expect(setSiteReminders(academy.as(role), { offKinds: [], idleDays: 7 })).rejects.toMatchObject(forbidden)
    for (const idleDays of [2, 366, 7.5, Number.NaN])
      await expect(setSiteReminders(academy.as('admin'), { offKinds: [], idleDays })).rejects.toMatchObject(invalid)
    const all = { of: null, kind: null, limit: 10 }
    await expect(sentReminders(learner(), all)).rejects.toMatchObject(forbidden)
    expect(await sentReminders(academy.as('member'), all)).toEqual({ sent: [], total: 0 })
  })
})
