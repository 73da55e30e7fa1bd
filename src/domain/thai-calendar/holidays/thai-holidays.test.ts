import { describe, expect, test } from 'vitest'
import { lastLunarYear, lunarDays } from './lunar-days.ts'
import { hasLunarDays, isWeekend, thaiHolidays } from './thai-holidays.ts'

const substitutes = (year: number) =>
  thaiHolidays(year).flatMap(({ day, isSubstitute }) => (isSubstitute ? day.slice(5) : []))

describe('Thai public holidays', () => {
  test.each([
    [2023, ['01-02', '04-17', '06-05', '08-14', '12-11']],
    [2024, ['01-02', '02-26', '04-08', '04-16', '05-06', '07-22', '07-29', '10-14']],
    [2025, ['04-07', '04-16', '05-05', '05-12']],
    [2026, ['06-01', '12-07']],
    [2027, ['02-22', '05-03', '07-20', '10-25', '12-06']],
  ])('of %i have one substitute for each weekend with a holiday', (year, expected) => {
    expect(substitutes(year)).toEqual(expected)
  })

  test('have a substitute in January for a weekend at the end of December', () => {
    expect(thaiHolidays(2029).slice(0, 2)).toEqual([
      { day: '2029-01-01', name: { th: 'วันขึ้นปีใหม่', en: 'New Year’s Day' }, isSubstitute: false },
      { day: '2029-01-02', name: { th: 'ชดเชยวันสิ้นปี', en: 'Substitute for New Year’s Eve' }, isSubstitute: true },
    ])
    expect(substitutes(2028)).not.toContain('01-02')
  })

  test('include lunar days of the known years, Lent on the day after Asalha Bucha', () => {
    const named = new Map(thaiHolidays(2026).map(({ day, name }) => [name.th, day]))
    expect(named.get('วันมาฆบูชา')).toBe('2026-03-03')
    expect(named.get('วันวิสาขบูชา')).toBe('2026-05-31')
    expect(named.get('ชดเชยวันวิสาขบูชา')).toBe('2026-06-01')
    expect([named.get('วันอาสาฬหบูชา'), named.get('วันเข้าพรรษา')]).toEqual(['2026-07-29', '2026-07-30'])
  })

  test('beyond the known years are the fixed days alone', () => {
    expect(hasLunarDays(lastLunarYear)).toBe(true)
    expect(hasLunarDays(lastLunarYear + 1)).toBe(false)
    expect(thaiHolidays(lastLunarYear + 1).some(({ name }) => name.th.includes('บูชา'))).toBe(false)
  })

  test('are in order, once a day, and substitutes are working days', () => {
    for (let year = 2020; year < 2040; year++) {
      const days = thaiHolidays(year).map(({ day }) => day)
      expect(days).toEqual([...days].toSorted())
      for (const { day, isSubstitute } of thaiHolidays(year)) {
        expect(day.startsWith(String(year))).toBe(true)
        if (isSubstitute) expect(isWeekend(day) || days.filter((one) => one === day).length > 1, day).toBe(false)
      }
    }
  })

  /** The mean full moon nearest to a day, in days of distance. A lunar day of the table is within two days of one. */
  test('the lunar days are full moons', () => {
    const month = 29.530588853
    for (const [year, { makha, visakha, asalha }] of lunarDays)
      for (const day of [makha, visakha, asalha]) {
        const since = (Date.parse(`${year}-${day}T12:00:00+07:00`) - Date.UTC(2000, 0, 21, 4, 40)) / 86_400_000
        const away = Math.min(since % month, month - (since % month))
        expect(away, `${year}-${day}`).toBeLessThan(2)
      }
  })
})
