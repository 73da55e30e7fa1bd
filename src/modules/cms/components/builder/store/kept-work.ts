import type { Page } from '#domain/page/page.ts'

/** Work on a page that the server does not have, stored in the browser for one person and site. */
interface KeptWork {
  page: Page
  revision: number
}

const keyOf = ({ page, person }: KeptWorkOptions) => `wicha-page ${page} ${person}`

type KeptWorkOptions = { page: string; person: string }

/** The stored work. Null if there is none or storage is unavailable. */
export function keptWork(of: KeptWorkOptions): KeptWork | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as KeptWork | null
    return kept && Array.isArray(kept.page?.rows) && Number.isInteger(kept.revision) ? kept : null
  } catch {
    return null
  }
}

/** Stores or deletes it. If the storage is full, the earlier work stays. */
export function keepWork(of: KeptWorkOptions, work: KeptWork | null) {
  try {
    if (work) localStorage.setItem(keyOf(of), JSON.stringify(work))
    else localStorage.removeItem(keyOf(of))
  } catch {
    // The page is still open and will be saved as soon as possible.
  }
}
