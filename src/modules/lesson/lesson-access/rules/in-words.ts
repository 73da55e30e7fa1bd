import { formatDay } from '#domain/thai-calendar/format.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { ruleWords, standingWords as words } from '../words.ts'
import type { Lack } from './completion.ts'
import type { LessonState, Reason } from './lesson-state.ts'

/** Prerequisite lessons named in a message. The others are counted. */
const mostNamed = 2

/**
 * Why a lesson is locked and when it opens, in one line. `barred` is the reason why the enrolment itself is blocked.
 */
export const whyLocked = (
  { reasons, exceptionOn }: Pick<LessonState, 'reasons' | 'exceptionOn'>,
  { locale, barred }: { locale: Locale; barred: Record<Extract<Reason, { of: 'bar' }>['bar'], Text> },
): string => {
  const day = (value: string) => formatDay(value, { length: 'long', locale })
  const lessons = reasons.filter((one) => one.of === 'lesson')
  const said = reasons.filter((one) => one.of !== 'lesson' || lessons.indexOf(one) < mostNamed)
  const parts = said.map((one) => {
    if (one.of === 'bar') return barred[one.bar][locale]
    if (one.of === 'day') return fill(words.day[locale], { day: day(one.day) })
    return fill(words[one.of][locale], { name: one.name })
  })
  const more = lessons.length - mostNamed
  return [
    ...parts,
    ...(more > 0 ? [fill(words.more[locale], { n: more })] : []),
    ...(exceptionOn === null ? [] : [fill(words.exception[locale], { day: day(exceptionOn) })]),
  ].join(' · ')
}

/** What is still missing to complete a lesson, in one line. */
export const whyUnfinished = (lacks: readonly Lack[], locale: Locale): string =>
  lacks
    .map((lack) => {
      if (lack.of === 'handin') return words.handin[locale]
      return fill(words[lack.of][locale], { n: lack.of === 'time' ? lack.minutes : lack.percent })
    })
    .join(' · ')

/** The message that prerequisites form a cycle, with the names in it. */
export const cycleSaid = (names: readonly string[]): Text => {
  const way = names.map((name) => `“${name}”`).join(' → ')
  return { th: fill(ruleWords.cycle.th, { way }), en: fill(ruleWords.cycle.en, { way }) }
}
