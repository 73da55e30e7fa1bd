import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { filterHref } from '#platform/office/screens/list/filter/describe-filter.ts'
import { filterWords } from '#platform/office/screens/list/words.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { FilterDescription } from '#ui/office/list/filter/filter-description.ts'
import { fileListWords as words } from '../file-words.ts'
import { ages, type AskedFilesQuery, sizes } from './asked-files.ts'

interface Filtered {
  asked: AskedFilesQuery
  nodes: readonly Node[]
  stores: readonly { value: string; label: string }[]
  url: URL
}

/** The filters of files: site, storage, size and age. */
export const describeFileFilter = (ctx: Context, of: Filtered): FilterDescription => {
  const { locale } = ctx
  const fields = fieldsOf(ctx, of)
  const held = fields.flatMap(({ name, label, operators, choices }) => {
    const value = of.asked.held.get(name)
    const said = choices.find((one) => one.value === value)?.label
    if (value === undefined || said === undefined) return []
    const condition = { field: name, operator: operators[0]!.value, value }
    return [{ ...condition, said: { field: label, operator: operators[0]!.label, value: said } }]
  })
  const hrefWith = (conditions: readonly (typeof held)[number][]) =>
    filterHref(of.url, { conditions: conditions as never, isAny: false })
  return {
    fields,
    conditions: held.map((one) => ({ ...one, removeHref: hrefWith(held.filter((other) => other !== one)) })),
    isAny: false,
    baseHref: hrefWith([]),
    words: inLocale(filterWords, locale),
  }
}

function fieldsOf({ locale }: Context, { nodes, stores }: Filtered) {
  const is = { value: 'is', label: words.is[locale], control: 'choice' as const }
  const atLeast = { value: 'min', label: words.atLeast[locale], control: 'choice' as const }
  const sites = nodes.map(({ _id, siteName, siteNameEn }) => ({
    value: _id,
    label: locale === 'th' ? siteName : siteNameEn || siteName,
  }))
  return [
    { name: 'site', label: words.site[locale], operators: [is], choices: sites },
    { name: 'store', label: words.store[locale], operators: [is], choices: [...stores] },
    {
      ...{ name: 'size', label: words.size[locale], operators: [atLeast] },
      choices: sizes.map((value) => ({ value, label: `${value} MB` })),
    },
    {
      ...{ name: 'age', label: words.age[locale], operators: [is] },
      choices: ages.map((value) => ({ value, label: fill(words.days[locale], { n: value }) })),
    },
  ]
}
