import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { idForms, type IdForm, type Layout, layouts } from '../../rules/roster.ts'

/** What the address of a roster asks for beside the rows; what makes no sense counts as not given. */
export interface AskedRoster {
  layout: Layout
  ids: Exclude<IdForm, 'full'>
  round: string
  /** As written, and as `YYYY-MM-DD` where it could be read. */
  day: { written: string; is: string | null }
  place: string
}

/** Whole ids are never given for an address alone: a look at them is put on record. */
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
  }
}

/** A sheet on which people sign is on a table for everybody to see. */
const usual = { list: 'masked', signin: 'none' } as const

const textIn = (params: URLSearchParams, name: string) =>
  oneLine(params.get(name) ?? '')
    .slice(0, 120)
    .trim()
