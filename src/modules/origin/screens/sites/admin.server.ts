import { data, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words } from '#platform/office/screens/words.ts'
import { rolesBelow } from '#platform/data/access/viewer.ts'
import { atOrigin } from '#platform/identity/site-roles/at-origin.ts'
import { type SiteHolder, siteHolders } from '#platform/identity/site-roles/site-holders.ts'
import { type Node, ownedNode } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { RecordDescription, Row } from '#ui/office/description.ts'
import { describeGiving, readGiving } from '../../commands/describe-giving.server.ts'
import { giveRole, takeRole } from '../../commands/give-role.server.ts'
import { nameOf } from '../../commands/site-rows.server.ts'
import { addressOf, type Family, familyOf, isOfFamily } from '../../families.ts'
import { adminWords } from '../../words.ts'

/** The people with a role on a site of the viewer, and those with access from above. Or the form that adds someone. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const family = familyOf(route)
  const node = await nodeOf(ctx, { family, _id: params['id'] })
  const record = await describe(ctx, { family, node, url })
  const form = url.searchParams.has('give') ? describeGiving(ctx, { family, node }) : null
  return { record, form, title: pageTitle(ctx, record.heading) }
})

/** Gives a person a role there, with an invitation by mail if they have no account, or removes it. */
export const action = acts(async (ctx, { route, params, form }) => {
  const family = familyOf(route)
  const node = await nodeOf(ctx, { family, _id: params['id'] })
  const here = addressOf(ctx, family, { screen: 'admin', id: node._id })
  const giving = readGiving(form)
  try {
    if (form.get('intent') === 'take') {
      await takeRole(ctx, { node, user: String(form.get('user') ?? '') })
      return redirect(`${here}?done=revoked`)
    }
    return redirect(`${here}?done=${await giveRole(ctx, { node, ...giving })}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    if (form.get('intent') === 'take')
      return data({ problem: error.issues[0]![ctx.locale], form: null }, { status: 400 })
    const again = describeGiving(ctx, { family, node, giving, issues: error.issues })
    return data({ form: again, problem: null }, { status: 400 })
  }
})

async function nodeOf(ctx: Context, { family, _id = '' }: { family: Family; _id: string | undefined }): Promise<Node> {
  const node = await ownedNode(ctx, _id)
  if (!isOfFamily(family, node)) throw notFound()
  return node
}

async function describe(ctx: Context, of: { family: Family; node: Node; url: URL }): Promise<RecordDescription> {
  const { family, node, url } = of
  const said = inLocale(adminWords, ctx.locale)
  const holders = await siteHolders(await atOrigin(ctx), node._id)
  const give = { label: said.give, href: '?give', isPrimary: true }
  const done = (['given', 'invited', 'revoked'] as const).find((one) => one === url.searchParams.get('done'))
  const table = (rows: Row[], empty: { title: string; text?: string }) => ({
    columns: [
      { name: 'name', label: said.person, kind: 'text' as const },
      { name: 'role', label: said.role, kind: 'text' as const },
      { name: 'seen', label: said.lastSeen, kind: 'instant' as const },
    ],
    ...{ rows, empty, words: listWords(ctx.locale) },
  })
  const here = holders.filter(({ isHere }) => isHere).map((one) => rowOf(ctx, one, { canTake: true }))
  const above = holders.filter(({ isHere }) => !isHere).map((one) => rowOf(ctx, one, { canTake: false }))
  return {
    crumbs: [
      { href: addressOf(ctx, family, { screen: 'list' }), label: family.noun[ctx.locale] },
      { href: addressOf(ctx, family, { screen: 'detail', id: node._id }), label: nameOf(ctx, node) },
    ],
    heading: fill(said.heading, { name: nameOf(ctx, node) }),
    facts: [],
    actions: [give],
    ...(done && { saved: said[done] }),
    sections: [],
    related: [
      {
        ...{ title: said.holders, count: here.length.toLocaleString('th-TH') },
        list: table(here, { title: said.none, text: said.noneText }),
      },
      { title: said.above, list: table(above, { title: said.aboveNone }) },
    ],
    words: inLocale({ crumbs: words.crumbs, more: words.more }, ctx.locale),
  }
}

function rowOf(ctx: Context, one: SiteHolder, { canTake }: { canTake: boolean }): Row {
  const said = inLocale(adminWords, ctx.locale)
  const isBelow = rolesBelow(ctx.viewer).includes(one.role)
  const lock = one._id === ctx.viewer.id ? said.self : isBelow ? null : said.ownRank
  const seen = one.lastSeen ? formatInstant(one.lastSeen, { length: 'medium', locale: ctx.locale }) : said.never
  return {
    ...{ id: one._id, under: one.email ?? '' },
    cells: { name: { text: one.name }, role: { text: roleLabels[one.role][ctx.locale] }, seen: { text: seen } },
    actions: canTake
      ? [
          {
            ...{ label: said.revoke, method: 'post', isDestructive: true },
            hidden: [
              { name: 'intent', value: 'take' },
              { name: 'user', value: one._id },
            ],
            ...(lock && { lock }),
          },
        ]
      : [],
  }
}
