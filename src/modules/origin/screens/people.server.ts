import { sql } from 'kysely'
import { type Role, staffRoles } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeList } from '#platform/office/screens/description/describe-list.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { permitsOf } from '#platform/office/screens/description/permits.ts'
import { listHref, ordered, readListQuery, searched } from '#platform/office/screens/list/list-query.ts'
import { atOrigin } from '#platform/identity/site-roles/at-origin.ts'
import { type Node, asOwnerOf } from '#platform/site/site-tree/nodes.ts'
import { type Holders, holdersOf } from '#platform/identity/site-roles/holders.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { ListDescription } from '#ui/office/description.ts'
import { nameOf } from '../commands/site-rows.server.ts'
import { type Scope, scopeOf } from '../commands/whose.server.ts'
import { peopleWords } from '../words.ts'

/**
 * The staff of the scope or of one of its sites. For a site of a family, also its learners (specification L79, L83,
 * L90).
 */
export const loader = loads(async (ctx, { route, url }) => {
  const scope = await scopeOf(ctx, route!)
  const asked = readHolding(url, scope)
  const at = asked.isLearners ? await asOwnerOf(ctx, asked.node!._id) : await atOrigin(ctx)
  const collection = collectionOf(at, 'user')
  const query = readListQuery(url, collection)
  const matching = fromAny(at, collection).where(searched(query.q)).where(holding(asked, scope))
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(ordered(collection, query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(at, { collection, rows })
  const permits = await permitsOf(at, { collection, rows })
  const shown = { collection, route: route!, url, query, rows, total: Number(total), labels, permits, isBin: false }
  const { exports: _exports, ...list } = describeList(at, shown)
  const ids = rows.map(({ _id }) => String(_id))
  const held = asked.isLearners ? new Map() : await holdersOf(at, ids)
  const heading = headingOf(ctx, { asked, standing: list.heading })
  const described = asked.isLearners ? asLearners(list) : withRoles(ctx, list, held)
  return { list: { ...described, heading, views: viewsOf(ctx, { url, asked, scope }) }, title: heading }
})

interface Holding {
  role: Role | null
  node: Node | null
  isLearners: boolean
}

/** The filters in the URL. Invalid values count as missing. */
function readHolding({ searchParams }: URL, { family, nodes }: Scope): Holding {
  const role = staffRoles.find((one) => one === searchParams.get('role')) ?? null
  const node = nodes.find(({ _id }) => _id === searchParams.get('node')) ?? null
  return { role, node, isLearners: family !== null && node !== null && searchParams.get('who') === 'learners' }
}

/** Filters by role and by site, or by any of the family's sites. Without filters, everybody. */
function holding({ role, node, isLearners }: Holding, { family, nodes }: Scope) {
  if (isLearners) return sql<boolean>`row.role = 'user'`
  if (!role && !node && !family) return sql<boolean>`true`
  const sites = node ? [node._id] : family ? nodes.map(({ _id }) => _id) : null
  return sql<boolean>`exists (select 1 from "grant" g where g."userSite" = row.site and g."user" = row._id
    ${role ? sql`and g.role = ${role}` : sql``} ${sites ? sql`and g.site = any(${sites})` : sql``})`
}

function headingOf(ctx: Context, { asked, standing }: { asked: Holding; standing: string }): string {
  if (!asked.node) return standing
  const said = asked.isLearners ? peopleWords.learnersOf : peopleWords.of
  return fill(said[ctx.locale], { site: nameOf(ctx, asked.node) })
}

/** Tabs: all staff by role. For a family, its staff, the learners of a selected site, and its sites. */
function viewsOf(ctx: Context, of: { url: URL; asked: Holding; scope: Scope }): NonNullable<ListDescription['views']> {
  const { url, asked, scope } = of
  const { locale } = ctx
  if (!scope.family)
    return [null, ...staffRoles.toReversed()].map((one) => ({
      label: one ? roleLabels[one][locale] : peopleWords.all[locale],
      href: listHref(url, { role: one }),
      isCurrent: one === asked.role,
    }))
  if (!asked.node) {
    const sites = scope.nodes.slice(0, mostViews).map((node) => ({
      ...{ label: nameOf(ctx, node), href: listHref(url, { node: node._id }), isCurrent: false },
    }))
    return [{ label: peopleWords.staff[locale], href: listHref(url, {}), isCurrent: true }, ...sites]
  }
  const staff = { label: peopleWords.staff[locale], href: listHref(url, { who: null }), isCurrent: !asked.isLearners }
  const learners = {
    ...{ label: peopleWords.learners[locale], href: listHref(url, { who: 'learners' }), isCurrent: asked.isLearners },
  }
  return [staff, learners, { label: peopleWords.everySite[locale], href: listHref(url, { node: null, who: null }) }]
}

/** Further sites are reached from the list of sites. */
const mostViews = 6

/** Learners of another site are edited here, but removed there. */
const asLearners = ({ add: _add, ...list }: ListDescription): ListDescription => ({
  ...list,
  rows: list.rows.map((row) => ({ ...row, actions: row.actions.filter(({ method }) => method !== 'post') })),
})

/** The list with each person's roles below the name. Staff are disabled on their form, not deleted. */
const withRoles = ({ locale }: Context, list: ListDescription, held: Holders): ListDescription => ({
  ...list,
  ...(list.add && { add: { ...list.add, label: peopleWords.add[locale] } }),
  rows: list.rows.map((row) => ({
    ...row,
    under: rolesIn(locale, held.get(row.id) ?? []),
    actions: row.actions.filter(({ method }) => method !== 'post'),
  })),
})

function rolesIn(locale: Context['locale'], held: readonly { role: Role; sites: number }[]): string {
  if (held.length === 0) return peopleWords.none[locale]
  const said = held.map(({ role, sites }) => {
    const isOwner = role === 'root' || role === 'superadmin'
    return fill(peopleWords[isOwner ? 'everywhere' : 'role'][locale], { role: roleLabels[role][locale], n: sites })
  })
  return said.join(' · ')
}
