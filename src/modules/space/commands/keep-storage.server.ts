import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { probe } from '#platform/content/file/store/probe.ts'
import { storeNameOf } from '#platform/content/file/store/store-of.ts'
import { dropFiles } from '#platform/content/file/references/remove-file.ts'
import { unusedOn } from '#platform/content/file/references/unused.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { moveWords } from '../file-words.ts'
import { probeWords, unusedWords } from '../words.ts'

/** Milliseconds for which a new file is not called unused, because a form with it may still be open. */
export const lately = 24 * 60 * 60_000

/** Tests a storage of the site, or the current one. Returns the milliseconds that it took, or the error message. */
export const tested = async (ctx: Context, store: string): Promise<{ ms: number } | { problem: string }> => {
  if (!(await isOwn(ctx, store))) throw notFound()
  const answer = await probe(ctx, store)
  if ('ms' in answer) return answer
  const { locale } = ctx
  const said = { step: probeWords[answer.step][locale], fault: probeWords[answer.fault][locale] }
  return { problem: fill(probeWords.fails[locale], said) }
}

async function isOwn(ctx: Context, store: string) {
  if (store === (await storeNameOf(ctx))) return true
  const [, id = ''] = /^space ([0-9a-f]{24})$/.exec(store) ?? []
  return (await from(ctx, 'space').select('_id').where('_id', '=', id).executeTakeFirst()) !== undefined
}

/** Deletes one unused file, or all of them. Returns how many. */
export const removeUnused = async (ctx: Context, id: string | null): Promise<number> => {
  const unused = (await unusedOn(ctx, { until: ctx.now - lately })).map((file) => file.id)
  const ids = id === null ? unused : unused.filter((one) => one === id)
  if (id !== null && ids.length === 0) throw notFound()
  await dropFiles(ctx, ids)
  return ids.length
}

/** The message about the last action, from the URL. */
export const doneIn = ({ locale }: Context, url: URL): string | null => {
  const [, what, n = ''] = /^(works|removed|chosen)-(\d{1,9})$/.exec(url.searchParams.get('done') ?? '') ?? []
  if (what === 'works') return fill(probeWords.works[locale], { ms: n })
  if (what === 'chosen') return moveWords.chosen[locale]
  return what === 'removed' ? fill(unusedWords.removed[locale], { n }) : null
}
