import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Cell, Pair, RecordDescription, Row } from '#ui/office/description.ts'
import { excessOf, pluginsBetween, trendOf } from '../rules/package-change.ts'
import { packageWords as words } from '../words.ts'
import { amountOf, type Bundle, labelOf, type measuresOf } from './measures.ts'

type Measured = Awaited<ReturnType<typeof measuresOf>>[number]

interface ChangeQuery {
  now: Bundle | null
  next: Bundle | null
  isSame: boolean
  isSaved: boolean
  measures: readonly Measured[]
  /** The plugins that the site chose itself. */
  chosen: readonly string[]
}

/** What the site has and may have, compared with another package. */
export const describeChange = (ctx: Context, asked: ChangeQuery): RecordDescription => {
  const { locale } = ctx
  const { now, next, isSame, measures } = asked
  const columns = [
    { name: 'what', label: words.what[locale], kind: 'text' as const },
    { name: 'used', label: words.used[locale], kind: 'number' as const },
    { name: 'now', label: words.now[locale], kind: 'number' as const },
    ...(isSame
      ? []
      : [
          { name: 'next', label: next?.name ?? words.noPackage[locale], kind: 'number' as const },
          { name: 'result', label: words.result[locale], kind: 'state' as const },
        ]),
  ]
  return {
    crumbs: [{ href: href('/resource/package'), label: words.packages[locale] }],
    heading: words.own[locale],
    facts: [now?.name ?? words.noPackage[locale]],
    actions: [],
    ...(asked.isSaved && { saved: screenWords.saved[locale] }),
    sections: isSame ? [] : pluginSection(ctx, asked),
    related: [
      {
        title: words.limits[locale],
        count: measures.length.toLocaleString('th-TH'),
        list: {
          columns,
          rows: measures.map((one) => rowOf(ctx, one)),
          empty: { title: words.none[locale] },
          words: listWords(locale),
        },
      },
    ],
    words: { crumbs: screenWords.crumbs[locale], more: screenWords.more[locale] },
  }
}

const rowOf = (ctx: Context, measure: Measured): Row => {
  const most = (n: number | null) => ({
    text: n === null ? words.unlimited[ctx.locale] : amountOf(measure.name, n),
  })
  return {
    id: measure.name,
    cells: {
      what: { text: labelOf(ctx, measure.name) },
      used: { text: amountOf(measure.name, measure.used) },
      now: most(measure.now),
      next: most(measure.next),
      result: resultOf(ctx, measure),
    },
    actions: [],
  }
}

function resultOf({ locale }: Context, measure: Measured): Cell {
  const excess = excessOf(measure)
  if (excess > 0) return { text: fill(words.tooMuch[locale], { n: amountOf(measure.name, excess) }), tone: 'broken' }
  const trend = trendOf(measure)
  return { text: words[trend][locale], tone: trend === 'less' ? 'waiting' : trend === 'more' ? 'live' : 'off' }
}

/** The site's own plugins that the change disables or enables. Their data stay. */
function pluginSection(ctx: Context, { now, next, chosen }: ChangeQuery): RecordDescription['sections'] {
  const { locale } = ctx
  const { lost, gained } = pluginsBetween(chosen, { now: now?.plugins ?? [], next: next?.plugins ?? [] })
  const named = (names: readonly string[]) =>
    names.map((name) => ctx.app.manifests.find((one) => one.name === name)?.label[locale] ?? name).join(', ')
  const pair = (label: string, names: readonly string[], none: string): Pair => ({
    label,
    value: names.length === 0 ? { text: none, isMuted: true } : { text: named(names) },
  })
  return [
    {
      title: words.plugins[locale],
      pairs: [
        pair(words.lost[locale], lost, words.noneLost[locale]),
        pair(words.gained[locale], gained, words.noneGained[locale]),
      ],
    },
  ]
}
