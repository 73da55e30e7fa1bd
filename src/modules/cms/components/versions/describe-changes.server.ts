import type { PageChange, ValueChange } from '#domain/page/diff/diff.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { changeWords as words } from '../../words/version-words.ts'

/** A change of a part of a page as a sentence, with the old and new short values. */
interface ToldChange {
  id: string
  what: PageChange['what']
  sentence: string
  values: { before: string; after: string }[]
}

const longest = { text: 48, value: 60, values: 3 }

/** The differences between two versions in words. */
export const toldChanges = (ctx: Context, changes: readonly PageChange[]): ToldChange[] =>
  changes.map((change) => ({
    id: change.id,
    what: change.what,
    sentence: fill(words[change.what][ctx.locale], { what: partOf(ctx, change) }),
    values: change.values.flatMap(shortValues).slice(0, longest.values),
  }))

function partOf({ app, locale }: Context, { kind, object, holds }: PageChange): string {
  const label =
    kind === 'object'
      ? (app.blocks.get(object?.type ?? '')?.block.label ?? words.unknown)[locale]
      : fill(words[kind][locale], { n: holds.toLocaleString('th-TH') })
  const text = object ? textOf(object.props) : ''
  return text ? fill(words.said[locale], { label, text }) : label
}

/** The first text of an object. */
const names = ['title', 'text', 'heading', 'label', 'name', 'html', 'alt']
function textOf(props: Record<string, unknown>): string {
  for (const name of names) {
    const text = plain(props[name])
    if (text) return excerpt(text, longest.text)
  }
  return ''
}

/** Short values only. Longer or structured values are visible on the page. */
function shortValues({ name, before, after }: ValueChange): ToldChange['values'] {
  if (name === '') return []
  const told = [before, after].map((value) => (value === undefined || value === null ? '' : plain(value)))
  const [was, is] = told
  if (was === undefined || is === undefined || was === is) return []
  return told.some((text) => text!.length > longest.value) ? [] : [{ before: was, after: is }]
}

const plain = (value: unknown): string | undefined => {
  if (typeof value === 'number') return value.toLocaleString('th-TH')
  return typeof value === 'string' ? stripHtml(value).trim() : undefined
}
