import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { restoreVersion } from '../record/restore-version.ts'
import { words } from '../words.ts'
import { savingWords } from './words.ts'

/** The message after a save, with the version that can be undone; null if somebody saved later. */
interface SavedNotice {
  text: string
  undo: { label: string; version: number } | null
}

type Row = Record<string, unknown>

/** Returns the address of a form that was just saved to this version. */
export const savedAt = (path: string, stored: Row) => `${path}?done=saved&v=${Number(stored['version'])}`

/** Returns the message in a form's address. */
export const savedNotice = ({ locale }: Context, { row, url }: { row: Row; url: URL }): SavedNotice | null => {
  const done = url.searchParams.get('done')
  if (done === 'undone') return { text: savingWords.undone[locale], undo: null }
  if (done !== 'saved') return null
  const version = Number(url.searchParams.get('v'))
  const isLast = version > 1 && version === Number(row['version'])
  return { text: words.saved[locale], undo: isLast ? { label: savingWords.undo[locale], version } : null }
}

/** Restores a row's values from before the save that a form names. Throws a conflict if somebody saved later. */
export const undoSave = async (ctx: Context, of: { collection: AnyCollection; row: Row; form: FormData }) => {
  const version = Number(of.form.get('version'))
  if (!Number.isInteger(version) || version < 2)
    throw invalid({ field: 'version', code: 'wrong', ...savingWords.noUndo })
  const to = { _id: String(of.row['_id']), version: version - 1, field: null, current: version }
  await restoreVersion(ctx, of.collection, to)
}
