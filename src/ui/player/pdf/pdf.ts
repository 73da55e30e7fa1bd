/** Why a document is unreadable: by the response, by its content, or without a response. */
export type Why = 'ended' | 'too-heavy' | 'broken' | 'locked' | 'busy' | 'closed' | 'lost'

/** A PDF that is read on a page of the site. */
export interface Pdf {
  address: string
  name: string
  /** Overlaid on each page. Null if there is none or the pages contain it. */
  watermark: string | null
  /** Whether its URL may be opened directly if it cannot be read here. */
  mayOpen: boolean
}

/** Reloads the page around a document, and so its URL. */
export type Renew = () => Promise<void>

/** `page` is filled with `page` and `count`. A reason without its own words uses `failed`. */
export interface PdfWords extends Record<'loading' | 'failed' | 'newTab' | 'again' | 'page', string> {
  reasons: { readonly [K in Why]?: string }
}
