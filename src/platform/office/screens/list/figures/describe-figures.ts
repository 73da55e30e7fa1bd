import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { cachedCounts } from '#platform/office/menu/counts.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { listHref } from '../list-query.ts'
import { describeCharts } from './describe-charts.ts'
import { figuresOf } from './figures.ts'
import type { ListAt } from './opened.ts'
import { chartWords as words } from './words.ts'

type FiguresCounts = Pick<ListDescription, 'figures' | 'charts'>
type Headed = Pick<ListDescription, 'overview' | 'counting' | 'figures' | 'charts'>

/** Tables with more rows are counted after the page is shown. */
const many = 20_000

/**
 * Returns the figures and charts above a list, unless the viewer collapsed them. For a large table, returns the address
 * that loads them later.
 */
export const describeFigures = async (ctx: Context, at: ListAt): Promise<Headed> => {
  const { figures = [], charts = [] } = at.collection.list
  if (figures.length + charts.length === 0) return {}
  const overview = foldOverview(ctx)
  if (!showsOverviews(ctx)) return { overview }
  return { overview, ...(await countedOrCounting(ctx, at)) }
}

const showsOverviews = (ctx: Context) => ctx.session?.office?.hasOverviews ?? true

function foldOverview(ctx: Context): Action {
  const isShown = showsOverviews(ctx)
  const hidden = [
    { name: 'intent', value: 'overview' },
    { name: 'isShown', value: String(!isShown) },
  ]
  return { label: words[isShown ? 'hide' : 'show'][ctx.locale], icon: 'chart-bar', method: 'post', hidden }
}

async function countedOrCounting(ctx: Context, at: ListAt): Promise<Headed> {
  const { figures = [], charts = [] } = at.collection.list
  if (!(await isLarge(ctx, at.collection))) return countFigures(ctx, at)
  const href = listHref(at.url, { ...part, page: null })
  return { counting: { href, figures: figures.length, charts: charts.length, label: words.counting[ctx.locale] } }
}

/** Does the same, and counts immediately. */
export const countFigures = async (ctx: Context, at: ListAt): Promise<FiguresCounts> => {
  const [figures, charts] = await Promise.all([figuresOf(ctx, at), describeCharts(ctx, at)])
  return { ...figures, charts }
}

const part = { part: 'figures' }

/** Returns the list's address without the figures parameter; null if figures are not requested. */
export const figuresAsked = (url: URL): URL | null =>
  url.searchParams.get('part') === part.part ? new URL(listHref(url, { part: null }), url) : null

/** Whether the table has many rows across all sites, by the database's last estimate. */
async function isLarge(ctx: Context, { name }: AnyCollection): Promise<boolean> {
  const read = async () => {
    const { rows } = await sql<{ estimate: number }>`
      select reltuples::float8 as estimate from pg_class where oid = to_regclass(${`"${name}"`})`.execute(ctx[executor])
    return { estimate: rows[0]?.estimate ?? 0 }
  }
  return (await cachedCounts(ctx, { key: `large ${name}`, read }))['estimate']! > many
}
