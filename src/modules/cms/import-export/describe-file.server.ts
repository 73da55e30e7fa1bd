import { href } from 'react-router'
import { type ImportFile, importFileOf } from '#platform/content/imports/files.ts'
import { type PictureTally, pictureTally } from '#platform/content/imports/pictures.ts'
import { type ImportItem, itemsOf, type Tally, tallyOf } from '#platform/content/imports/items.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Tone } from '#ui/office/description.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import { hrefOf, stateOf } from './describe-files.server.ts'
import { groupsOn } from './store/group.server.ts'
import type { FileReport, ItemReport } from './report.ts'
import { carryWords as words } from './words.ts'

/** Items per page of the report. */
const partSize = 100

/** The report of a read file: what was recognized, what would be imported, and the progress. */
export const describeFile = async (ctx: Context, of: { file: string; part: number }) => {
  const file = await importFileOf(ctx, of.file)
  const [items, tally, pictures] = await Promise.all([
    itemsOf(ctx, { file: file._id, limit: partSize, offset: (of.part - 1) * partSize }),
    tallyOf(ctx, file._id),
    pictureTally(ctx, file._id, partSize),
  ])
  const total = sum(tally, () => true)
  const isOpen = file.state === 'read'
  const hasPosts = (file.report as FileReport).wordpress !== undefined
  return {
    _id: file._id,
    name: file.name,
    ...stateOf(ctx, file),
    isOpen,
    understood: understoodOf(ctx, { report: file.report as FileReport, isOpen, pictures }),
    notFetched: notFetchedOf(ctx, pictures),
    refused: (file.report as FileReport).refused.map((one) => `${one.title}: ${one[ctx.locale]}`).slice(0, partSize),
    groups: isOpen && hasPosts ? (await groupsOn(ctx)).map(({ _id, title }) => ({ _id, title })) : null,
    tally: tallyText(ctx, { file, tally }),
    items: items.map((item) => itemOf(ctx, item)),
    run: runOf(ctx, { file, tally, pictures }),
    parts: partsOf(ctx, { ...of, total }),
    canUndo: !isOpen && file.state !== 'running' && !file.isUndone && file.batches.length > 0,
    canForget: file.state !== 'running',
  }
}

export type DescribedFile = Awaited<ReturnType<typeof describeFile>>

const sum = (tally: readonly Tally[], is: (one: Tally) => boolean) =>
  tally.filter(is).reduce((all, { n }) => all + n, 0)

function understoodOf(
  { locale }: Context,
  of: { report: FileReport; isOpen: boolean; pictures: PictureTally },
): string[] {
  const { wordpress } = of.report
  if (!wordpress) return []
  const others = Object.entries(wordpress.others).map(([name, n]) => `${name} ${n}`)
  return [
    fill(words.found[locale], wordpress.counts),
    ...(others.length > 0 ? [fill(words.othersLeft[locale], { what: others.join(', ') })] : []),
    words.termsLeft[locale],
    ...(of.isOpen ? [words.picturesAsked[locale]] : []),
    ...(of.pictures.total > 0
      ? [fill(words.fetched[locale], { kept: of.pictures.kept, total: of.pictures.total })]
      : []),
  ]
}

/** The pictures that could not be fetched, with reasons. */
const notFetchedOf = ({ locale }: Context, { failed, failedCount }: PictureTally) =>
  failedCount === 0
    ? null
    : {
        title: fill(words.notFetched[locale], { n: failedCount }),
        lines: failed.map(({ url, reason }) => `${reason?.[locale] ?? ''}: ${url}`),
      }

function tallyText({ locale }: Context, { file, tally }: { file: ImportFile; tally: readonly Tally[] }): string {
  if (file.state === 'read') {
    const of = (...verdicts: Tally['verdict'][]) => sum(tally, ({ verdict }) => verdicts.includes(verdict))
    const chosen = sum(tally, ({ isChosen }) => isChosen)
    return fill(words.tally[locale], { new: of('new'), changed: of('changed', 'edited'), same: of('same'), chosen })
  }
  const of = (outcome: Tally['outcome']) => sum(tally, (one) => one.outcome === outcome)
  return fill(words.done[locale], { created: of('created'), changed: of('changed'), failed: of('failed') })
}

const outcomes = { created: ['created', 'live'], changed: ['updated', 'live'], failed: ['problem', 'broken'] } as const
const verdicts = { new: 'live', changed: 'busy', same: 'off', edited: 'waiting' } as const

export interface ShownItem {
  at: number
  title: string
  type: string
  isChosen: boolean
  word: string
  tone: Tone
  why: string | null
  href: string | null
  left: string[]
  leftTitle: string
  became: string[]
}

function itemOf({ locale }: Context, item: Omit<ImportItem, 'content'>): ShownItem {
  const report = item.report as ItemReport
  const [word, tone] = item.outcome ? outcomes[item.outcome] : ([item.verdict, verdicts[item.verdict]] as const)
  return {
    ...{ at: item.at, title: item.title, isChosen: item.isChosen, word: words[word][locale], tone },
    type: words[report.type as 'page' | 'post' | 'form' | 'menu'][locale],
    why: item.reason?.[locale] ?? null,
    href: item.row && href('/cms/edit/:id', { id: item.row }),
    left: report.left.map((one) => one[locale]),
    leftTitle: fill(words.left[locale], { n: report.left.length }),
    became: report.became.map((one) => fill(words.becomesOne[locale], one)),
  }
}

function runOf(
  { locale }: Context,
  { file, tally, pictures }: { file: ImportFile; tally: readonly Tally[]; pictures: PictureTally },
): RunDescription | null {
  if (file.state !== 'running') return null
  const act: RunDescription['act'] = {
    ...{ label: words.cancel[locale], method: 'post', hidden: [{ name: 'intent', value: 'cancel' }] },
  }
  const come = pictures.kept + pictures.failedCount
  if (come < pictures.total) {
    const text = fill(words.fetching[locale], { at: come, total: pictures.total })
    return { text, isRunning: true, isBroken: false, at: come, total: pictures.total, act }
  }
  const total = Math.max(
    1,
    sum(tally, ({ isChosen }) => isChosen),
  )
  const at = sum(tally, ({ outcome }) => outcome !== null)
  return {
    ...{ text: fill(words.running[locale], { at, total }), isRunning: true, isBroken: false, at, total },
    act,
  }
}

function partsOf({ locale }: Context, { file, part, total }: { file: string; part: number; total: number }) {
  if (total <= partSize) return null
  const to = Math.min(total, part * partSize)
  return {
    text: fill(words.part[locale], { from: (part - 1) * partSize + 1, to, total }),
    older: part > 1 ? hrefOf(file, part - 1) : null,
    newer: to < total ? hrefOf(file, part + 1) : null,
  }
}
