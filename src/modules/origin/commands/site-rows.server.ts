import type { Context } from '#platform/context.ts'
import { learnersBySite, passesBySite, rowsBySite, staffBySite } from '#platform/site/site-tree/counts.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Action, Cell, Column, Row } from '#ui/office/description.ts'
import { addressOf, type Family, hasScreen } from '../families.ts'
import { siteWords } from '../words.ts'
import { stateCell } from './site-state.server.ts'

/** The counts of a site. For a group, including all its units. */
export interface SiteCounts {
  units: number
  staff: number
  learners: number
  courses: number
  enrolled: number
  passes: number
  hours: number
}

/** The counts of sites by `_id`, in one statement per kind. */
export const countsOf = async (ctx: Context, nodes: readonly Node[]): Promise<(node: Node) => SiteCounts> => {
  const [staff, learners, courses, enrolled, passes] = await Promise.all([
    staffBySite(ctx),
    learnersBySite(ctx),
    rowsBySite(ctx, 'course'),
    rowsBySite(ctx, 'enroll'),
    passesBySite(ctx),
  ])
  return (node) => {
    const units = nodes.filter((one) => one.parent === node._id)
    const sum = (of: (_id: string) => number | undefined) =>
      [node, ...units].reduce((total, { _id }) => total + (of(_id) ?? 0), 0)
    return {
      units: units.length,
      staff: sum((_id) => staff.get(_id)),
      learners: sum((_id) => learners.get(_id)),
      courses: sum((_id) => courses.get(_id)),
      enrolled: sum((_id) => enrolled.get(_id)),
      passes: sum((_id) => passes.get(_id)?.passes),
      hours: sum((_id) => passes.get(_id)?.hours),
    }
  }
}

const counted = ['staff', 'learners', 'courses', 'enrolled', 'passes', 'hours'] as const

export const columnsOf = ({ locale }: Context, { siteType }: Family): Column[] => [
  { name: 'name', label: siteWords.name[locale], kind: 'text' },
  siteType === 'unit'
    ? { name: 'parent', label: siteWords.parent[locale], kind: 'text' }
    : { name: 'units', label: siteWords.units[locale], kind: 'number' },
  ...counted.map((name): Column => ({ name, label: siteWords[name][locale], kind: 'number' })),
  { name: 'state', label: siteWords.state[locale], kind: 'state' },
]

export const rowOf = (
  ctx: Context,
  of: { node: Node; family: Family; all: readonly Node[]; counts: (node: Node) => SiteCounts },
): Row => {
  const { node, family, all } = of
  const { locale } = ctx
  const counts = of.counts(node)
  const above = all.find(({ _id }) => _id === node.parent)
  const number = (n: number): Cell => ({ text: n.toLocaleString('th-TH') })
  return {
    id: node._id,
    href: addressOf(ctx, family, { screen: 'detail', id: node._id }),
    under: node.hostname || siteWords.noHost[locale],
    cells: {
      name: { text: nameOf(ctx, node) },
      parent: { text: above ? nameOf(ctx, above) : '–', isMuted: !above },
      units: number(counts.units),
      ...Object.fromEntries(counted.map((name) => [name, number(counts[name])])),
      state: stateCell(ctx, node),
    },
    actions: actionsOf(ctx, { node, family }),
  }
}

function actionsOf(ctx: Context, { node, family }: { node: Node; family: Family }): Action[] {
  const { locale } = ctx
  const at = (screen: 'edit' | 'admin') => addressOf(ctx, family, { screen, id: node._id })
  const people = hasScreen(ctx, family, 'user')
    ? [{ label: siteWords.people[locale], href: `${addressOf(ctx, family, { screen: 'user' })}?node=${node._id}` }]
    : []
  return [
    { label: siteWords.edit[locale], href: at('edit') },
    { label: siteWords.admins[locale], href: at('admin') },
    ...people,
    enterAction(ctx, node),
  ]
}

/** Opens the site's staff interface, if it can be reached. */
export const enterAction = ({ site, locale }: Context, node: Node): Action => {
  const lock = node.hostname === '' ? siteWords.noHostLock : node._id === site._id ? siteWords.here : null
  return {
    ...{ label: siteWords.enter[locale], method: 'post' },
    hidden: [
      { name: 'intent', value: 'enter' },
      { name: 'site', value: node._id },
    ],
    ...(lock && { lock: lock[locale] }),
  }
}

export const nameOf = ({ locale }: Pick<Context, 'locale'>, node: Pick<Node, 'siteName' | 'siteNameEn'>) =>
  locale === 'th' ? node.siteName : node.siteNameEn
