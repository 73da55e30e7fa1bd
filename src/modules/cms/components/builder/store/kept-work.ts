import type { Page } from '#domain/page/page.ts'

/** Work on a page that the server has not got: kept in the browser, for this person on this site alone. */
interface KeptWork {
  page: Page
  revision: number
}

const keyOf = ({ page, person }: KeptWorkOptions) => `wicha-page ${page} ${person}`

type KeptWorkOptions = { page: string; person: string }

/** What is left of it; null where nothing is, or the browser keeps nothing. */
export function keptWork(of: KeptWorkOptions): KeptWork | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as KeptWork | null
    return kept && Array.isArray(kept.page?.rows) && Number.isInteger(kept.revision) ? kept : null
  } catch {
    return null
  }
}

/** Keeps it, or forgets it; a browser that is full keeps what it had. */
export function keepWork(of: KeptWorkOptions, work: KeptWork | null) {
  try {
    if (work) localStorage.setItem(keyOf(of), JSON.stringify(work))
    else localStorage.removeItem(keyOf(of))
  } catch {
    // The page is still open, and is saved as soon as it can be.
  }
}
