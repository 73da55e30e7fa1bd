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

/** A file that came in lately may be on its way into a form: it is not called unused, in milliseconds. */
export const lately = 24 * 60 * 60_000

/** Tries a storage of the site, or what it keeps its files in: the milliseconds that it took, or what is wrong in a sentence. */
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

/** Removes a file that nothing uses, or all of them; answers how many. */
export const removeUnused = async (ctx: Context, id: string | null): Promise<number> => {
  const unused = (await unusedOn(ctx, { until: ctx.now - lately })).map((file) => file.id)
  const ids = id === null ? unused : unused.filter((one) => one === id)
  if (id !== null && ids.length === 0) throw notFound()
  await dropFiles(ctx, ids)
  return ids.length
}

/** What was just done, as the address says it. */
export const doneIn = ({ locale }: Context, url: URL): string | null => {
  const [, what, n = ''] = /^(works|removed|chosen)-(\d{1,9})$/.exec(url.searchParams.get('done') ?? '') ?? []
  if (what === 'works') return fill(probeWords.works[locale], { ms: n })
  if (what === 'chosen') return moveWords.chosen[locale]
  return what === 'removed' ? fill(unusedWords.removed[locale], { n }) : null
}
