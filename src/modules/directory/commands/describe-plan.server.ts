import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { RecordDescription, RelatedList } from '#ui/office/description.ts'
import type { Plan } from '../rules/plan.ts'
import { adWords, unfitWords } from '../words.ts'

/** People named per kind of change. */
const named = 20

interface Person {
  id: string
  name: string
  email: string
  because?: string
}

/** The result of a dry run, in numbers and names. */
export const describePlan = (ctx: Context, plan: Plan): Pick<RecordDescription, 'saved' | 'related'> => {
  const w = inLocale(adWords, ctx.locale)
  const counts = { create: plan.create.length, link: plan.link.length, change: plan.change.length }
  const more = { off: plan.switchOff.length, unfit: plan.unfit.length }
  const kinds: [title: string, people: Person[]][] = [
    [w.create, plan.create.map((entry) => personOf(entry.externalID, entry))],
    [w.link, plan.link.map(({ known }) => personOf(known._id, known))],
    [w.change, plan.change.map(({ known, entry }) => personOf(known._id, entry))],
    [w.switchOff, plan.switchOff.map((known) => personOf(known._id, known))],
    [
      w.unfit,
      plan.unfit.map(({ entry, why }, at) => ({ ...personOf(`${at}`, entry), because: unfitWords[why][ctx.locale] })),
    ],
  ]
  return {
    saved: fill(w.rehearsed, { ...counts, ...more }),
    related: kinds
      .filter(([, people]) => people.length > 0)
      .map(([title, people]) => ({ title, count: String(people.length), list: listOf(ctx, people.slice(0, named)) })),
  }
}

const personOf = (
  id: string,
  { firstname, lastname, email }: { firstname: string; lastname: string; email: string | null },
) => ({
  id,
  name: `${firstname} ${lastname}`.trim() || '–',
  email: email || '–',
})

function listOf({ locale }: Context, people: readonly Person[]): RelatedList {
  const hasReason = people.some(({ because }) => because !== undefined)
  return {
    columns: [
      { name: 'name', label: adWords.name[locale], kind: 'text' },
      { name: 'email', label: adWords.email[locale], kind: 'email' },
      ...(hasReason ? [{ name: 'because', label: adWords.because[locale], kind: 'text' as const }] : []),
    ],
    rows: people.map(({ id, name, email, because }) => ({
      id,
      cells: { name: { text: name }, email: { text: email }, ...(because && { because: { text: because } }) },
      actions: [],
    })),
    words: listWords(locale),
  }
}
