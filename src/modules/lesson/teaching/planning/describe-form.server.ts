import { href } from 'react-router'
import { WEEKDAYS } from '#domain/thai-calendar/names.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { PlanField, PlanForm } from './plan-input.ts'
import { planPath } from './plan-path.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { holidayRules } from './rules/plan-days.ts'
import { planWords as words } from './words.ts'

/** What a plan begins with: the days of the round, working days, six hours and the room of the round. */
export const emptyPlan = (round: RoundFacts): PlanForm => ({
  lessons: round.lessons.length === 1 ? [round.lessons[0]!._id] : [],
  weekdays: ['1', '2', '3', '4', '5'],
  first: round.startDate,
  hours: '09:00–12:00, 13:00–16:00',
  count: '',
  until: round.endDate ?? '',
  ...{ rule: 'move', name: '', room: round.room ?? '', place: round.place, url: '', lecturerID: '' },
})

interface Described {
  round: RoundFacts
  form: PlanForm
  issues: readonly Issue[]
}

/** The form that plans sessions by a pattern, with what was sent and what is wrong with it. */
export const describePlanForm = async (ctx: Context, of: Described): Promise<FormDescription> => {
  const { locale } = ctx
  const { round, form } = of
  const field = fieldsOf(ctx, of)
  const weekdays = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: WEEKDAYS[locale][day]! }))
  const lessons = round.lessons.map(({ _id, name }) => ({ value: _id, label: name }))
  return {
    ...frameOf(ctx, { ...of, intent: 'check' }),
    sections: [
      {
        title: words.when[locale],
        fields: [
          field('count', { kind: 'number', span: 2, unit: words.times[locale], value: numberIn(form.count) }),
          field('until', { kind: 'date', span: 2 }),
          field('first', { kind: 'date', span: 2, isRequired: true }),
          field('hours', { kind: 'text', span: 3, isRequired: true, hint: words.hoursHint[locale] }),
          ruleField(ctx, of),
          field('weekdays', { kind: 'choices', hint: words.weekdaysHint[locale], choices: weekdays }),
          field('lessons', { kind: 'references', isRequired: true, hint: words.lessonsHint[locale], choices: lessons }),
          field('name', { kind: 'text', hint: words.nameHint[locale] }),
        ],
      },
      await placeSection(ctx, of),
    ],
  }
}

/** The form that copies the sessions of another round. */
export const describeCopyForm = async (
  ctx: Context,
  of: Described & { source: string; sources: readonly { value: string; label: string }[] },
): Promise<FormDescription> => {
  const { locale } = ctx
  const problem = of.issues.find(({ field }) => field === 'source')?.[locale]
  return {
    ...frameOf(ctx, { ...of, intent: 'check-copy' }),
    sections: [
      {
        ...{
          title: words.copy[locale],
          text: of.sources.length === 0 ? words.noSource[locale] : words.sourceText[locale],
        },
        fields: [
          {
            ...{ name: 'source', label: words.source[locale], kind: 'choice', span: 3, isRequired: true },
            ...{ value: of.source, choices: [...of.sources], ...(problem && { problem }) },
          },
          ruleField(ctx, of),
        ],
      },
      await placeSection(ctx, of),
    ],
  }
}

const numberIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text)

type FieldMore = Omit<FieldDescription, 'name' | 'label' | 'value'> & { value?: FieldDescription['value'] }

const fieldsOf =
  ({ locale }: Context, { form, issues }: Described) =>
  (name: PlanField, more: FieldMore): FieldDescription => {
    const problem = issues.find((issue) => issue.field === name)?.[locale]
    return { name, label: words[name][locale], value: form[name], span: 6, ...more, ...(problem && { problem }) }
  }

const ruleField = (ctx: Context, of: Described) =>
  fieldsOf(ctx, of)('rule', {
    ...{ kind: 'choice', span: 3, isRequired: true },
    choices: holidayRules.map((value) => ({ value, label: words[value][ctx.locale] })),
  })

async function placeSection(ctx: Context, of: Described) {
  const { locale } = ctx
  const sessions = collectionOf(ctx, 'lesson_session')
  const field = fieldsOf(ctx, of)
  const offered = (path: 'room' | 'lecturerID') =>
    choicesOf(ctx, { collection: sessions, path, field: sessions.fields[path]!, chosen: of.form[path] || null })
  const [rooms, lecturers] = await Promise.all([offered('room'), offered('lecturerID')])
  return {
    title: words.where[locale],
    fields: [
      field('room', { kind: 'reference', span: 3, hint: words.roomHint[locale], ...rooms }),
      field('lecturerID', { kind: 'reference', span: 3, ...lecturers }),
      field('place', { kind: 'text', span: 3, hint: words.placeHint[locale] }),
      field('url', { kind: 'text', span: 3 }),
    ],
  }
}

function frameOf({ locale }: Context, { round, issues, intent }: Described & { intent: string }) {
  const here = planPath(round._id)
  return {
    heading: intent === 'check' ? words.plan[locale] : words.copy[locale],
    crumbs: crumbsOf(locale, round),
    action: here,
    hidden: [{ name: 'intent', value: intent }],
    ...{ locale, save: { label: words.review[locale] } },
    cancel: { href: href('/lesson/round/detail/:id', { id: round._id }), label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      ...{ name: issue.field, text: issue[locale] },
      label: issue.field in words ? words[issue.field as keyof typeof words][locale] : words.heading[locale],
    })),
    words: formWordsIn(locale),
  }
}

/** From the rounds to this one. */
export const crumbsOf = (locale: Context['locale'], round: RoundFacts) => [
  { href: href('/lesson/round/dashboard'), label: words.rounds[locale] },
  {
    href: href('/lesson/round/detail/:id', { id: round._id }),
    label: fill(words.ofRound[locale], { course: round.course, n: round.number }),
  },
]
