import type { Hidden } from '../../description.ts'

/** What somebody was writing in a form when he left it. It lives in his tab alone, and until he logs out. */
export interface Draft {
  /** Whose it is: nobody else is shown it. */
  owner: string
  /** What the form was opened with: it is sent with what was written, so that nobody's later save is overwritten. */
  hidden: Hidden[] | undefined
  /** The fields that he changed, and no other. */
  values: [name: string, value: string][]
  /** Whether it was sent; what was saved is a draft no more. */
  isSent: boolean
}

const prefix = 'draft '
const keyOf = (path: string) => prefix + path

export function readDraft(path: string): Draft | null {
  const text = sessionStorage.getItem(keyOf(path))
  try {
    return text ? (JSON.parse(text) as Draft) : null
  } catch {
    return null
  }
}

/** A tab that can hold no more keeps what it has. */
export function writeDraft(path: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(draft))
  } catch {
    sessionStorage.removeItem(keyOf(path))
  }
}

export function dropDraft(path: string) {
  sessionStorage.removeItem(keyOf(path))
}

/** Drops the drafts of the tab: all of them, or those that were sent. */
export function dropDrafts({ isSent }: { isSent: boolean }) {
  for (const key of Object.keys(sessionStorage)) {
    const path = key.slice(prefix.length)
    if (key.startsWith(prefix) && (!isSent || readDraft(path)?.isSent)) dropDraft(path)
  }
}
