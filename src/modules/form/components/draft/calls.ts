import { isAbout } from '../sending/calls.ts'
import { jsonOf, post, textOf } from '../sending/post.ts'

interface DraftChange {
  formID: string
  token: string
  /** The revision that this page knows; 0 for a new draft. */
  revision: number
  changes: Readonly<Record<string, unknown>>
}

interface SavedDraft {
  revision: number
  token: string
  answers: Readonly<Record<string, unknown>>
  /** Fields that another device changed; `answers` holds their values. */
  conflicts: readonly string[]
}

/** A stored draft, `over` for a form that was sent or is open for too long, or null without an answer. */
export async function saveDraft(change: DraftChange, isLast = false): Promise<SavedDraft | 'over' | null> {
  const reply = await post('/api/form/draft', change, { isLast })
  if (reply?.status === 403 && isAbout(reply.body, 'token')) return 'over'
  if (reply?.status !== 200) return null
  const { revision, token, answers, conflicts } = reply.body
  return {
    revision: Number(revision),
    token: textOf(token),
    answers: jsonOf(answers),
    conflicts: Array.isArray(conflicts) ? conflicts.map(textOf) : [],
  }
}

/** Asks for the code by which the draft goes on elsewhere, and has it mailed if an address is given. An earlier code ends. Null without one. */
export async function askForCode(of: { formID: string; token: string; email?: string }): Promise<string | null> {
  const reply = await post('/api/form/resume', of)
  return (reply?.status === 200 && textOf(reply.body['link'])) || null
}
