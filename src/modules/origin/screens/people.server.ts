import { sql } from 'kysely'
import { type Role, staffRoles } from '#platform/access/viewer.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { fromAny } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import { describeList } from '#platform/screens/description/describe-list.ts'
import { labelsFor } from '#platform/screens/description/labels.ts'
import { listHref, ordered, readListQuery, searched } from '#platform/screens/list-query.ts'
import { atOrigin } from '#platform/session/staff/at-origin.ts'
import { type Holders, holdersOf } from '#platform/session/staff/holders.ts'
import { roleLabels } from '#modules/user/door.ts'
import type { ListDescription } from '#ui/office/description.ts'
import { peopleWords } from '../words.ts'

/** The staff of the whole installation, or of one of its sites (specification L79). */
export const loader = loads(async (ctx, { route, url }) => {
  const origin = await atOrigin(ctx)
  const collection = collectionOf(origin, 'user')
  const query = readListQuery(url, collection)
  const asked = readHolding(url)
  const matching = fromAny(origin, collection).where(searched(query.q)).where(holding(asked))
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(ordered(collection, query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(origin, { collection, rows })
  const shown = { collection, route: route!, url, query, rows, total: Number(total), labels, isBin: false }
  const { exports: _exports, ...list } = describeList(origin, shown)
  const held = await holdersOf(
    origin,
    rows.map(({ _id }) => String(_id)),
  )
  const node = asked.node ? await ctx.app.sites.byId(asked.node) : undefined
  const heading = node ? fill(peopleWords.of[ctx.locale], { site: node.siteName }) : list.heading
  return { list: { ...withRoles(ctx, list, held), heading, views: viewsOf(ctx, url) }, title: heading }
})

interface Holding {
  role: Role | null
  node: string | null
}

/** What the address asks for; anything else counts as not given. */
function readHolding({ searchParams }: URL): Holding {
  const role = staffRoles.find((one) => one === searchParams.get('role')) ?? null
  const node = searchParams.get('node') ?? ''
  return { role, node: /^[0-9a-f]{24}$/.test(node) ? node : null }
}

/** Who holds the role, on the site; everybody where neither is asked. */
function holding({ role, node }: Holding) {
  if (!role && !node) return sql<boolean>`true`
  return sql<boolean>`exists (select 1 from "grant" g where g."userSite" = row.site and g."user" = row._id
    ${role ? sql`and g.role = ${role}` : sql``} ${node ? sql`and g.site = ${node}` : sql``})`
}

function viewsOf({ locale }: Context, url: URL): NonNullable<ListDescription['views']> {
  const { role } = readHolding(url)
  return [null, ...staffRoles.toReversed()].map((one) => ({
    label: one ? roleLabels[one][locale] : peopleWords.all[locale],
    href: listHref(url, { role: one }),
    isCurrent: one === role,
  }))
}

/** The list with what each person holds under his name; staff are switched off where they are edited, not deleted. */
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
