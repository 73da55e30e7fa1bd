import type { Blueprint, Section } from '#domain/learning/assessment/blueprint.ts'
import { type ExamFacts, pointsOf, poolSize, scoredCount } from './exam-facts.ts'

const publishCheckNames = [
  ...(['sections', 'questions', 'ready', 'pools', 'repeated', 'overlap', 'points'] as const),
  ...(['titles', 'pass', 'duration', 'markers'] as const),
] as const
type PublishCheckName = (typeof publishCheckNames)[number]

/** A check before publishing. `stop` prevents it, `warn` does not. `sections` are the ids of those to correct. */
export interface PublishCheck {
  name: PublishCheckName
  state: 'good' | 'warn' | 'stop'
  sections: string[]
}

/** What is checked: the blueprint, what is known of the banks, and the sections that together ask for more than there is. */
interface CheckedExam {
  blueprint: Blueprint
  facts: ExamFacts
  /** Sections whose pools share questions and cannot all be filled. Only the server knows them. */
  unfilled: readonly string[]
}

/** Returns the checks of an exam, those that prevent publishing first. */
export function publishChecks({ blueprint, facts, unfilled }: CheckedExam): PublishCheck[] {
  const { sections, settings } = blueprint
  const short = idsOf(sections, (section) => isShort(section, facts))
  const alone = unfilled.filter((id) => sections.some((one) => one.id === id) && !short.includes(id))
  return [
    { name: 'sections', state: sections.length === 0 ? 'stop' : 'good', sections: [] },
    check('questions', 'stop', idsOf(sections, isEmpty)),
    check(
      'ready',
      'stop',
      idsOf(sections, (section) => hasUnready(section, facts)),
    ),
    check('pools', 'stop', short),
    check('repeated', 'stop', repeatedIn(sections)),
    check(
      'overlap',
      'stop',
      alone.filter((id) => !repeatedIn(sections).includes(id)),
    ),
    check(
      'points',
      'stop',
      idsOf(sections, (section) => scoredCount(section, facts) > 0 && pointsOf(section) === null),
    ),
    check('titles', 'warn', sections.length > 1 ? idsOf(sections, ({ title }) => title.trim() === '') : []),
    { name: 'pass', state: settings.passPercent > 0 ? 'good' : 'warn', sections: [] },
    { name: 'duration', state: settings.duration === null ? 'warn' : 'good', sections: [] },
    check('markers', 'warn', settings.releasesItself ? idsOf(sections, (section) => isMarked(section, facts)) : []),
  ]
}

/** Whether nothing prevents publishing. */
export const isPublishable = (checks: readonly PublishCheck[]) => checks.every(({ state }) => state !== 'stop')

function check(name: PublishCheckName, otherwise: 'warn' | 'stop', sections: string[]): PublishCheck {
  return { name, state: sections.length === 0 ? 'good' : otherwise, sections }
}

const idsOf = (sections: readonly Section[], isWrong: (section: Section) => boolean) =>
  sections.filter(isWrong).map(({ id }) => id)

const isEmpty = ({ source }: Section) =>
  source.kind === 'pool' ? source.bank === '' || source.count < 1 : source.questions.length === 0

const isShort = ({ source }: Section, { pools }: ExamFacts) =>
  source.kind === 'pool' && source.bank !== '' && source.count > poolSize(pools, source)

const hasUnready = ({ source }: Section, { questions }: ExamFacts) =>
  source.kind === 'list' && source.questions.some((id) => !questions[id]?.isReady)

function repeatedIn(sections: readonly Section[]): string[] {
  const used = new Set<string>()
  return idsOf(sections, ({ source }) => {
    if (source.kind === 'pool') return false
    const isRepeated = source.questions.some((id) => used.has(id))
    for (const id of source.questions) used.add(id)
    return isRepeated
  })
}

const isMarked = ({ source }: Section, { questions }: ExamFacts) =>
  source.kind === 'list' && source.questions.some((id) => ['essay', 'file'].includes(questions[id]?.type ?? ''))
