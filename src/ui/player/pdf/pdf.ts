/** Why a document cannot be read: as the server answered, as it was found to be, or because nothing came. */
export type Why = 'ended' | 'too-heavy' | 'broken' | 'locked' | 'busy' | 'closed' | 'lost'

/** A PDF that is read on a page of the site. */
export interface Pdf {
  address: string
  name: string
  /** Laid over each page; null where there is none, or the pages hold it themselves. */
  watermark: string | null
  /** Whether its address may be opened on its own where it cannot be read here. */
  mayOpen: boolean
}

/** Reads the page around a document again, and so the address that it is under. */
export type Renew = () => Promise<void>

/** `page` is filled with `page` and `count`; a reason that has no words is told by `failed`. */
export interface PdfWords extends Record<'loading' | 'failed' | 'newTab' | 'again' | 'page', string> {
  reasons: { readonly [K in Why]?: string }
}
