import { type ActionFunctionArgs, data, href, type LoaderFunctionArgs, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, askedOf } from '#platform/http/request.server.ts'
import { action as listAction, loader as list } from '#platform/office/screens/list.server.ts'
import { markOfText } from '#platform/office/screens/save/seen-text.ts'
import { carriedTranslations, storeTranslations, wordChanges } from '../commands/carry-words.server.ts'
import { describeWords } from '../components/describe-words.ts'
import { missingOf } from '../components/missing-words.ts'
import { carriedWords, setupWords as words } from '../words.ts'

const shown = 5
const mostChanges = 50

/** The default list of languages with their missing words, or all words as a table. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list(args)
  if (!listed.list) return { ...listed, carried: null }
  const missing = missingOf(await from(ctx, 'translate').select(['_id', 'translations']).execute())
  const saidOf = (id: string) => {
    const keys = missing.get(id) ?? []
    if (keys.length === 0) return { text: words.complete[ctx.locale], tone: 'live' as const }
    const more = keys.length > shown ? ` ${fill(words.more[ctx.locale], { n: keys.length - shown })}` : ''
    return { text: keys.slice(0, shown).join(', ') + more, tone: 'waiting' as const }
  }
  const column = { name: 'missing', label: words.missing[ctx.locale], kind: 'text' as const }
  const rows = listed.list.rows.map((row) => ({ ...row, cells: { ...row.cells, missing: saidOf(row.id) } }))
  const table = { label: carriedWords.title[ctx.locale], href: `${href('/setup/language')}?words` }
  const actions = [...(listed.list.actions ?? []), table]
  const described = { ...listed.list, columns: [...listed.list.columns, column], rows, actions }
  const carried = new URL(args.request.url).searchParams.has('words') ? await carriedOf(args) : null
  return { ...listed, list: described, carried }
}

async function carriedOf(args: LoaderFunctionArgs) {
  const { ctx } = askedOf(args)
  const text = await carriedTranslations(ctx)
  const fileName = `words-${bangkokDay(ctx.now)}.csv`
  return { form: describeWords(ctx, { text }), text, fileName, words: inLocale(carriedWords, ctx.locale) }
}

/** Handles the list's actions. It previews a table of words, and stores it when it is submitted again unchanged. */
export const action = async (args: ActionFunctionArgs) =>
  new URL(args.request.url).searchParams.has('words') ? bringIn(args) : listAction(args)

const bringIn = acts(async (ctx, { form }) => {
  const text = String(form.get('words') ?? '')
  try {
    if (form.get('seen') === markOfText(text)) {
      await storeTranslations(ctx, text)
      return redirect(`${href('/setup/language')}?done=saved`)
    }
    const changes = await wordChanges(ctx, text)
    const rest = changes.length - mostChanges
    const more = rest > 0 ? fill(carriedWords.others[ctx.locale], { n: rest.toLocaleString('th-TH') }) : undefined
    const described = describeWords(ctx, { text, changes: changes.length })
    return data({ carried: described, changes: changes.slice(0, mostChanges), more })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const described = describeWords(ctx, { text, issues: error.issues })
    return data({ carried: described, changes: null, more: undefined }, { status: 400 })
  }
})
