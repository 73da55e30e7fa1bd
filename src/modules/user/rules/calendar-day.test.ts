import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCalendar } from '#platform/content/calendar/format-calendar.ts'
import { calendarEntry } from './calendar-day.ts'

const stamp = '2026-11-22T13:00:00.123Z'
const at = { host: 'x.th', stamp }
const day = { id: 'a', title: 'PLC, เบื้องต้น; รุ่น 1', from: '2026-12-30', to: '2026-12-31', url: 'https://x.th/a' }

test('whole days end on the day after, and commas and lines are escaped', () => {
  const file = formatCalendar('ปฏิทิน', [calendarEntry({ ...day, title: `${day.title}\nBEGIN:VEVENT` }, at)])
  for (const line of [
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'DTSTAMP:20261122T130000Z',
    'UID:a@x.th',
  ])
    expect(file.split('\r\n')).toContain(line)
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:PLC\\, เบื้องต้น\\; รุ่น 1\\nBEGIN:VEVENT')
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})

test('no line is longer than 75 bytes, and unfolded it says what was given', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const plain = title.replaceAll(/[\p{Cc}\\;,]/gu, ' ')
      const file = formatCalendar('', [calendarEntry({ ...day, title: plain }, at)])
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${plain}\r\n`)
    }),
  )
})
