/** The public holidays of the Buddhist lunar calendar in one year, as `MM-DD`. Lent begins on the day after Asalha Bucha. */
interface LunarDays {
  makha: string
  visakha: string
  asalha: string
}

/**
 * By Gregorian year, as announced by the Thai government until 2026; 2027 follows the Thai lunar calendar. Later years are not known here,
 * because leap months and days of that calendar are announced.
 */
export const lunarDays: ReadonlyMap<number, LunarDays> = new Map([
  [2024, { makha: '02-24', visakha: '05-22', asalha: '07-20' }],
  [2025, { makha: '02-12', visakha: '05-11', asalha: '07-10' }],
  [2026, { makha: '03-03', visakha: '05-31', asalha: '07-29' }],
  [2027, { makha: '02-21', visakha: '05-20', asalha: '07-18' }],
])

/** The last Gregorian year whose lunar holidays are known. */
export const lastLunarYear = Math.max(...lunarDays.keys())
