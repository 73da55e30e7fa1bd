import { copiedPart } from '#domain/page/edit/clipboard.ts'
import { type Page, readPage } from '#domain/page/page.ts'
import { invalid } from '#platform/errors/errors.ts'
import { builderWords as words } from '../words/words.ts'

const longest = 700_000

/**
 * JSON from a field of the builder's form. Undefined for invalid JSON. Text that is too long is refused without
 * parsing.
 */
export function sentJson(form: FormData, name: string): unknown {
  const text = form.get(name)
  if (typeof text !== 'string' || text.length > longest)
    throw invalid({ field: name, code: 'too-long', ...words.tooMuch })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalid({ field: name, code: 'json', ...words.unreadable })
  }
}

/** A page from the builder. Throws invalid with its errors. */
export function sentPageOf(form: FormData): Page {
  const read = readPage(sentJson(form, 'page'))
  if ('issues' in read) throw invalid(...read.issues)
  return read.page
}

/** Pasted content, parsed like any page. Throws invalid if it was not copied from a page. */
export function pasted(form: FormData): { part: 'object' | 'row'; page: Page } {
  const copied = copiedPart(String(form.get('text') ?? ''))
  if (!copied) throw invalid({ field: 'text', code: 'no-part', ...words.noPart })
  const read = readPage(copied.page)
  if ('issues' in read) throw invalid(...read.issues)
  return { part: copied.part, page: read.page }
}
