import type { RawAnswers } from '#domain/form/judge.ts'
import type { OpenForm } from '../state/form-context.ts'
import { saveDraft } from './calls.ts'

interface SaverOptions {
  formID: string
  /** The answers that the form begins with. */
  start: RawAnswers
  /** The answers that may be stored, by name. */
  read: () => RawAnswers
  open: () => Promise<OpenForm | null>
  /** The token of the form was renewed. */
  onToken: (token: string) => void
  /** Values of another device that stand in place of those of this page. */
  onConflicts: (values: RawAnswers) => void
  /** The form cannot be saved under this opening any more. */
  onOver: () => void
  save?: typeof saveDraft
}

/** Saves what changed since the last time, one call after the other. */
export class DraftSaver {
  #options: SaverOptions
  #saved: RawAnswers
  #revision = 0
  #running: Promise<boolean> | null = null

  constructor(options: SaverOptions) {
    this.#options = options
    this.#saved = options.start
  }

  /** What the server has: after the form was opened with a draft, or emptied. */
  start({ revision, answers }: { revision: number; answers: RawAnswers }) {
    this.#saved = answers
    this.#revision = revision
  }

  /** Returns whether everything is stored now. `isLast` is for a page that is left. */
  async save({ isLast = false } = {}): Promise<boolean> {
    while (this.#running) await this.#running
    this.#running = this.#saveOnce(isLast)
    try {
      return await this.#running
    } finally {
      this.#running = null
    }
  }

  async #saveOnce(isLast: boolean): Promise<boolean> {
    const sent = this.#options.read()
    const names = Object.keys(sent).filter((name) => !isSame(sent[name], this.#saved[name]))
    const changes = Object.fromEntries(names.map((name) => [name, sent[name]]))
    if (names.length === 0 && this.#revision > 0) return true
    const open = await this.#options.open()
    if (!open) return false
    const { formID, onOver, onToken, save = saveDraft } = this.#options
    const stored = await save({ formID, token: open.token, revision: this.#revision, changes }, isLast)
    if (stored === 'over') onOver()
    if (!stored || stored === 'over') return false
    this.#revision = stored.revision
    this.#saved = { ...this.#saved, ...changes }
    onToken(stored.token)
    this.#takeConflicts(stored)
    return true
  }

  #takeConflicts({ conflicts, answers }: { conflicts: readonly string[]; answers: RawAnswers }) {
    if (conflicts.length === 0) return
    const values = Object.fromEntries(conflicts.map((name) => [name, answers[name]]))
    this.#saved = { ...this.#saved, ...values }
    this.#options.onConflicts(values)
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
