import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { idForms, type IdForm, type Layout, layouts } from '../../rules/roster.ts'

/** The parameters of a roster in the URL, besides the rows. Invalid values count as missing. */
export interface AskedRoster {
  layout: Layout
  ids: Exclude<IdForm, 'full'>
  round: string
  /** As typed, and as `YYYY-MM-DD` if it is a date. */
  day: { written: string; is: string | null }
  place: string
  /** Keys of the site's own fields that become columns. */
  fields: readonly string[]
}

/** The URL alone never shows full ids, because each viewing is recorded. */
export const askedRoster = ({ searchParams }: URL): AskedRoster => {
  const layout = layouts.find((one) => one === searchParams.get('layout')) ?? 'list'
  const ids = idForms.find((one) => one === searchParams.get('citizen'))
  const written = textIn(searchParams, 'day')
  return {
    layout,
    ids: ids === undefined || ids === 'full' ? usual[layout] : ids,
    round: textIn(searchParams, 'round'),
    day: { written, is: written === '' ? null : parseThaiDay(written) },
    place: textIn(searchParams, 'place'),
    fields: [...new Set(searchParams.getAll('field'))].filter((key) => /^\w{1,60}$/.test(key)).slice(0, mostFields),
  }
}

const mostFields = 40

/** A sign-in sheet is on a table where everybody can see it. */
const usual = { list: 'masked', signin: 'none' } as const

const textIn = (params: URLSearchParams, name: string) =>
  oneLine(params.get(name) ?? '')
    .slice(0, 120)
    .trim()
