import { describe, expect, it } from 'vitest'
import { type Entry, icalOf } from './ical.ts'
import { dayAfter, monthsOf, standOf, yearAsked, yearsAround } from './training-year.ts'

describe('the years of the calendar', () => {
  it('L263.1 in 2569 go from 2567 to 2571', () => {
    expect(yearsAround(2026).map((year) => year + 543)).toEqual([2567, 2568, 2569, 2570, 2571])
  })

  it.each([
    [null, 2026],
    ['', 2026],
    ['2024', 2024],
    ['2028', 2028],
    ['2023', 2026],
    ['2029', 2026],
    ['2569', 2026],
    ['20 27', 2026],
    ['-2026', 2026],
    ["2026'--", 2026],
    ['9'.repeat(5000), 2026],
  ])('for ?year=%s is %i', (asked, year) => expect(yearAsked(asked, 2026)).toBe(year))
})

const none = { startDate: null, endDate: null, startRegistDate: null, endRegistDate: null }

describe('where a course stands', () => {
  it.each([
    [{ startDate: '2026-11-28', endDate: '2026-12-01' }, 'training', '2026-11-28', '2026-12-01', '2026-12-02'],
    [{ startDate: '2026-11-28' }, 'training', '2026-11-28', '2026-11-28', '2026-11-29'],
    [{ startDate: '2026-11-28', endDate: '2026-11-01' }, 'training', '2026-11-28', '2026-11-28', '2026-11-29'],
    [{ startDate: '2026-12-31', startRegistDate: '2026-01-01' }, 'training', '2026-12-31', '2026-12-31', '2027-01-01'],
    [
      { startRegistDate: '2026-01-01', endRegistDate: '2026-02-01' },
      'registration',
      '2026-01-01',
      '2026-02-01',
      '2026-02-02',
    ],
  ] as const)('%j: %s from %s to %s, before %s', (days, kind, first, last, after) => {
    const stand = standOf({ ...none, ...days })!
    expect(stand).toEqual({ kind, first, last })
    expect(dayAfter(stand)).toBe(after)
  })

  it('is nowhere without a day', () => expect(standOf({ ...none, endDate: '2026-11-01' })).toBeNull())
})

it('L55.1 two courses of one month and one of another are two months, the one over, the other to come', () => {
  const at = (first: string) => ({ stand: { kind: 'training' as const, first, last: first } })
  const months = monthsOf([at('2026-12-01'), at('2026-03-02'), at('2026-12-09')], '2026-11-30')
  expect(months.map(({ month, season, courses }) => [month, season, courses.length])).toEqual([
    [3, 'past', 1],
    [12, 'coming', 2],
  ])
  expect(monthsOf([at('2026-11-01')], '2026-11-30')[0]!.season).toBe('now')
})

describe('a calendar file', () => {
  const entry: Entry = {
    uid: 'a@localhost',
    changedAt: '2026-11-01T02:00:00.000Z',
    from: '2026-11-28',
    until: '2026-12-02',
    title: 'ครัว; ร้อน, \\ จาน\nEND:VEVENT\r\nX-EVIL:1',
    text: 'ก'.repeat(200),
    url: 'http://localhost/lesson/detail/a',
  }
  const file = icalOf('ปฏิทิน', [entry])
  const lines = file.split('\r\n')

  it('ends every line in CR LF and has none over 75 octets, no letter torn', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ก'.repeat(200)}`)
  })

  it('says the place where calendars look for it, and nothing of one that there is not', () => {
    const placed = icalOf('ปฏิทิน', [{ ...entry, place: 'ห้อง 2, ชั้น 3', text: 'https://meet.test' }])
    expect(placed.split('\r\n')).toEqual(
      expect.arrayContaining(['LOCATION:ห้อง 2\\, ชั้น 3', 'DESCRIPTION:https://meet.test']),
    )
    expect(file).not.toContain('LOCATION')
  })

  it('holds whole days of Bangkok, the day after the last as their end', () => {
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261202']))
    expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20261101T020000Z', 'X-WR-TIMEZONE:Asia/Bangkok']))
  })

  it('lets no name begin a line of its own', () => {
    const whole = file.replaceAll('\r\n ', '')
    expect(whole).toContain('SUMMARY:ครัว\\; ร้อน\\, \\\\ จาน\\nEND:VEVENT\\nX-EVIL:1')
    expect(whole.match(/^END:VEVENT/gm)).toHaveLength(1)
    expect(whole).not.toMatch(/^X-EVIL/m)
  })
})
