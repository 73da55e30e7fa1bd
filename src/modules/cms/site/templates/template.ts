import type { Page } from '#domain/page/page.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'

/** A page that Wicha brings for editors to begin with: what its blocks say tells them what to write there. */
export interface Template {
  name: string
  label: Text
  /** What it is for. */
  text: Text
  rows: readonly (readonly Placed[])[]
}

/** A block in a column of so many twelfths; `said` is in the language of who begins. */
export interface Placed {
  type: string
  version?: number
  col?: number
  props?: Record<string, unknown>
  said?: (say: (text: Text) => string) => Record<string, unknown>
}

/** The page that a template begins, in a language. */
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
