import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { bulkWords, runWords as words } from '../../words.ts'
import type { Why } from '../apply-to-rows.ts'
import type { BulkRun } from './run.ts'

/** Leaves word with who began a run that it is over, with a way to what became of it. */
export const tellRun = (ctx: Context, run: BulkRun): Promise<boolean> => {
  const said = (locale: Locale) => runText(ctx, run, locale)
  return notify(ctx, {
    to: run.user,
    title: { th: said('th'), en: said('en') },
    ...(run.whys.length > 0 && { text: { th: skipped(run.whys, 'th'), en: skipped(run.whys, 'en') } }),
    href: `${run.href}${run.href.includes('?') ? '&' : '?'}run=${run._id}`,
  })
}

/** How a run stands: what it does, how far it is, and at its end what was done. */
export const runText = (ctx: Context, run: BulkRun, locale: Locale): string => {
  const n = (count: number) => count.toLocaleString('th-TH')
  const filled = (text: string) => fill(text, { done: n(run.done), at: n(run.done + run.failed), total: n(run.total) })
  if (run.state === 'running') return `${nameOf(ctx, run)[locale]} · ${filled(words.running[locale])}`
  const done = fill(doneOf(ctx, run)[locale], { n: n(run.done) })
  if (run.state === 'done') return done
  return `${filled(words[run.state][locale])} · ${done}`
}

/** Which rows were not done, and why. */
export const skipped = (whys: readonly Why[], locale: Locale): string =>
  whys.map((why) => fill(bulkWords.left[locale], { n: why.n.toLocaleString('th-TH'), why: why[locale] })).join(' · ')

function declared(ctx: Context, { deed, collection }: BulkRun) {
  const name = deed.verb === 'update' ? deed.action : undefined
  return name === undefined ? undefined : collectionOf(ctx, collection).actions?.find((one) => one.name === name)
}

const nameOf = (ctx: Context, run: BulkRun): Text => declared(ctx, run)?.label ?? words[run.deed.verb]

const doneOf = (ctx: Context, run: BulkRun): Text => declared(ctx, run)?.done ?? dones[run.deed.verb]

const dones = {
  remove: bulkWords.removed,
  restore: bulkWords.restored,
  update: bulkWords.changed,
  undo: bulkWords.undone,
}
