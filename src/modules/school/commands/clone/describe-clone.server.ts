import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import { addressOf, familyOfNode, nameOf } from '#modules/origin/public-api.ts'
import type { Hidden, RecordDescription } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { cloneWords as words } from '../../words.ts'
import { type PartName, partNames } from './parts.server.ts'

/** The selected parts, as submitted. */
export interface CloneAsked {
  from: string
  parts: PartName[]
}

/** The number of items of a part at the source, and how many of them the school already has. */
export interface CloneCounts {
  part: PartName
  all: number
  has: number
}

/** The form for the source and the parts. */
export const describeClone = (
  ctx: Context,
  of: { node: Node; sources: readonly Node[]; asked: CloneAsked; issues: readonly Issue[] },
): FormDescription => {
  const { locale } = ctx
  const back = {
    href: addressOf(ctx, familyOfNode(of.node), { screen: 'detail', id: of.node._id }),
    label: nameOf(ctx, of.node),
  }
  const fields = fieldsOf(ctx, of)
  return {
    heading: fill(words.heading[locale], { name: nameOf(ctx, of.node) }),
    ...{ locale, crumbs: [back], hidden: [{ name: 'intent', value: 'check' }] },
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.check[locale] } },
    sections: [{ title: words.section[locale], fields }],
    problems: of.issues.map((issue) => ({
      name: issue.field,
      label: fields.find(({ name }) => name === issue.field)!.label,
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

function fieldsOf(ctx: Context, of: Parameters<typeof describeClone>[1]): FieldDescription[] {
  const { locale } = ctx
  const field = (name: 'from' | 'parts') => {
    const problem = of.issues.find((issue) => issue.field === name)?.[locale]
    return { name, label: words[name][locale], isRequired: true, span: 6 as const, ...(problem && { problem }) }
  }
  return [
    {
      ...{ ...field('from'), kind: 'choice', value: of.asked.from },
      choices: of.sources.map((node) => ({ value: node._id, label: nameOf(ctx, node) })),
    },
    {
      ...{ ...field('parts'), kind: 'choices', value: of.asked.parts, hint: words.partsHint[locale] },
      choices: partNames.map((value) => ({ value, label: words[value][locale] })),
    },
  ]
}

/** A preview to confirm or to go back from. Nothing has changed yet. */
export const describeClonePlan = (
  ctx: Context,
  { node, source, asked, counted }: { node: Node; source: Node; asked: CloneAsked; counted: readonly CloneCounts[] },
): RecordDescription => {
  const { locale } = ctx
  const shown = (n: number) => n.toLocaleString('th-TH')
  const total = counted.reduce((sum, { all, has }) => sum + all - has, 0)
  const begin = {
    ...{ label: fill(words.begin[locale], { n: shown(total) }), method: 'post' as const, isPrimary: true },
    ...{ hidden: carried(asked, 'begin'), ...(total === 0 && { lock: words.nothing[locale] }) },
  }
  return {
    crumbs: [
      { href: addressOf(ctx, familyOfNode(node), { screen: 'detail', id: node._id }), label: nameOf(ctx, node) },
    ],
    heading: words.plan[locale],
    facts: [fill(words.fromOf[locale], { name: nameOf(ctx, source) })],
    actions: [begin, { label: words.edit[locale], method: 'post', hidden: carried(asked, 'edit') }],
    sections: [],
    related: [tableOf(ctx, counted)],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

function tableOf({ locale }: Context, counted: readonly CloneCounts[]): RecordDescription['related'][number] {
  const shown = (n: number) => ({ text: n.toLocaleString('th-TH') })
  return {
    title: words.parts[locale],
    list: {
      columns: [
        { name: 'part', label: words.part[locale], kind: 'text' },
        ...(['all', 'has', 'new'] as const).map((name) => ({
          ...{ name, label: words[name][locale], kind: 'number' as const },
        })),
      ],
      rows: counted.map(({ part, all, has }) => ({
        ...{ id: part, actions: [] },
        cells: { part: { text: words[part][locale] }, all: shown(all), has: shown(has), new: shown(all - has) },
      })),
      words: listWords(locale),
    },
  }
}

/** The submitted values as hidden fields of a button. */
const carried = ({ from, parts }: CloneAsked, intent: string): Hidden[] => [
  { name: 'intent', value: intent },
  { name: 'from', value: from },
  ...parts.map((value) => ({ name: 'parts', value })),
]
