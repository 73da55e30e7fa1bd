import { type RawBuilder, sql } from 'kysely'
import type { ChartShape } from '#platform/data/collection/define.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { stepsTo } from './steps.ts'
import { chartWords as words } from './words.ts'

interface Charted {
  collection: AnyCollection
  chart: ChartShape<string>
}

/** Returns what each row adds to its bar: one, or the summed field. */
export const amountOf = ({ chart: { sum } }: Charted): RawBuilder<number> =>
  sum === undefined ? sql<number>`1` : sql<number>`coalesce(${sql.ref(`row.${sum}`)}, 0)`

/** Returns the table heading of the values. */
export const valueHead = ({ locale }: Context, { collection, chart: { sum } }: Charted): string => {
  if (sum === undefined) return words.count[locale]
  const { label, unit } = collection.fields[sum]!
  return unit ? `${label[locale]} (${unit[locale]})` : label[locale]
}

/** Formats a value. */
export const valueText = ({ locale }: Context, { collection, chart: { sum } }: Charted, value: number): string => {
  if (sum === undefined) return value.toLocaleString('th-TH')
  const field = collection.fields[sum]!
  return fieldTypeOf(field).text(value, { field, locale, nameOf: String, isState: false })
}

/** Returns the grid lines behind the bars; large values are abbreviated. */
export const stepsOf = (points: ChartDescription['points']): ChartDescription['steps'] =>
  stepsTo(Math.max(0, ...points.map(({ value }) => value))).map((value) => ({
    value,
    text: value.toLocaleString('th-TH', value >= 100_000 ? { notation: 'compact' } : {}),
  }))

/** Whether the list already shows the rows of this address. */
export const isShown = (url: URL, href: string) => {
  const asked = ({ searchParams }: URL) => searchParams.getAll('where').join('\n')
  const own = asked(new URL(href, url))
  return own !== '' && own === asked(url)
}
