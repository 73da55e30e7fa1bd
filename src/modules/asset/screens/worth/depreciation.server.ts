import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, thaiYear } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Figure, RelatedList } from '#ui/office/description.ts'
import { dayAsked, listWorth, sumWorth, type Valued } from '../../components/list-worth.ts'
import { isReckoned } from '../../components/read-worth.ts'
import { worthWords as words } from '../../worth-words.ts'

const mostShown = 200

/** The value of the site's assets on a day (guide of the module: depreciation). */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const asked = dayAsked(ctx, url)
  const isOn = await isReckoned(ctx)
  const assets = isOn ? await listWorth(ctx, asked.day) : []
  const described = describeDashboard(ctx, {
    route,
    actions: [
      { label: words.lives[locale], href: href('/asset/life') },
      { label: words.settings[locale], href: href('/asset/config') },
    ],
    figures: isOn ? figuresOf(ctx, assets) : [],
    related: [{ title: words.heading[locale], count: number(assets.length), list: tableOf(ctx, { assets, isOn }) }],
  })
  return {
    ...described,
    isOn,
    problem: asked.isBad ? words.badDay[locale] : null,
    on: asked.written,
    quick: quickDays(ctx, asked.day),
    note: assets.length > mostShown ? fill(words.first[locale], { n: number(mostShown) }) : words.reckoned[locale],
    words: inLocale(words, locale),
  }
})

/** The same as a spreadsheet with every asset and numeric cells. */
export const action = acts(async (ctx, { form, url }) => {
  if (form.get('intent') !== 'export' || !(await isReckoned(ctx))) throw notFound()
  const { day, written } = dayAsked(ctx, url)
  const said = inLocale(words, ctx.locale)
  const names = ['code', 'asset', 'category', 'usedFrom', 'years', 'value', 'accumulated', 'book'] as const
  const forms = names.map((name) => (name === 'usedFrom' ? 'date' : names.indexOf(name) > 3 ? 'number' : 'text'))
  const rows = (await listWorth(ctx, day)).map(({ code, name, category, from, years, value, worth }) =>
    [code, name, category, from, years, value, worth?.accumulated, worth?.book].map((cell) => String(cell ?? '')),
  )
  const table = {
    title: said.heading,
    heads: names.map((name) => said[name]),
    forms: forms as ('text' | 'number' | 'date')[],
  }
  const bytes = await ctx.app.spreadsheets.write(table, once(rows))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const name = `${said.heading} ${written}.xlsx`
  return { file: { href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, name } }
})

async function* once(rows: string[][]) {
  yield rows
}

const number = (n: number) => n.toLocaleString('th-TH')
const money = (baht: number) => baht.toLocaleString('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function figuresOf({ locale }: Context, assets: readonly Valued[]): Figure[] {
  const sums = sumWorth(assets)
  return [
    ...(['value', 'accumulated', 'book'] as const).map((name) => ({
      label: words[name][locale],
      value: money(sums[name]),
    })),
    { label: words.unknown[locale], value: number(sums.unknown), text: words.unknownText[locale] },
  ]
}

const tableOf = ({ locale }: Context, { assets, isOn }: { assets: readonly Valued[]; isOn: boolean }): RelatedList => ({
  columns: [
    { name: 'asset', label: words.asset[locale], kind: 'text' },
    { name: 'category', label: words.category[locale], kind: 'text' },
    { name: 'usedFrom', label: words.usedFrom[locale], kind: 'date' },
    ...(['years', 'value', 'accumulated', 'book'] as const).map((name) => ({
      ...{ name, label: words[name][locale], kind: 'number' as const },
    })),
  ],
  rows: assets.slice(0, mostShown).map(({ _id, code, name, category, from, years, value, worth }) => ({
    ...{ id: _id, href: href('/asset/detail/:id', { id: _id }), under: code, actions: [] },
    cells: {
      asset: { text: name },
      category: { text: category },
      usedFrom: { text: from ? formatDay(from, { length: 'list', locale }) : '–' },
      years: { text: years === null ? '–' : number(years) },
      value: { text: money(value) },
      accumulated: worth ? { text: money(worth.accumulated) } : { text: words.unknown[locale], isMuted: true },
      book: { text: worth ? money(worth.book) : '–' },
    },
  })),
  empty: isOn
    ? { title: words.none[locale], text: words.noneText[locale] }
    : {
        ...{ title: words.off[locale], text: words.offText[locale] },
        action: { label: words.settings[locale], href: href('/asset/config'), isPrimary: true },
      },
  words: listWords(locale),
})

/** Today, and the end of the current fiscal year: 30 September, from October on of the next year. */
function quickDays(ctx: Context, day: string) {
  const today = bangkokDay(ctx.now)
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= '10-01' ? 1 : 0)
  const end = `${year}-09-30`
  const at = (on: string) => `${href('/asset/depreciation')}?on=${on}`
  return [
    { label: words.today[ctx.locale], href: at(today), isCurrent: day === today },
    { label: fill(words.fiscal[ctx.locale], { year: thaiYear(year) }), href: at(end), isCurrent: day === end },
  ]
}
