import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { recentErrors, type ErrorLogRow } from '#platform/operations/error-log/recent-errors.ts'
import { levels, sources } from '#platform/operations/error-log/error-log.ts'
import type { Column, ListDescription, Row } from '#ui/office/description.ts'
import { logWords as words, toolWords } from '../words.ts'

const most = 50
const longestSearch = 100

/** The latest errors of the site, filtered by level, by browser errors or by text. */
export const describeLog = async (ctx: Context, { searchParams }: URL): Promise<ListDescription> => {
  const { locale } = ctx
  const asked = {
    level: levels.find((one) => one === searchParams.get('level')) ?? null,
    source: sources.find((one) => one === searchParams.get('source')) ?? null,
    q: (searchParams.get('q') ?? '').trim().replaceAll('\0', '').slice(0, longestSearch),
  }
  const found = await recentErrors(ctx, { ...asked, most })
  const kept = Object.entries({ log: '', level: asked.level, source: asked.source }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value }],
  )
  return {
    heading: words.title[locale],
    total: words.last[locale],
    actions: [{ label: toolWords.tools[locale], href: href('/config/tools') }],
    views: viewsOf(ctx, asked),
    search: {
      ...{ value: asked.q, placeholder: words.search[locale], hidden: kept },
      clearHref: logHref({ level: asked.level, source: asked.source }),
    },
    columns: columnsOf(ctx),
    rows: found.map((one) => rowOf(ctx, one)),
    empty: { title: words.nothing[locale], text: words.nothingText[locale] },
    words: listWords(locale),
  }
}

const logHref = (of: { level: string | null; source: string | null }) => {
  const query = new URLSearchParams({ log: '' })
  for (const [name, value] of Object.entries(of)) if (value !== null) query.set(name, value)
  return `${href('/config/tools')}?${query}`
}

function viewsOf({ locale }: Context, { level, source }: { level: string | null; source: string | null }) {
  const views = [
    { label: words.all, level: null, source: null },
    ...levels.map((one) => ({ label: words[one], level: one, source: null })),
    ...sources.map((one) => ({ label: words[one], level: null, source: one })),
  ]
  return views.map((view) => ({
    label: view.label[locale],
    href: logHref(view),
    isCurrent: view.level === level && view.source === source,
  }))
}

const columnsOf = ({ locale }: Context): Column[] => [
  { name: 'text', label: words.text[locale], kind: 'text' },
  { name: 'level', label: words.level[locale], kind: 'state' },
  { name: 'source', label: words.source[locale], kind: 'text' },
  { name: 'code', label: words.code[locale], kind: 'code' },
  { name: 'at', label: words.at[locale], kind: 'instant' },
]

const rowOf = ({ locale }: Context, { _id, text, level, source, code, at }: ErrorLogRow): Row => ({
  id: _id,
  cells: {
    text: { text },
    level: { text: words[level][locale], tone: level === 'error' ? 'broken' : 'waiting' },
    source: { text: words[source][locale] },
    code: { text: code === '' ? '–' : code },
    at: { text: formatInstant(at, { length: 'medium', locale }) },
  },
  actions: [],
})
