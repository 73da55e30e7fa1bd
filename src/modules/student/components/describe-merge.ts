import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import { choicesOf } from '#platform/office/screens/description/choices.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { Likely } from '../commands/likely-duplicates.server.ts'
import { doubled, type learnerOf, mergedFields } from '../commands/merge-people.server.ts'
import { contactOf } from '../rules/contact.ts'
import { type Merged, valueIn } from '../rules/merged-fields.ts'
import type { Likeness } from '../rules/duplicates.ts'
import { mergeWords as words } from '../words.ts'

type Person = Awaited<ReturnType<typeof learnerOf>>

export const nameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim()

const toldApart = (person: Person) => `${nameOf(person)} · ${contactOf(person)}`

const frameOf = ({ locale }: Context, person: Person) => {
  const record = { href: href('/student/detail/:id', { id: person._id }), label: nameOf(person) }
  return {
    heading: fill(words.heading[locale], { name: record.label }),
    ...{ crumbs: [record], cancel: { ...record, label: words.cancel[locale] }, locale, words: formWordsIn(locale) },
  }
}

const problemsOf = ({ locale }: Context, issues: readonly Issue[]) =>
  issues.map((issue) => ({
    ...{
      name: issue.field,
      label: words[issue.field as 'with' | 'reason']?.[locale] ?? issue.field,
      text: issue[locale],
    },
  }))

/** Asks which record is the duplicate. */
export const describeChoice = async (
  ctx: Context,
  of: { person: Person; issues: readonly Issue[] },
): Promise<FormDescription> => {
  const { locale } = ctx
  const entry = collectionOf(ctx, 'hours_entry')
  const choices = await choicesOf(ctx, { collection: entry, path: 'userID', field: entry.fields['userID']! })
  const problem = of.issues[0]?.[locale]
  return {
    ...frameOf(ctx, of.person),
    save: { label: words.look[locale] },
    sections: [
      {
        title: words.with[locale],
        fields: [
          {
            ...{ name: 'with', label: words.with[locale], kind: 'reference', value: '', isRequired: true, span: 6 },
            ...{
              hint: fill(words.withHint[locale], { name: nameOf(of.person) }),
              ...choices,
              ...(problem && { problem }),
            },
          },
        ],
      },
    ],
    problems: problemsOf(ctx, of.issues),
  }
}

/** The possible duplicates, each with a button to compare it. */
export const describeLikely = (
  { locale }: Context,
  of: { person: Person; likely: readonly { person: Likely; by: Likeness[] }[] },
): RecordDescription['related'][number] => ({
  title: words.likely[locale],
  count: of.likely.length.toLocaleString('th-TH'),
  list: {
    columns: [
      { name: 'name', label: words.with[locale], kind: 'person' },
      { name: 'why', label: words.why[locale], kind: 'text' },
      { name: 'since', label: words.look[locale], kind: 'date' },
    ],
    rows: of.likely.map(({ person, by }) => ({
      ...{
        id: person._id,
        href: `${href('/student/merge/:id', { id: of.person._id })}?with=${person._id}`,
        actions: [],
      },
      under: contactOf(person),
      cells: {
        name: { text: nameOf(person) },
        why: { text: by.map((one) => words[one][locale]).join(' · ') },
        since: { text: formatDay(person.createdAt, { length: 'list', locale }) },
      },
    })),
    empty: { title: words.noneLikely[locale] },
    words: listWords(locale),
  },
})

export type Sent = { take: readonly Merged[]; reason: string }

/** The differences of both records side by side, and what would be moved. */
export const describeMerge = async (
  ctx: Context,
  of: { person: Person; other: Person; sent: Sent; issues: readonly Issue[] },
): Promise<FormDescription> => {
  const { locale } = ctx
  const { person, other, sent, issues } = of
  const problem = issues.find(({ field }) => field === 'reason')?.[locale]
  const pairs = await doubled(ctx, { keep: person._id, drop: other._id })
  const both = pairs.map(([one]) => one!.course ?? '').join(' · ')
  return {
    ...frameOf(ctx, person),
    revision: other._id,
    hidden: [{ name: 'with', value: other._id }],
    save: { label: words.save[locale] },
    sections: [
      {
        title: words.choose[locale],
        text: words.chooseText[locale] + (both && ` ${words.both[locale]}: ${both}`),
        fields: await differing(ctx, { person, other, sent }),
      },
      {
        title: words.reason[locale],
        fields: [
          {
            ...{ name: 'reason', label: words.reason[locale], kind: 'longtext', value: sent.reason, span: 6 },
            ...{ isRequired: true, ...(problem && { problem }) },
          },
        ],
      },
    ],
    problems: problemsOf(ctx, issues),
  }
}

/** The fields that differ, each with the choice of which value to keep. */
async function differing(
  ctx: Context,
  { person, other, sent }: { person: Person; other: Person; sent: Sent },
): Promise<FieldDescription[]> {
  const { locale } = ctx
  const user = collectionOf(ctx, 'user')
  const labels = await labelsFor(ctx, { collection: user, rows: [person, other] as Record<string, unknown>[] })
  const fieldOf = (name: Merged) => {
    const [own, key] = name.split('.') as [string, string?]
    return key === undefined ? user.fields[own]! : user.fields[own]!.parts![key]!
  }
  const shown = (row: Person, name: Merged) => {
    const value = valueIn(row, name)
    return value === null ? '–' : cellOf(ctx, { value, field: fieldOf(name), labels, isRecord: true }).text || '–'
  }
  const differs = (name: Merged) => JSON.stringify(valueIn(person, name)) !== JSON.stringify(valueIn(other, name))
  return mergedFields(ctx)
    .filter(differs)
    .map((name) => ({
      ...{ name: `take.${name}`, label: fieldOf(name).label[locale], kind: 'choice', span: 6 },
      value: sent.take.includes(name) || isLost(name, { person, sent }) ? 'other' : 'own',
      choices: [
        { value: 'own', label: `${shown(person, name)} (${toldApart(person)})` },
        { value: 'other', label: `${shown(other, name)} (${toldApart(other)})` },
      ],
    }))
}

/** A site field that only the duplicate has is taken over, unless staff chose otherwise. */
const isLost = (name: Merged, { person, sent }: { person: Person; sent: Sent }) =>
  name.startsWith('fields.') && valueIn(person, name) === null && sent.take.length === 0 && sent.reason === ''
