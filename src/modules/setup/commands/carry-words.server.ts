import type { Issue } from '#domain/validation/issue.ts'
import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText, unguardText } from '#domain/spreadsheet/guard.ts'
import { acceptedChange } from '#platform/data/collection/writing/accept.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { readCsv } from '#platform/data/import-export/sheets/read-csv.ts'
import { Unreadable } from '#platform/data/import-export/sheets/table.ts'
import type { CarriedChange } from '#ui/office/list/import/carried/carried.tsx'
import { carriedWords as words } from '../words.ts'

interface Language {
  _id: string
  code: string
  translations: Record<string, string>
}

const keyHead = 'key'
const mostIssues = 20

const languagesOf = (ctx: Context): Promise<Language[]> =>
  from(ctx, 'translate').select(['_id', 'code', 'translations']).orderBy('code').execute()

const keysOf = (languages: readonly Language[]) =>
  [...new Set(languages.flatMap(({ translations }) => Object.keys(translations)))].toSorted()

/** The words of the site as a table: one row per word and one column per language. */
export const carriedTranslations = async (ctx: Context): Promise<string> => {
  const languages = await languagesOf(ctx)
  const rows = keysOf(languages).map((key) => [
    key,
    ...languages.map(({ translations }) => guardText(ownOf(translations, key))),
  ])
  return [[keyHead, ...languages.map(({ code }) => code)], ...rows].map(csvRecord).join('')
}

/** The changes that such a table would make, word by word. Throws if any of it is invalid. Nothing is stored. */
export const wordChanges = async (ctx: Context, text: string): Promise<CarriedChange[]> => {
  const languages = await languagesOf(ctx)
  return changesIn(ctx, { languages, text }).flatMap(({ language, words: own }) =>
    Object.entries(own).map(([key, after]) => ({
      ...{ name: `${language.code} ${key}`, label: `${key} (${language.code})` },
      ...{ before: ownOf(language.translations, key) || words.nothing[ctx.locale], after },
    })),
  )
}

/** Stores such a table for all languages or none. An empty cell leaves a word unchanged. */
export const storeTranslations = (ctx: Context, text: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const languages = await languagesOf(inside)
    for (const { language, words: own } of changesIn(inside, { languages, text }))
      await update(inside, 'translate', {
        ...{ _id: language._id, change: { translations: { ...language.translations, ...own } } },
      })
  })

function changesIn(ctx: Context, { languages, text }: { languages: readonly Language[]; text: string }) {
  const [heads = [], ...rows] = tableIn(text)
  const columns = heads.map((head) => languages.find(({ code }) => code === head.trim().toLowerCase()))
  const strange = heads.filter((head, at) => at > 0 && head.trim() !== '' && !columns[at])
  if ((heads[0] ?? '').trim().toLowerCase() !== keyHead || columns.every((one) => !one)) throw invalid(issue('heads'))
  if (strange.length > 0) throw invalid(issue('language', { code: strange[0]!.slice(0, 20) }))
  const changes = languages.map((language) => ({ language, words: {} as Record<string, string> }))
  for (const cells of rows) {
    const key = unguardText(cells[0] ?? '').trim()
    for (const [at, language] of columns.entries()) {
      const said = unguardText(cells[at] ?? '').trim()
      if (!language || key === '' || said === '' || said === ownOf(language.translations, key)) continue
      Object.defineProperty(changes.find((one) => one.language === language)!.words, key, {
        value: said,
        enumerable: true,
      })
    }
  }
  const changed = changes.filter((one) => Object.keys(one.words).length > 0)
  proveWords(ctx, { changed, rows, heads })
  return changed
}

/** The collection's own rules validate each cell. Errors name the row as in a spreadsheet. */
function proveWords(
  ctx: Context,
  of: { changed: readonly { language: Language; words: Record<string, string> }[]; rows: string[][]; heads: string[] },
) {
  const collection = collectionOf(ctx, 'translate')
  const isFine = (translations: Record<string, string>) => {
    try {
      acceptedChange(ctx, collection, { translations })
      return true
    } catch (error) {
      if (error instanceof RequestError) return false
      throw error
    }
  }
  const issues: Issue[] = []
  for (const { language, words: own } of of.changed) {
    if (isFine({ ...language.translations, ...own })) continue
    const bad = Object.entries(own).filter(([key, said]) => !isFine(Object.fromEntries([[key, said]])))
    for (const [key] of bad) {
      const row = of.rows.findIndex((cells) => unguardText(cells[0] ?? '').trim() === key) + 2
      issues.push(issue('cell', { row: row.toLocaleString('th-TH'), code: language.code }))
    }
    if (bad.length === 0) issues.push(issue('tooMany', { code: language.code }))
  }
  if (issues.length > 0) throw invalid(...issues.slice(0, mostIssues))
}

function tableIn(text: string): string[][] {
  try {
    return readCsv(Buffer.from(text)).rows
  } catch (error) {
    if (error instanceof Unreadable) throw invalid(issue('heads'))
    throw error
  }
}

const issue = (code: 'heads' | 'language' | 'cell' | 'tooMany', values: Record<string, string> = {}): Issue => ({
  ...{ field: 'words', code },
  ...{ th: fill(words[code].th, values), en: fill(words[code].en, values) },
})

const ownOf = (translations: Record<string, string>, key: string) =>
  Object.hasOwn(translations, key) ? translations[key]! : ''
