import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Copy } from '#platform/content/syndication/copies.ts'
import type { Share } from '#platform/content/syndication/shares.ts'
import { nameOf } from '#modules/origin/public-api.ts'
import type { Action, Cell, RecordDescription, Row } from '#ui/office/description.ts'
import { atSite, type catalogueOf, type Group } from '../commands/group-catalogue.server.ts'
import { withKind } from '../commands/kinds/kinds.server.ts'
import { catalogueWords as words } from '../words.ts'

type Related = RecordDescription['related'][number]
type CatalogueOptions = { group: Group; catalogue: Awaited<ReturnType<typeof catalogueOf>> }

/** The message for viewers without a group, instead of a catalogue. */
export const describeNoGroup = ({ locale }: Context): Related => {
  const empty = { title: words.noGroup[locale], text: words.noGroupText[locale] }
  return { title: words.courses[locale], list: { columns: [], rows: [], empty, words: listWords(locale) } }
}

/** The courses and pages of a group's catalogue: their source, the number of units with a copy, and the actions. */
export const describeShares = (ctx: Context, { group, catalogue }: CatalogueOptions): Related => {
  const { locale } = ctx
  return {
    title: words.courses[locale],
    count: catalogue.shares.length.toLocaleString('th-TH'),
    list: {
      columns: [
        { name: 'name', label: words.row[locale], kind: 'text' },
        { name: 'kind', label: words.kind[locale], kind: 'text' },
        { name: 'mode', label: words.mode[locale], kind: 'text' },
        { name: 'units', label: words.units[locale], kind: 'text' },
        { name: 'state', label: words.state[locale], kind: 'state' },
      ],
      rows: catalogue.shares.map((share) => rowOf(ctx, { group, catalogue, share })),
      empty: {
        ...{ title: words.none[locale], text: words.noneText[locale] },
        action: { label: words.add[locale], href: `${href('/collection/catalogue/add')}?of=${group.node._id}` },
      },
      words: listWords(locale),
    },
  }
}

function rowOf(ctx: Context, of: CatalogueOptions & { share: Share }): Row {
  const { group, catalogue, share } = of
  const { locale } = ctx
  const original = catalogue.originalOf(share)
  const source = [group.node, ...group.units].find(({ _id }) => _id === share.fromSite)
  const n = catalogue.copies.filter((copy) => copy.share === share._id).length
  const total = group.units.filter(({ _id }) => _id !== share.fromSite).length
  const units = fill(words.ofUnits[locale], { n: n.toLocaleString('th-TH'), of: total.toLocaleString('th-TH') })
  const where = `?of=${group.node._id}&share=${share._id}`
  const when = formatInstant(share.createdAt, { length: 'medium', locale })
  return {
    id: share._id,
    href: where,
    under: source ? `${fill(words.from[locale], { name: nameOf(ctx, source) })} · ${when}` : words.lost[locale],
    cells: {
      name: original ? { text: original.name } : { text: words.removed[locale], isMuted: true },
      kind: { text: words[share.kind][locale] },
      mode: { text: words[share.mode][locale] },
      units: { text: units },
      state: stateOf(ctx, { share, original }),
    },
    actions: actionsOf(ctx, { share, where }),
  }
}

function stateOf({ locale }: Context, of: { share: Share; original: { status: boolean } | undefined }): Cell {
  const { share, original } = of
  const refused = Object.keys(share.problems).length
  if (share.state === 'ending') return { text: words.ending[locale], tone: 'busy' }
  if (share.state === 'withdrawn') return { text: words.withdrawn[locale], tone: 'off' }
  if (refused > 0) return { text: fill(words.problems[locale], { n: refused.toLocaleString('th-TH') }), tone: 'broken' }
  if (original && !original.status) return { text: words.draft[locale], tone: 'waiting' }
  return { text: words.given[locale], tone: 'live' }
}

/** Copies of the mode `copied` belong to their units, so withdrawing such a share only stops giving it. */
function actionsOf({ locale }: Context, { share, where }: { share: Share; where: string }): Action[] {
  const post = (label: string, intent: string): Action => ({
    ...{ label, method: 'post' },
    hidden: [
      { name: 'intent', value: intent },
      { name: 'share', value: share._id },
    ],
  })
  const isOver = share.state === 'ending'
  const turn =
    share.state === 'given' ? post(words.withdraw[locale], 'withdraw') : post(words.giveAgain[locale], 'give')
  return [
    { label: words.where[locale], href: where },
    ...(isOver ? [] : [turn, { label: words.end[locale], href: `${where}&end`, isDestructive: true }]),
  ]
}

/** One of them in each unit: its state, and the number of enrolments. */
export const describeUnits = async (ctx: Context, of: CatalogueOptions & { share: Share }): Promise<Related> => {
  const { group, catalogue, share } = of
  const { locale } = ctx
  const rows: Row[] = []
  for (const unit of group.units) {
    const copy = catalogue.copies.find((one) => one.share === share._id && one.site === unit._id)
    rows.push(await unitRow(ctx, { unit, copy, share }))
  }
  return {
    title: fill(words.whereOf[locale], { name: catalogue.originalOf(share)?.name ?? words.removed[locale] }),
    count: group.units.length.toLocaleString('th-TH'),
    list: {
      columns: [
        { name: 'name', label: words.unit[locale], kind: 'text' },
        { name: 'enrolled', label: words.enrolled[locale], kind: 'number' },
        { name: 'state', label: words.state[locale], kind: 'state' },
      ],
      rows,
      words: listWords(locale),
    },
  }
}

async function unitRow(ctx: Context, of: { unit: Node; copy: Copy | undefined; share: Share }): Promise<Row> {
  const { unit, copy, share } = of
  const { kind } = share
  const there = await atSite(ctx, { kind, site: unit._id })
  const row = unit._id === share.fromSite ? share.original : copy?.copy
  const seen = there && row ? await seenAt(there, { kind, row }) : null
  const problem = share.problems[unit._id]?.[ctx.locale]
  return {
    id: unit._id,
    ...(problem && { under: problem }),
    cells: {
      name: { text: nameOf(ctx, unit) },
      enrolled:
        seen && kind === 'course' ? { text: seen.enrolled.toLocaleString('th-TH') } : { text: '–', isMuted: true },
      state: unitState(ctx, { isOff: !there, isSource: unit._id === share.fromSite, copy, seen, problem }),
    },
    actions: [],
  }
}

async function seenAt(there: Context, of: { kind: Share['kind']; row: string }) {
  const own = await withKind(of.kind, (kind) => kind.ownAt(there, of.row))
  if (!own) return null
  const { status } = own
  if (of.kind === 'page' || !there.site.plugins.has('enroll')) return { status, enrolled: 0 }
  const { n } = await from(there, 'enroll')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('enroll.courseID', '=', of.row)
    .executeTakeFirstOrThrow()
  return { status, enrolled: Number(n) }
}

function unitState(
  { locale }: Context,
  of: {
    isOff: boolean
    isSource: boolean
    copy: Copy | undefined
    seen: { status: boolean } | null
    problem: string | undefined
  },
): Cell {
  if (of.isOff) return { text: words.off[locale], tone: 'off' }
  if (of.isSource) return { text: words.source[locale], tone: 'live' }
  if (of.problem) return { text: words.refused[locale], tone: 'broken' }
  if (!of.copy || !of.seen) return { text: words.waiting[locale], tone: 'waiting' }
  if (of.copy.hidden) return { text: words.hidden[locale], tone: 'off' }
  return of.seen.status ? { text: words.shown[locale], tone: 'live' } : { text: words.hiddenHere[locale], tone: 'off' }
}
