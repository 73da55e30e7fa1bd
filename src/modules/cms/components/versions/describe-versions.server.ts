import { href } from 'react-router'
import { diffPages } from '#domain/page/diff/diff.ts'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { absolute } from '#platform/site/absolute.ts'
import { contentOf, type Versions, versionsOf } from '../../commands/draft/versions.server.ts'
import { kindWords, versionActs, versionWords as words } from '../../words/version-words.ts'
import { toldChanges } from './describe-changes.server.ts'

/** One entry of the list of versions. The draft has the number 0. */
export interface ListedVersion {
  number: number
  name: string
  when: string
  by: string
  isLive: boolean
  isLeft: boolean
  isRight: boolean
  /** Compares it with its predecessor. */
  href: string
}

/** The versions screen of a page, in the viewer's language. The URL selects the two versions to compare. */
export const describeVersions = async (ctx: Context, { _id, asked }: { _id: string; asked: URLSearchParams }) => {
  const found = await versionsOf(ctx, { _id })
  const compared = comparedIn(found, asked)
  const compare = compared && (await described(ctx, { found, ...compared }))
  return {
    title: found.post.title,
    ...{ words: inLocale(words, ctx.locale), acts: actsOf(ctx, found, compared?.left ?? 0) },
    versions: listed(ctx, found, compared),
    count: fill(words.count[ctx.locale], { n: found.versions.length.toLocaleString('th-TH') }),
    compare,
    state: stateOf(ctx, found),
    edit: found.mayPublish ? href('/cms/edit/:id', { id: _id }) : null,
  }
}

interface Compared {
  left: number
  right: number
}

/** By default the draft against the published version. Null if there is nothing to compare. */
function comparedIn(found: Versions, asked: URLSearchParams): Compared | null {
  const numbers = [...(found.draft ? [0] : []), ...found.versions.map(({ number }) => number)]
  const [newest] = numbers
  if (newest === undefined) return null
  const right = numberIn(asked.get('right'), numbers) ?? newest
  const left = numberIn(asked.get('left'), numbers) ?? before(found, right)
  return { left, right }
}

/** The predecessor of a version: for the draft the published version, otherwise the previous one. */
const before = ({ versions, shown }: Versions, number: number): number =>
  number === 0 ? (shown ?? versions[0]?.number ?? 0) : (versions.find((one) => one.number < number)?.number ?? number)

function numberIn(written: string | null, numbers: readonly number[]): number | null {
  if (written === null) return null
  const number = numbers.find((one) => String(one) === written)
  if (number === undefined) throw notFound()
  return number
}

async function described(ctx: Context, of: { found: Versions } & Compared) {
  const { found, left, right } = of
  const { post } = found
  const [was, is] = [await contentOf(ctx, { post, number: left }), await contentOf(ctx, { post, number: right })]
  const changes = toldChanges(ctx, diffPages(was, is))
  const count = (...kinds: string[]) =>
    changes.filter(({ what }) => kinds.includes(what)).length.toLocaleString('th-TH')
  const said = inLocale(words, ctx.locale)
  return {
    left: sideOf(ctx, { found, number: left, against: right, side: 'left' }),
    right: sideOf(ctx, { found, number: right, against: left, side: 'right' }),
    differs: fill(said.differs, { name: nameOf(ctx, left) }),
    changes,
    legend: {
      added: fill(said.added, { n: count('added') }),
      changed: fill(said.changed, { n: count('changed', 'moved') }),
      removed: fill(said.removed, { n: count('removed') }),
    },
  }
}

function sideOf(ctx: Context, of: { found: Versions; number: number; against: number; side: 'left' | 'right' }) {
  const { found, number, against, side } = of
  const frame = href('/cms/builder/:id/frame/:number', { id: found.post._id, number: String(number) })
  const at = number === 0 ? found.draft?.at : found.versions.find((one) => one.number === number)?.at
  return {
    name: nameOf(ctx, number),
    when: at ? whenOf(ctx, at) : '',
    frame: `${frame}?against=${against}&side=${side}`,
  }
}

function listed(ctx: Context, found: Versions, compared: Compared | null): ListedVersion[] {
  const path = href('/cms/builder/:id/versions', { id: found.post._id })
  const entry = (number: number, of: { at: string; by: string }) => ({
    ...{ number, name: nameOf(ctx, number), when: whenOf(ctx, of.at), by: of.by },
    isLive: number !== 0 && number === found.shown && found.post.isLive,
    ...{ isLeft: number === compared?.left, isRight: number === compared?.right },
    href: `${path}?left=${before(found, number)}&right=${number}`,
  })
  const draft = found.draft && entry(0, { at: found.draft.at, by: nameOfWho(found.draft.byName, ctx.locale) })
  const kept = found.versions.map((one) => {
    const kind = fill(kindWords[one.kind][ctx.locale], { note: one.note })
    return entry(one.number, { at: one.at, by: [nameOfWho(one.byName, ctx.locale), kind].filter(Boolean).join(' · ') })
  })
  return draft ? [draft, ...kept] : kept
}

/** The available actions and the state they apply to. */
function stateOf(ctx: Context, found: Versions) {
  const { draft, link, schedule, revision, mayPublish } = found
  const said = inLocale(versionActs, ctx.locale)
  const note = draft?.note ?? ''
  const isProposed = draft?.state === 'proposed'
  return {
    ...{ revision, mayPublish, isProposed, isWritten: draft !== null, isLive: found.post.isLive },
    told: draft && (isProposed || note) ? fill(isProposed ? said.proposedBy : said.sentBackBy, { note }) : null,
    link: link && {
      url: absolute(ctx, link.path),
      text: fill(said.linkText, { time: whenOf(ctx, new Date(link.until).toISOString()) }),
    },
    times: { publishAt: localOf(schedule.publishAt), unpublishAt: localOf(schedule.unpublishAt) },
  }
}

const actsOf = ({ locale }: Context, { draft }: Versions, left: number) => {
  const acts = inLocale(versionActs, locale)
  return {
    ...acts,
    restore: fill(acts.restore, { n: left.toLocaleString('th-TH') }),
    canRestore: left !== 0 ? left : null,
    draft: draft !== null,
  }
}

const nameOf = ({ locale }: Context, number: number) =>
  number === 0 ? words.draft[locale] : fill(words.number[locale], { n: number.toLocaleString('th-TH') })

const whenOf = ({ locale }: Context, at: string) =>
  `${formatDay(at, { length: 'medium', locale })} ${bangkokTime(Date.parse(at))}`

/** An instant as the value of a date and time field. */
const localOf = (at: string | null) =>
  at ? `${formatDay(at, { length: 'short', locale: 'th' })} ${bangkokTime(Date.parse(at))}` : ''
