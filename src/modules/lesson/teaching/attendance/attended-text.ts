import type { LearnerAttendance } from '#modules/enroll/public-api.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { attendedWords as words } from './words.ts'

type Locale = 'th' | 'en'

/** Minutes as hours, such as `10.5`. */
export const hoursOf = (minutes: number) => (minutes / 60).toLocaleString('th-TH', { maximumFractionDigits: 2 })

/** What is missing is never said to be less than it is. */
export const missingHours = (minutes: number) => hoursOf(Math.ceil(minutes))

/** The hours of a learner in a line of a roster, and whether they are enough; empty where nothing has ended and nothing is asked. */
export function attendedShort({ attended, verdict }: LearnerAttendance, locale: Locale): string {
  const { totalMinutes, minutePercents } = attended
  if (totalMinutes === 0 && verdict === null) return ''
  const percent = totalMinutes === 0 ? 0 : Math.floor(minutePercents / totalMinutes)
  const said = { attended: hoursOf(minutePercents / 100), total: hoursOf(totalMinutes), percent }
  return [fill(words.short_[locale], said), ...(verdict ? [stateText(verdict, locale)] : [])]
    .filter(Boolean)
    .join(' · ')
}

function stateText(verdict: NonNullable<LearnerAttendance['verdict']>, locale: Locale): string {
  const missing = missingHours(verdict.missingMinutes)
  if (verdict.state === 'none') return ''
  if (verdict.missingMinutes === 0 && verdict.state !== 'short') return words.stateMet[locale]
  return fill((verdict.state === 'short' ? words.stateShort : words.stateOpen)[locale], { missing })
}
