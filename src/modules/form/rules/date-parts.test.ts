import { describe, expect, it, test } from 'vitest'
import { judgeForm } from '#domain/form/judge.ts'
import { facts, field, form } from '#domain/form/testing/sample-form.ts'
import { dateChoices, daysIn, readDateParts, writeDateParts } from './date-parts.ts'

const none = { year: '', month: '', day: '', hour: '', minute: '' }
const asked = { parts: none, today: '2026-11-28', locale: 'th' as const }

describe('a date of selects', () => {
  it.each([
    ['2026-02-14', false],
    ['2026-02-', false],
    ['-02-14', false],
    ['2026-02-14T09:05', true],
    ['2026-02-14T:05', true],
  ])('%s is read and written as it is', (value, hasTime) => {
    expect(writeDateParts(readDateParts(value), hasTime)).toBe(value)
  })

  it.each([undefined, null, 7, ['2026'], {}, 'พรุ่งนี้', '2026-2-1', '2026-02-14T9:5'])('%j is no date', (value) => {
    expect(readDateParts(value)).toEqual(none)
  })

  it('is empty without any part, and loses a day that the chosen month lacks', () => {
    expect(writeDateParts(none, true)).toBe('')
    expect(writeDateParts({ ...none, year: '2025', month: '02', day: '29' }, false)).toBe('2025-02-')
    expect(writeDateParts({ ...none, year: '2024', month: '02', day: '29' }, false)).toBe('2024-02-29')
  })
})

test.each([
  ['2026', '02', 28],
  ['2024', '02', 29],
  ['', '02', 29],
  ['2026', '04', 30],
  ['2026', '', 31],
])('the month %s-%s offers %i days', (year, month, days) => {
  expect(daysIn({ year, month })).toBe(days)
  expect(dateChoices('day', { ...asked, parts: { ...none, year, month } })).toHaveLength(days)
})

test('years are those from 1924 to the current one, in the Buddhist era; hours and minutes are all there', () => {
  const years = dateChoices('year', asked)
  expect(years[0]).toEqual({ value: '2026', label: '2569' })
  expect(years.at(-1)).toEqual({ value: '1924', label: '2467' })
  expect(dateChoices('year', { ...asked, locale: 'en' })[0]!.label).toBe('2569 (2026)')
  expect(dateChoices('hour', asked).map(({ value }) => value)).toEqual(expect.arrayContaining(['00', '23']))
  expect([dateChoices('hour', asked).length, dateChoices('minute', asked).length]).toEqual([24, 60])
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('a browser in %s means the time of Thailand', (zone) => {
  const own = process.env['TZ']
  process.env['TZ'] = zone
  try {
    expect(new Date('2026-11-28T00:00:00Z').getTimezoneOffset()).not.toBe(-420)
    const parts = { year: '2026', month: '11', day: '28', hour: '00', minute: '05' }
    const definition = form([field({ name: 'at', type: 'datetime', showDateTime: 'datetime' })])
    const { values } = judgeForm(definition, { answers: { at: writeDateParts(parts, true) }, facts })
    expect(values).toEqual({ at: '2026-11-28T00:05+07:00' })
    expect(readDateParts(values['at'])).toEqual(parts)
  } finally {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  }
})
