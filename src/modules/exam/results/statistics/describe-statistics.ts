import { fill } from '#domain/locale/fill.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Figure, RelatedList } from '#ui/office/description.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { figure } from '../display/result-cells.ts'
import type { ItemStatistics, RoundStatistics } from './rules/statistics.ts'
import { statisticWords as words } from './words.ts'

type Locale = 'th' | 'en'

/** The analysis of a round as figures, a chart and tables. Small numbers are marked, and each flag is a sentence. */
export function describeStatistics(locale: Locale, statistics: RoundStatistics) {
  const { items } = statistics
  const withOptions = items.filter(({ options }) => options.length > 0)
  return {
    figures: figuresOf(locale, statistics),
    charts: [tenthsChart(locale, statistics)],
    sections: [{ title: words.reading[locale], pairs: remarksOf(locale, statistics) }],
    related: [
      { title: words.items[locale], count: figure(items.length), list: itemList(locale, items) },
      ...withOptions.map((item) => ({ title: item.name, list: optionList(locale, item) })),
    ],
  }
}

function figuresOf(locale: Locale, { attempts, mean, standardDeviation, alpha }: RoundStatistics): Figure[] {
  return [
    { label: words.attempts[locale], value: figure(attempts) },
    { label: words.mean[locale], value: figure(mean), unit: '%' },
    { label: words.deviation[locale], value: figure(standardDeviation), unit: '%' },
    { label: words.alpha[locale], value: alpha === null ? '–' : figure(alpha) },
  ]
}

function remarksOf(locale: Locale, { attempts, isWeak, alpha, standardError, items }: RoundStatistics) {
  const flagged = items.filter(({ flags }) => flags.length > 0).length
  const remarks = [
    attempts < 10 ? words.tooFew[locale] : isWeak ? words.weak[locale] : words.reliable[locale],
    ...(attempts >= 10 && alpha === null ? [words.notComparable[locale]] : []),
    ...(alpha !== null && alpha < 0 ? [words.negativeAlpha[locale]] : []),
    ...(standardError === null ? [] : [fill(words.standardError[locale], { n: figure(standardError) })]),
  ]
  return [
    { label: words.remarks[locale], value: remarks.map((text) => ({ text })) },
    { label: words.flagged[locale], value: { text: figure(flagged) } },
  ]
}

function tenthsChart(locale: Locale, { tenths }: RoundStatistics): ChartDescription {
  const most = Math.max(1, ...tenths)
  return {
    ...{ kind: 'bars', title: words.distribution[locale], empty: words.none[locale] },
    points: tenths.map((count, at) => ({
      ...{ label: `${at * 10}–${at * 10 + 10}%`, value: count, text: figure(count), tick: String(at * 10) },
    })),
    steps: [...new Set([0, Math.ceil(most / 2), most])].map((value) => ({ value, text: figure(value) })),
    words: {
      ...{ table: words.table[locale], what: words.percent[locale], value: words.people[locale] },
      periods: words.percent[locale],
    },
  }
}

function itemList(locale: Locale, items: readonly ItemStatistics[]): RelatedList {
  const share = (value: number | null) => ({ text: value === null ? '–' : figure(value) })
  return {
    columns: [
      { name: 'name', label: words.question[locale], kind: 'phrase' },
      { name: 'attempts', label: words.attempts[locale], kind: 'number' },
      { name: 'facility', label: words.facility[locale], kind: 'number' },
      { name: 'discrimination', label: words.discrimination[locale], kind: 'number' },
      { name: 'efficiency', label: words.efficiency[locale], kind: 'number' },
      { name: 'weight', label: words.weight[locale], kind: 'number' },
      { name: 'flags', label: words.advice[locale], kind: 'phrase' },
    ],
    rows: items.map((item) => ({
      ...{ id: item.id, actions: [] },
      cells: {
        ...{ name: { text: item.name }, attempts: { text: figure(item.attempts) } },
        ...{ facility: share(item.facility), discrimination: share(item.discriminationIndex) },
        ...{ efficiency: share(item.discriminativeEfficiency), weight: share(item.effectiveWeight) },
        flags: { text: adviceOf(locale, item) },
      },
    })),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}

/** One sentence for each flag; fewer than 10 attempts tell nothing. */
const adviceOf = (locale: Locale, { attempts, flags }: ItemStatistics): string =>
  attempts < 10 ? words.tooFewItem[locale] : flags.map((flag) => words.flags[flag][locale]).join(' ')

function optionList(locale: Locale, { options }: ItemStatistics): RelatedList {
  return {
    columns: [
      { name: 'text', label: words.option[locale], kind: 'phrase' },
      { name: 'correct', label: words.key[locale], kind: 'state' },
      { name: 'count', label: words.chosen[locale], kind: 'number' },
      { name: 'share', label: words.percent[locale], kind: 'number' },
      { name: 'upper', label: words.upper[locale], kind: 'number' },
      { name: 'middle', label: words.middle[locale], kind: 'number' },
      { name: 'lower', label: words.lower[locale], kind: 'number' },
      { name: 'flags', label: words.advice[locale], kind: 'phrase' },
    ],
    rows: options.map(({ id, text, isCorrect, count, share, thirds: [upper, middle, lower], flags }) => ({
      ...{ id, actions: [] },
      cells: {
        text: { text: words.truth[text as 'true']?.[locale] ?? text },
        correct: isCorrect ? { text: words.correct[locale], tone: 'live' as const } : { text: '' },
        ...{ count: { text: figure(count) }, share: { text: figure(share * 100) } },
        ...{ upper: { text: figure(upper) }, middle: { text: figure(middle) }, lower: { text: figure(lower) } },
        flags: { text: flags.map((flag) => words.optionFlags[flag][locale]).join(' ') },
      },
    })),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}
