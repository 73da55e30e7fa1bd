import { addDays } from '../bangkok.ts'
import { lunarDays } from './lunar-days.ts'

interface Name {
  th: string
  en: string
}

/** A public holiday of Thailand on a `YYYY-MM-DD`. A substitute follows a weekend with a holiday. */
interface ThaiHoliday {
  day: string
  name: Name
  isSubstitute: boolean
}

/** Days that are the same each year, as `MM-DD`. Cabinet specials are not known in advance. */
const fixedDays: readonly (readonly [string, string, string])[] = [
  ['01-01', 'วันขึ้นปีใหม่', 'New Year’s Day'],
  ['04-06', 'วันจักรี', 'Chakri Memorial Day'],
  ['04-13', 'วันสงกรานต์', 'Songkran'],
  ['04-14', 'วันสงกรานต์', 'Songkran'],
  ['04-15', 'วันสงกรานต์', 'Songkran'],
  ['05-01', 'วันแรงงานแห่งชาติ', 'Labour Day'],
  ['05-04', 'วันฉัตรมงคล', 'Coronation Day'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', 'Queen Suthida’s Birthday'],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'King’s Birthday'],
  ['08-12', 'วันแม่แห่งชาติ', 'Mother’s Day'],
  ['10-13', 'วันนวมินทรมหาราช', 'King Bhumibol Memorial Day'],
  ['10-23', 'วันปิยมหาราช', 'King Chulalongkorn Day'],
  ['12-05', 'วันพ่อแห่งชาติ', 'Father’s Day'],
  ['12-10', 'วันรัฐธรรมนูญ', 'Constitution Day'],
  ['12-31', 'วันสิ้นปี', 'New Year’s Eve'],
]

/** The public holidays of a Gregorian year in order, with substitutes. Lunar ones only for the years of `lunarDays`. */
export function thaiHolidays(year: number): ThaiHoliday[] {
  // A weekend at the end of December has its substitute in January.
  const regular = [year - 1, year, year + 1].flatMap(regularDays)
  const all = [...regular, ...substitutesOf(regular)]
  return all.filter(({ day }) => Number(day.slice(0, 4)) === year).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Whether the lunar holidays of a Gregorian year are known. */
export const hasLunarDays = (year: number): boolean => lunarDays.has(year)

/** Whether a day is a Saturday or Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function regularDays(year: number): ThaiHoliday[] {
  const on = (monthDay: string, th: string, en: string): ThaiHoliday => ({
    ...{ day: `${year}-${monthDay}`, name: { th, en }, isSubstitute: false },
  })
  const lunar = lunarDays.get(year)
  const asalha = lunar && on(lunar.asalha, 'วันอาสาฬหบูชา', 'Asalha Bucha Day')
  return [
    ...fixedDays.map(([monthDay, th, en]) => on(monthDay, th, en)),
    ...(lunar && asalha
      ? [
          on(lunar.makha, 'วันมาฆบูชา', 'Makha Bucha Day'),
          on(lunar.visakha, 'วันวิสาขบูชา', 'Visakha Bucha Day'),
          asalha,
          on(addDays(asalha.day, 1).slice(5), 'วันเข้าพรรษา', 'Buddhist Lent Day'),
        ]
      : []),
  ]
}

/** A weekend with holidays has one substitute: the next working day that is no holiday. */
function substitutesOf(regular: readonly ThaiHoliday[]): ThaiHoliday[] {
  const taken = new Set(regular.map(({ day }) => day))
  const weekends = Map.groupBy(
    regular.filter(({ day }) => isWeekend(day)),
    ({ day }) => mondayAfter(day),
  )
  return [...weekends]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([monday, holidays]) => {
      let day = monday
      while (taken.has(day) || isWeekend(day)) day = addDays(day, 1)
      taken.add(day)
      const names = (locale: 'th' | 'en') => [...new Set(holidays.map(({ name }) => name[locale]))]
      return {
        ...{ day, isSubstitute: true },
        name: { th: `ชดเชย${names('th').join('และ')}`, en: `Substitute for ${names('en').join(' and ')}` },
      }
    })
}

const mondayAfter = (day: string) => addDays(day, new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? 2 : 1)
