import type { Hidden } from '../../description.ts'

/** Unsaved input of a form that a person left. It is stored only in their tab, until they log out. */
export interface Draft {
  /** The owner. Nobody else sees it. */
  owner: string
  /**
   * The hidden fields when the form was opened. They are sent with the draft, so that it cannot overwrite a later save.
   */
  hidden: Hidden[] | undefined
  /** Only the changed fields. */
  values: [name: string, value: string][]
  /** Whether it was sent. A saved draft is obsolete. */
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

/** If the tab's storage is full, the earlier draft stays. */
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

/** Deletes the drafts of the tab: all of them, or only the sent ones. */
export function dropDrafts({ isSent }: { isSent: boolean }) {
  for (const key of Object.keys(sessionStorage)) {
    const path = key.slice(prefix.length)
    if (key.startsWith(prefix) && (!isSent || readDraft(path)?.isSent)) dropDraft(path)
  }
}
