import type { Context } from '#platform/context.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Column } from '../columns.ts'
import type { Sheet } from '../sheets/table.ts'
import { codeColumn, type Part } from './parts.ts'
import { bookWords, helpWords } from './words.ts'

/** The help sheet for the other sheets. An import ignores it. */
export const helpSheet = (locale: Locale): Sheet => ({
  title: bookWords.help.th,
  heads: [helpWords.how[locale], '', '', '', ''],
  forms: ['text', 'text', 'text', 'text', 'text'],
})

/** Whether a tab is the help sheet. */
export const isHelp = (name: string) => Object.values<string>(bookWords.help).includes(name.trim())

/** Returns its rows: instructions in both languages, then every column of every sheet with an example. */
export const helpRows = (ctx: Context, { parts, locale }: { parts: readonly Part[]; locale: Locale }): string[][] => {
  const heads = (['sheet', 'column', 'required', 'what', 'example'] as const).map((name) => helpWords[name][locale])
  const columns = parts.flatMap(({ collection, columns: own }) =>
    own.map((column) => [collection.plural.th, column.head[locale], ...saidOf(ctx, { column, locale })]),
  )
  const lines = [...helpWords.lines.map(({ th }) => th), '', ...helpWords.lines.map(({ en }) => en), '']
  return [...lines.map((line) => [line, '', '', '', '']), heads, ...columns]
}

function saidOf(ctx: Context, { column, locale }: { column: Column; locale: Locale }): string[] {
  if (column === codeColumn) return [helpWords.yes[locale], helpWords.ownCode[locale], 'C01']
  const isRequired = column.owner?.field.required && column.name === column.owner.name
  return [isRequired ? helpWords.yes[locale] : '', what(ctx, { column, locale }), exampleOf(column)]
}

function what(ctx: Context, { column, locale }: { column: Column; locale: Locale }): string {
  const field = column.field!
  if (!column.owner?.isWritable) return helpWords.readOnly[locale]
  const said = field.to ? linkWords[field.kind as 'reference'] : undefined
  const sheet = field.to ? ctx.app.collections.get(field.to)!.collection.plural.th : ''
  if (said) return fill(said[locale], { sheet })
  return [fieldTypeOf(field).expects?.(field)[locale], field.hint?.[locale]].filter(Boolean).join(' · ')
}

const linkWords = {
  reference: helpWords.codeOf,
  references: helpWords.codesOf,
  codes: helpWords.codesOf,
  people: helpWords.codeOrName,
} as const

/** Returns the first example of the field as a cell text. An example code does not exist on this site. */
function exampleOf({ field, owner }: Column): string {
  if (!field || !owner?.isWritable) return ''
  if (field.to) return field.kind === 'people' ? '' : 'C01'
  const value = field.example?.(field, 1) ?? fieldTypeOf(field).example(field, 1)
  return value === undefined || value === null ? '' : fieldTypeOf(field).print(value, field)
}
