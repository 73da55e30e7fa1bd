import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { moveEffects } from '#platform/site/site-tree/change-site.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import type { ConfirmDescription } from '#ui/office/controls/confirm.tsx'
import { siteDetailWords, siteFormWords, siteWords } from '../words.ts'
import { nameOf } from './site-rows.server.ts'
import { stateCell } from './site-state.server.ts'

type AskSiteOptions = { node: Node; all: readonly Node[]; url: URL }

/** The confirmation before a site is suspended or moved, with the consequences. Null if none is needed. */
export const askedOfSite = async (
  ctx: Context,
  { node, all, url }: AskSiteOptions,
): Promise<ConfirmDescription | null> => {
  const said = inLocale(siteDetailWords, ctx.locale)
  const name = nameOf(ctx, node)
  if (url.searchParams.get('ask') === 'suspend') {
    const beneath = all.filter(({ parent }) => parent === node._id).length
    return {
      title: fill(said.askSuspend, { name }),
      text: said.askSuspendText + (beneath > 0 ? fill(said.askSuspendBeneath, { n: beneath }) : ''),
      confirm: siteWords.suspend[ctx.locale],
      hidden: [{ name: 'intent', value: 'suspend' }],
    }
  }
  const to = url.searchParams.get('move')
  if (!to || !all.some(({ _id }) => _id === to) || to === node.parent || node.siteType !== 'unit') return null
  const effects = await moveEffects(ctx, { _id: node._id, to })
  return {
    title: fill(said.moveAsk, { name, from: nameOf(ctx, effects.from), to: nameOf(ctx, effects.to) }),
    text: sentencesOf(ctx, effects).join(' · '),
    confirm: siteWords.move[ctx.locale],
    hidden: [
      { name: 'intent', value: 'move' },
      { name: 'to', value: to },
    ],
  }
}

function sentencesOf({ locale }: Context, of: Awaited<ReturnType<typeof moveEffects>>): string[] {
  const said = inLocale(siteDetailWords, locale)
  const { settings, owners, closes, opens } = of
  const keys = settings.map((key) => siteFormWords[key][locale]).join(', ')
  return [
    settings.length > 0 ? fill(said.moveSettings, { keys }) : said.moveNoSettings,
    ...(owners.lose.length > 0 ? [fill(said.moveLose, { names: owners.lose.join(', ') })] : []),
    ...(owners.get.length > 0 ? [fill(said.moveGet, { names: owners.get.join(', ') })] : []),
    ...(closes ? [said.moveCloses] : []),
    ...(opens ? [said.moveOpens] : []),
    said.moveStays,
  ]
}

/** The places to which a unit can be moved, if the URL asks for a move. */
export const movePlaces = (ctx: Context, { node, all, url }: AskSiteOptions): RecordDescription['related'] => {
  if (url.searchParams.get('ask') !== 'move' || node.siteType !== 'unit') return []
  const { locale } = ctx
  const places = all.filter(({ siteType, _id }) => siteType !== 'unit' && _id !== node.parent)
  return [
    {
      title: fill(siteDetailWords.moveTo[locale], { name: nameOf(ctx, node) }),
      list: {
        columns: [
          { name: 'name', label: siteWords.name[locale], kind: 'text' },
          { name: 'state', label: siteWords.state[locale], kind: 'state' },
        ],
        rows: places.map((place) => ({
          ...{ id: place._id, href: `?move=${place._id}`, actions: [] },
          cells: { name: { text: nameOf(ctx, place) }, state: stateCell(ctx, place) },
        })),
        empty: { title: siteDetailWords.moveNone[locale] },
        words: listWords(locale),
      },
    },
  ]
}
