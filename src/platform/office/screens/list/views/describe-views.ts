import { mayRestore } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { words } from '../../words.ts'
import { viewWords } from '../words.ts'
import type { ListAt } from '../figures/opened.ts'
import { countViews } from './count-views.ts'
import { viewAsked } from './declared.ts'
import { keptOf, mayShare, type SavedView, viewsOfList } from './saved-views.ts'

interface ViewsViewModel extends ListAt {
  isBin: boolean
}

/**
 * Returns the tabs of a list with their row counts: all rows, saved views, and removed rows for viewers who may restore
 * them. Also returns how to save another view.
 */
export const describeViews = async (
  ctx: Context,
  at: ViewsViewModel,
): Promise<Pick<ListDescription, 'views' | 'viewOptions'>> => {
  const { locale } = ctx
  const path = at.url.pathname
  const saved = await viewsOfList(ctx, at.collection.name)
  const now = keptOf(at.url.searchParams)
  const shown = at.isBin ? undefined : (named(at, saved) ?? saved.find(({ query }) => query === now))
  const isAll = !at.isBin && !shown
  const hasBin = mayRestore(ctx, at.collection)
  const tabs = [
    ...standing(ctx, at).map((view) => ({ ...view, isCurrent: view.isCurrent && isAll })),
    ...saved.map((view) => ({
      label: view.name,
      href: `${path}?${new URLSearchParams([...new URLSearchParams(view.query), ['view', view._id]])}`,
      isCurrent: view === shown,
      ...(view.isShared && { shared: viewWords.shared[locale] }),
    })),
    ...(hasBin ? [{ label: words.bin[locale], href: `${path}?view=removed`, isCurrent: at.isBin, isBin: true }] : []),
  ]
  const counts = await countViews(ctx, at, tabs)
  return {
    views: tabs.map((tab, n) => ({ ...tab, ...(counts[n] !== undefined && { count: counts[n] }) })),
    ...(!at.isBin && { viewOptions: optionsOf(ctx, { shown, now }) }),
  }
}

/** The declared views, or one view of all rows. */
function standing({ locale }: Context, at: ViewsViewModel) {
  const path = at.url.pathname
  const asked = viewAsked(at)
  const declared = at.collection.list.views ?? []
  if (declared.length === 0) return [{ label: words.all[locale], href: path, isCurrent: true }]
  return declared.map((view, n) => ({
    label: view.label[locale],
    href: n === 0 ? path : `${path}?view=${view.name}`,
    isCurrent: view === asked,
  }))
}

/** The opened view stays selected while its filters change. */
const named = ({ url }: ViewsViewModel, saved: readonly SavedView[]) =>
  saved.find(({ _id }) => _id === url.searchParams.get('view'))

function optionsOf(
  ctx: Context,
  { shown, now }: { shown: SavedView | undefined; now: string },
): ListDescription['viewOptions'] {
  const said = inLocale(viewWords, ctx.locale)
  const isMine = shown && (shown.isOwn || (shown.isShared && mayShare(ctx)))
  const posting = (intent: string, label: string): Action => ({
    label,
    method: 'post',
    hidden: [
      { name: 'intent', value: intent },
      { name: 'view', value: shown!._id },
      { name: 'query', value: now },
    ],
  })
  const actions = isMine
    ? [
        ...(shown.query === now ? [] : [posting('view-change', fill(said.change, { name: shown.name }))]),
        { ...posting('view-drop', fill(said.remove, { name: shown.name })), isDestructive: true },
      ]
    : []
  return {
    actions,
    ...(now !== '' && shown?.query !== now && { save: { query: now, canShare: mayShare(ctx) } }),
    words: { save: said.save, name: said.name, share: said.share, keep: said.keep, options: said.options },
  }
}
