import { describe, expect, it } from 'vitest'
import { type CalendarEntry, formatCalendar } from './format-calendar.ts'

describe('a calendar file', () => {
  const entry: CalendarEntry = {
    uid: 'a@localhost',
    changedAt: '2026-11-01T02:00:00.000Z',
    from: '2026-11-28',
    until: '2026-12-02',
    title: 'ครัว; ร้อน, \\ จาน\nEND:VEVENT\r\nX-EVIL:1',
    text: 'ก'.repeat(200),
    url: 'http://localhost/lesson/detail/a',
    isBusy: false,
  }
  const file = formatCalendar('ปฏิทิน', [entry])
  const lines = file.split('\r\n')

  it('ends every line in CR LF and has none over 75 octets, no letter torn', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ก'.repeat(200)}`)
  })

  it('says the place where calendars look for it, and nothing of one that there is not', () => {
    const placed = formatCalendar('ปฏิทิน', [{ ...entry, place: 'ห้อง 2, ชั้น 3', text: 'https://meet.test' }])
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

  it('writes instants in UTC, whatever the zone of the machine', () => {
    const timed = {
      ...entry,
      from: '2026-11-28T09:00:00.000+07:00',
      until: '2026-11-28T10:30:00.000+07:00',
      isBusy: true,
    }
    const zoned = formatCalendar('ปฏิทิน', [timed]).split('\r\n')
    expect(zoned).toEqual(expect.arrayContaining(['DTSTART:20261128T020000Z', 'DTEND:20261128T033000Z']))
    expect([zoned.includes('TRANSP:OPAQUE'), lines.includes('TRANSP:TRANSPARENT')]).toEqual([true, true])
  })

  it('lets no name of a calendar begin a line of its own', () => {
    const named = formatCalendar('ก, ข; ค\r\nX-EVIL:1\0', [])
    expect(named).toContain('\r\nX-WR-CALNAME:ก\\, ข\\; ค\\nX-EVIL:1\r\n')
  })

  it.each(['\ud83d', '\udc00'])('has no line over 75 octets where a text holds half a character', (half) => {
    const file = formatCalendar('', [{ ...entry, title: `${half}ก`.repeat(100) }])
    for (const line of file.split('\r\n')) expect(Buffer.from(line).length).toBeLessThanOrEqual(75)
  })
})
