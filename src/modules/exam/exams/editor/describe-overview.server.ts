import { href } from 'react-router'
import type { Blueprint } from '#domain/learning/assessment/blueprint.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { checkWords, problemWords } from './wording/check-words.ts'
import type { BankNames } from './describe-changes.ts'
import { sectionPairs, settingPairs } from './describe-detail.server.ts'
import { detailWords as words } from './wording/detail-words.ts'
import type { Draft } from './draft.server.ts'
import type { ExamPaths } from './exam-paths.ts'
import { examFacts, unfilledIn } from './read-facts.server.ts'
import { questionCount, totalPoints } from './rules/exam-facts.ts'
import { isPublishable, type PublishCheck, publishChecks } from './rules/publish-checks.ts'
import { editorWords } from './wording/editor-words.ts'

interface Overview {
  exam: { _id: string; current: number; name: string }
  course: { _id: string; name: string }
  version: number
  draft: Draft
  blueprint: Blueprint
  banks: BankNames
  paths: ExamPaths
}

/** The head of an exam, its figures, sections and rules, and the checks of its draft. */
export async function describeOverview(ctx: Context, of: Overview) {
  const { locale } = ctx
  const { exam, course, version, draft, blueprint, banks, paths } = of
  const facts = await examFacts(ctx, [blueprint])
  const checks = publishChecks({ blueprint, facts, unfilled: await unfilledIn(ctx, blueprint) })
  const [questions, points] = [questionCount(blueprint), totalPoints(blueprint, facts)]
  const record: Partial<RecordDescription> = {
    crumbs: [{ href: paths.course(course._id), label: course.name }],
    heading: exam.name,
    state: stateOf({ exam, draft, locale }),
    facts: [version === 0 ? words.draft[locale] : fill(words.version[locale], { n: version })],
    figures: [
      { label: words.questions[locale], value: String(questions) },
      { label: words.points[locale], value: points },
      { label: words.current[locale], value: exam.current === 0 ? words.none[locale] : String(exam.current) },
    ],
    sections: [
      { title: words.sections[locale], pairs: sectionPairs(blueprint, { locale, banks }) },
      { title: words.settings[locale], pairs: settingPairs(blueprint, locale) },
    ],
  }
  const panel = {
    ...{ checks, sections: blueprint.sections },
    total: fill(editorWords.total[locale], { n: questions, points }),
    described: {
      words: inLocale(editorWords, locale),
      checks: inLocale(checkWords, locale),
      problems: inLocale(problemWords, locale),
    },
  }
  return { record, checks, panel }
}

type State = NonNullable<RecordDescription['state']>

function stateOf({ exam, draft, locale }: { exam: Overview['exam']; draft: Draft; locale: 'th' | 'en' }): State {
  if (exam.current === 0) return { text: words.unpublished[locale], tone: 'off' }
  return draft.isStored
    ? { text: words.hasDraft[locale], tone: 'busy' }
    : { text: words.published[locale], tone: 'live' }
}

type Acted = Pick<Overview, 'exam' | 'version' | 'draft' | 'paths'> & { checks: readonly PublishCheck[] }

/** What one does with an exam: publish its draft where that is possible, else edit it. */
export function recordActions(ctx: Context, { exam, version, draft, checks, paths }: Acted): Action[] {
  const { locale } = ctx
  const isDraft = version === 0 && draft.isStored
  const canPublish = isDraft && isPublishable(checks)
  const edit = version === 0 ? words.edit : words.editFrom
  return [
    ...(isDraft
      ? [
          {
            label: words.publish[locale],
            method: 'post' as const,
            hidden: [{ name: 'intent', value: 'publish' }],
            isPrimary: canPublish,
            ...(!canPublish && { lock: words.cannotPublish[locale] }),
          },
        ]
      : []),
    { label: edit[locale], href: paths.edit(exam._id, version), icon: 'pencil', isPrimary: !canPublish },
    {
      label: words.preview[locale],
      href: href('/lesson/exam/preview/:id/:history', { id: exam._id, history: String(version) }),
    },
    ...(exam.current > 0
      ? [{ label: words.addRound[locale], href: `${href('/exam/round/add')}?examID=${exam._id}` }]
      : []),
  ]
}
