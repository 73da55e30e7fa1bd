import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { nameOf } from '#modules/origin/public-api.ts'
import type { Hidden, RecordDescription } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { Group, Offered } from '../commands/group-catalogue.server.ts'
import type { Planned } from '../commands/plan-giving.server.ts'
import { shareWords as words } from '../words.ts'

/** The selected rows, as submitted. */
export interface GivingQuery {
  courses: string[]
  pages: string[]
  mode: string
}

/** The key of a row among several sites. */
export const keyOf = ({ fromSite, original }: Pick<Offered, 'fromSite' | 'original'>) => `${fromSite}-${original}`

/** The form to add shares, with the submitted values and their errors. */
export const describeShareForm = (
  ctx: Context,
  of: { group: Group; heading: string; offered: readonly Offered[]; asked: GivingQuery; issues: readonly Issue[] },
): FormDescription => {
  const { locale } = ctx
  const { group, heading, issues } = of
  const back = { href: `${href('/collection/catalogue')}?of=${group.node._id}`, label: words.back[locale] }
  const fields = fieldsOf(ctx, of)
  return {
    ...{ heading, locale, crumbs: [back], hidden: [{ name: 'intent', value: 'check' }] },
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.check[locale] } },
    sections: [{ title: nameOf(ctx, group.node), fields }],
    problems: issues.map((issue) => ({
      name: issue.field,
      label: fields.find(({ name }) => name === issue.field)!.label,
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

function fieldsOf({ locale }: Context, of: Parameters<typeof describeShareForm>[1]): FieldDescription[] {
  const { offered, asked, issues } = of
  const field = (name: 'courses' | 'pages' | 'mode') => {
    const problem = issues.find((issue) => issue.field === name)?.[locale]
    return {
      name,
      label: words[name][locale],
      isRequired: name === 'mode',
      span: 6 as const,
      ...(problem && { problem }),
    }
  }
  const chosen = (kind: Offered['kind'], value: string[]) => ({
    ...{ kind: 'references' as const, value },
    choices: offered
      .filter((one) => one.kind === kind)
      .map((one) => ({ value: keyOf(one), label: `${one.name} · ${one.site}` })),
  })
  return [
    { ...field('courses'), ...chosen('course', asked.courses), hint: words.coursesHint[locale] },
    { ...field('pages'), ...chosen('page', asked.pages), hint: words.pagesHint[locale] },
    {
      ...{ ...field('mode'), kind: 'choice', value: asked.mode },
      choices: (['linked', 'copied'] as const).map((value) => ({ value, label: words[value][locale] })),
    },
  ]
}

interface GivingOf {
  group: Group
  asked: GivingQuery
  rows: readonly Offered[]
  plan: readonly Planned[]
  heading: string
}

/** A preview to confirm or to go back from. Nothing has changed yet. */
export const describeGiving = (ctx: Context, of: GivingOf): RecordDescription => {
  const { locale } = ctx
  const { group, asked, rows, plan, heading } = of
  const shown = (n: number) => n.toLocaleString('th-TH')
  const counted = (outcome: Planned['outcome']) => plan.filter((one) => one.outcome === outcome).length
  const units = new Set(plan.map(({ unit }) => unit)).size
  const give = fill(words.give[locale], { n: shown(rows.length), units: shown(units) })
  return {
    crumbs: [{ href: `${href('/collection/catalogue')}?of=${group.node._id}`, label: words.back[locale] }],
    heading: words.plan[locale],
    facts: [heading, nameOf(ctx, group.node)],
    figures: (['new', 'changed', 'same', 'off'] as const).map((outcome) => ({
      label: words[outcome][locale],
      value: shown(counted(outcome)),
    })),
    actions: [
      {
        ...{ label: give, method: 'post', hidden: carried(asked, 'give'), isPrimary: true },
        ...(units === 0 && { lock: words.nobody[locale] }),
      },
      { label: words.edit[locale], method: 'post', hidden: carried(asked, 'edit') },
    ],
    sections: [],
    related: tablesOf(ctx, of),
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

/** The submitted values as hidden fields of a button. */
const carried = ({ courses, pages, mode }: GivingQuery, intent: string): Hidden[] => [
  { name: 'intent', value: intent },
  { name: 'mode', value: mode },
  ...courses.map((value) => ({ name: 'courses', value })),
  ...pages.map((value) => ({ name: 'pages', value })),
]

function tablesOf(ctx: Context, { group, rows, plan }: GivingOf): RecordDescription['related'] {
  const { locale } = ctx
  const outcomes = ['new', 'changed', 'same', 'off'] as const
  const cells = (row: Offered) =>
    outcomes.map((outcome) => {
      const n = plan.filter((one) => one.row === row && one.outcome === outcome).length
      return [outcome, { text: n.toLocaleString('th-TH') }] as const
    })
  const off = group.units.filter(({ _id }) => plan.some((one) => one.unit === _id && one.outcome === 'off'))
  const left = {
    columns: [{ name: 'name', label: words.unitsFigure[locale], kind: 'text' as const }],
    rows: off.map((unit) => ({
      ...{ id: unit._id, under: words.offText[locale], actions: [] },
      cells: { name: { text: nameOf(ctx, unit) } },
    })),
    words: listWords(locale),
  }
  return [
    {
      title: words.table[locale],
      count: rows.length.toLocaleString('th-TH'),
      list: {
        columns: [
          { name: 'name', label: words.row[locale], kind: 'text' },
          ...outcomes.map((name) => ({ name, label: words[name][locale], kind: 'number' as const })),
        ],
        rows: rows.map((row) => ({
          ...{ id: keyOf(row), under: `${words[row.kind][locale]} · ${row.site}`, actions: [] },
          cells: { name: { text: row.name }, ...Object.fromEntries(cells(row)) },
        })),
        words: listWords(locale),
      },
    },
    ...(off.length > 0
      ? [{ title: words.offTable[locale], count: off.length.toLocaleString('th-TH'), list: left }]
      : []),
  ]
}
