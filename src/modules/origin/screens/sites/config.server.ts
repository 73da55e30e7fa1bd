import { data, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { pagingOf } from '#platform/office/screens/description/describe-list.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { readPage } from '#platform/office/screens/list/list-query.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import { changeSite } from '#platform/site/site-tree/change-site.ts'
import { followedOf, inheritableKeys } from '#platform/site/site-tree/inheritance.ts'
import { asOwnerOf, type Node, ownedNode, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Cell, ListDescription } from '#ui/office/description.ts'
import { configurationAt, configurationWith, inheritableSections } from '../../commands/site-configuration.server.ts'
import { nameOf } from '../../commands/site-rows.server.ts'
import { addressOf, type Family, familyOfNode, isOfFamily, knownFamily } from '../../families.ts'
import { configWords, siteDetailWords, siteFormWords, siteWords } from '../../words.ts'

/** The inherited and own settings of each site. With `?of=`, the form of a site's inheritable settings. */
export const loader = loads(async (ctx, { route, url }) => {
  const asked = url.searchParams.get('of')
  const list = await describe(ctx, { route: route!, url })
  const form = asked === null ? null : await formOf(ctx, { route: route!, _id: asked })
  return { list, form, title: pageTitle(ctx, form?.heading ?? list.heading) }
})

/** Stores a site's inheritable settings. Child sites that follow it receive them at once. */
export const action = acts(async (ctx, { route, url, form }) => {
  const node = await handsDown(ctx, url.searchParams.get('of') ?? '')
  const row = await configurationAt(await asOwnerOf(ctx, node._id))
  const sections = inheritableSections()
  const names = new Set(sections.flatMap(({ fields }) => fields))
  const read = readForm(ctx, configurationWith(ctx, sections), { form, row })
  const written = Object.fromEntries(Object.entries(read).filter(([name]) => names.has(name)))
  const version = Number(form.get('version'))
  try {
    await changeSite(ctx, {
      ...{ _id: node._id, change: written },
      ...(Number.isInteger(version) && version > 0 && { version }),
    })
    return redirect(`${route!.path}?done=saved`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const again = await formOf(ctx, { route: route!, _id: node._id, written, issues: error.issues })
    return data({ form: again }, { status: error.kind === 'conflict' ? 409 : 400 })
  }
})

/** A site of the viewer that has child sites. */
async function handsDown(ctx: Context, _id: string): Promise<Node> {
  const node = await ownedNode(ctx, _id)
  if (node.siteType === 'unit') throw notFound()
  return node
}

async function formOf(
  ctx: Context,
  of: { route: Route; _id: string; written?: Record<string, unknown>; issues?: readonly Issue[] },
) {
  const node = await handsDown(ctx, of._id)
  const { route, _id, ...said } = of
  const row = await configurationAt(await asOwnerOf(ctx, _id))
  const collection = configurationWith(ctx, inheritableSections())
  const form = await describeForm(ctx, { collection, route, row, ...said })
  const heading = fill(configWords.of[ctx.locale], { name: nameOf(ctx, node) })
  const [first, ...others] = form.sections
  return {
    ...{ ...form, heading, crumbs: [{ href: route.path, label: route.meta.title[ctx.locale] }] },
    cancel: { ...form.cancel, href: route.path },
    sections: [{ ...first!, text: configWords.text[ctx.locale] }, ...others],
  }
}

async function describe(ctx: Context, { route, url }: { route: Route; url: URL }): Promise<ListDescription> {
  const { locale } = ctx
  const all = await ownedNodes(ctx)
  const family = knownFamily(route)
  const own = all.filter((node) => node.siteType !== 'origin' && (!family || isOfFamily(family, node)))
  const parents = all.filter((node) => node.siteType !== 'unit' && own.some(({ parent }) => parent === node._id))
  const origin = all.filter(({ siteType }) => siteType === 'origin')
  const editable = family ? parents : [...new Set([...origin, ...parents])]
  const query = readPage(url)
  const rows = own.slice((query.page - 1) * query.size, query.page * query.size)
  const followed = await followedOf(
    ctx,
    rows.map(({ _id }) => _id),
  )
  const saved = url.searchParams.get('done') === 'saved' ? ` · ${siteDetailWords.saved[locale]}` : ''
  return {
    heading: route.meta.title[locale],
    total: fill(siteWords.total[locale], { n: own.length.toLocaleString('th-TH') }) + saved,
    actions: editable.map((node) => ({
      label: fill(configWords.of[locale], { name: nameOf(ctx, node) }),
      href: `?of=${node._id}`,
    })),
    columns: [
      { name: 'name', label: siteWords.name[locale], kind: 'text' },
      ...inheritableKeys.map((key) => ({ name: key, label: siteFormWords[key][locale], kind: 'state' as const })),
    ],
    rows: rows.map((node) => {
      const shownBy = family ?? familyOfNode(node)
      return rowOf(ctx, { node, family: shownBy, followed: followed.get(node._id) ?? [], all })
    }),
    page: pagingOf({ query, rows, total: own.length, url }),
    empty: { title: configWords.none[locale] },
    words: listWords(locale),
  }
}

function rowOf(ctx: Context, of: { node: Node; family: Family; followed: readonly string[]; all: readonly Node[] }) {
  const { node, family, followed, all } = of
  const said = inLocale(siteFormWords, ctx.locale)
  const above = all.find(({ _id }) => _id === node.parent)
  const cell = (key: string): Cell =>
    followed.includes(key) ? { text: said.inherited, tone: 'live' } : { text: said.overridden, tone: 'busy' }
  const edit = addressOf(ctx, family, { screen: 'edit', id: node._id })
  return {
    ...{ id: node._id, href: edit, actions: [] },
    ...(above && { under: nameOf(ctx, above) }),
    cells: { name: { text: nameOf(ctx, node) }, ...Object.fromEntries(inheritableKeys.map((key) => [key, cell(key)])) },
  }
}
