import type { Page } from '#domain/page/page.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'

/** A built-in page template. Its placeholder texts tell editors what to write. */
export interface Template {
  name: string
  label: Text
  /** What it is for. */
  text: Text
  rows: readonly (readonly Placed[])[]
}

/** A block in a column, with a width in twelfths. `said` is in the editor's language. */
export interface Placed {
  type: string
  version?: number
  col?: number
  props?: Record<string, unknown>
  said?: (say: (text: Text) => string) => Record<string, unknown>
}

/** The page from a template, in a language. */
export const pageFrom = ({ rows }: Template, locale: Locale): Page => ({
  version: 1,
  rows: rows.map((columns, row) => ({
    id: `r${row + 1}`,
    gapSize: 24,
    columns: columns.map(({ type, version = 1, col = 12, props, said }, at) => {
      const place = `r${row + 1}c${at + 1}`
      const written = said?.((text) => text[locale]) as Page['rows'][0]['columns'][0]['objects'][0]['props']
      const object = { id: `${place}o1`, type, version, props: { ...props, ...written } as typeof written }
      return { id: place, col, alignment: 'left' as const, objects: [object] }
    }),
  })),
})
