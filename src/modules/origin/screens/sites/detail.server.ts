import { redirect } from 'react-router'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { words } from '#platform/office/screens/words.ts'
import { transferTo } from '#platform/identity/session-transfer/transfer-form.ts'
import { moveSite, suspendSite } from '#platform/site/site-tree/change-site.ts'
import { asOwnerOf, type Node, ownedNode, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { askedOfSite, movePlaces } from '../../commands/ask-site.server.ts'
import { healthPairs } from '../../commands/health/site-health.server.ts'
import { beneathOf, contractSection, settingsSection } from '../../commands/site-parts.server.ts'
import { countsOf, enterAction, nameOf } from '../../commands/site-rows.server.ts'
import { stateCell } from '../../commands/site-state.server.ts'
import { addressOf, type Family, familyOf, hasScreen, isOfFamily } from '../../families.ts'
import { siteDetailWords, siteWords } from '../../words.ts'

/** A site: its place, its contents, its health and its actions. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const family = familyOf(route)
  const node = await nodeOf(ctx, { family, _id: params['id'] })
  const all = await ownedNodes(ctx)
  const ask = await askedOfSite(ctx, { node, all, url })
  const record: RecordDescription = {
    crumbs: [{ href: addressOf(ctx, family, { screen: 'list' }), label: family.noun[ctx.locale] }],
    heading: nameOf(ctx, node),
    state: stateCell(ctx, node),
    facts: [node.hostname || siteWords.noHost[ctx.locale]],
    actions: actionsOf(ctx, { family, node, all }),
    ...savedOf(ctx, url),
    sections: await sectionsOf(ctx, { node, all, family }),
    related: [...movePlaces(ctx, { node, all, url }), ...(await beneathOf(ctx, { node, all }))],
    words: inLocale({ crumbs: words.crumbs, more: words.more }, ctx.locale),
  }
  return { record, ask, title: pageTitle(ctx, record.heading) }
})

/** Opens its staff interface, or suspends, reopens or moves it. */
export const action = acts(async (ctx, { route, params, form, url, formTargets }) => {
  const family = familyOf(route)
  const { _id } = await nodeOf(ctx, { family, _id: params['id'] })
  const intent = form.get('intent')
  if (intent === 'enter') return transferTo(ctx, { site: _id, next: '', url, formTargets })
  if (intent !== 'suspend' && intent !== 'reopen' && intent !== 'move') throw notFound()
  if (intent === 'move') await moveSite(ctx, { _id, to: String(form.get('to') ?? '') })
  else await suspendSite(ctx, { _id, suspended: intent === 'suspend' })
  const done = { suspend: 'suspended', reopen: 'reopened', move: 'moved' }[intent]
  return redirect(`${addressOf(ctx, family, { screen: 'detail', id: _id })}?done=${done}`)
})

async function nodeOf(ctx: Context, { family, _id = '' }: { family: Family; _id: string | undefined }): Promise<Node> {
  const node = await ownedNode(ctx, _id)
  if (!isOfFamily(family, node)) throw notFound()
  return node
}

const sayings = ['saved', 'added', 'suspended', 'reopened', 'moved'] as const

function savedOf({ locale }: Context, { searchParams }: URL) {
  const said = sayings.find((one) => one === searchParams.get('done'))
  return said ? { saved: siteDetailWords[said][locale] } : {}
}

function actionsOf(ctx: Context, of: { family: Family; node: Node; all: readonly Node[] }): Action[] {
  const { family, node, all } = of
  const { locale } = ctx
  const to = (screen: 'edit' | 'admin' | 'menu' | 'design') => addressOf(ctx, family, { screen, id: node._id })
  const places = all.filter(({ siteType, _id }) => siteType !== 'unit' && _id !== node.parent)
  const post = (intent: string): Action => ({
    ...{ label: siteWords.reopen[locale], method: 'post', hidden: [{ name: 'intent', value: intent }] },
  })
  return [
    { label: siteWords.edit[locale], href: to('edit'), isPrimary: true },
    { label: siteWords.admins[locale], href: to('admin') },
    ...(['menu', 'design'] as const)
      .filter((screen) => hasScreen(ctx, family, screen))
      .map((screen) => ({ label: siteWords[screen][locale], href: to(screen) })),
    enterAction(ctx, node),
    ...(hasScreen(ctx, family, 'clone')
      ? [{ label: siteWords.take[locale], href: addressOf(ctx, family, { screen: 'clone', id: node._id }) }]
      : []),
    ...(node.siteType === 'unit'
      ? [
          { label: siteWords.clone[locale], href: `${addressOf(ctx, family, { screen: 'add' })}?from=${node._id}` },
          {
            ...{ label: siteWords.move[locale], href: '?ask=move' },
            ...(places.length === 0 && { lock: siteDetailWords.moveNone[locale] }),
          },
        ]
      : []),
    node.suspended ? post('reopen') : { label: siteWords.suspend[locale], href: '?ask=suspend', isDestructive: true },
  ]
}

async function sectionsOf(ctx: Context, of: { node: Node; all: readonly Node[]; family: Family }) {
  const { node, all } = of
  const { locale } = ctx
  const there = await asOwnerOf(ctx, node._id)
  return [
    { title: siteDetailWords.look[locale], pairs: await countPairs(ctx, { node, all }) },
    { title: siteDetailWords.health[locale], pairs: await healthPairs(there) },
    ...(await contractSection(there)),
    { title: siteDetailWords.place[locale], isAside: true, pairs: placePairs(ctx, { node, all }) },
    ...(await settingsSection(ctx, node)),
  ]
}

async function countPairs(ctx: Context, { node, all }: { node: Node; all: readonly Node[] }): Promise<Pair[]> {
  const counts = (await countsOf(ctx, all))(node)
  const names = ['staff', 'learners', 'courses', 'passes', 'hours'] as const
  const shown = node.siteType === 'unit' ? names : (['units', ...names] as const)
  return shown.map((name) => ({
    label: siteWords[name][ctx.locale],
    value: { text: counts[name].toLocaleString('th-TH') },
  }))
}

function placePairs(ctx: Context, { node, all }: { node: Node; all: readonly Node[] }): Pair[] {
  const { locale } = ctx
  const above = all.find(({ _id }) => _id === node.parent)
  const expires = node.expires ? formatDay(node.expires, { length: 'medium', locale }) : siteDetailWords.never[locale]
  return [
    { label: siteWords.parent[locale], value: { text: above ? nameOf(ctx, above) : '–' } },
    { label: siteDetailWords.expires[locale], value: { text: expires } },
    {
      label: siteDetailWords.created[locale],
      value: { text: formatInstant(node.createdAt, { length: 'medium', locale }) },
    },
  ]
}
