import { carryAnswers } from '#domain/form/carry-answers.ts'
import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import { jsonFault } from '#domain/validation/json.ts'
import { noteUses } from '#platform/content/file/references/record-references.ts'
import { assertFiles } from '#platform/content/file/references/assert-files.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import { deletePrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { mergeDraft, type StoredDraft } from '../../rules/merge-draft.ts'
import { formDraft } from '../store/tables.ts'
import { findForm } from '../form/find-form.server.ts'
import { type FormVersion, versionOf } from '../form/versions.server.ts'
import { issueToken, type OpenedForm, readToken } from '../form-token.server.ts'
import { issueOf } from '../issue.ts'
import { ownerOf } from '../owner.server.ts'
import { receiptOf } from '../receipt.server.ts'
import { asUploader } from '../upload/ticket.server.ts'
import { type Draft, draftOfKey } from './find-draft.server.ts'

/** How long a draft and its files stay, in milliseconds. */
const draftMs = 30 * 86_400_000
const mostBytes = 64_000

interface DraftChange {
  formID: string
  token: string
  /** The revision that the device knows; 0 for a new draft. */
  revision: number
  changes: Record<string, unknown>
}

export interface SavedDraft {
  revision: number
  /** A renewed token. */
  token: string
  answers: Readonly<Record<string, unknown>>
  /** Fields that another device changed; `answers` holds their values. */
  conflicts: string[]
}

/**
 * Stores changed answers of an opened form for 30 days, merged by field. Private answers are left out. Throws forbidden for a wrong token
 * or after the submit, conflict for the draft of somebody else, and invalid over 64 kB.
 */
export async function saveDraft(ctx: Context, { formID, token, revision, changes }: DraftChange): Promise<SavedDraft> {
  const opened = readToken(ctx, { formID, token })
  await findForm(ctx, formID)
  const version = await versionOf(ctx, { formID, number: opened.version })
  if (!version) throw notFound()
  const uploader = asUploader(ctx, opened)
  return inTransaction(uploader, async (inside) => {
    await lockSite(inside, `form key ${opened.key}`)
    if (await receiptOf(inside, opened)) throw forbidden(issueOf('noToken'))
    const stored = await draftOfKey(inside, opened)
    if (stored && stored.owner !== ownerOf(ctx)) throw conflict(issueOf('keyUsed'))
    const known = stored && { ...stored, ...(await underVersion(inside, { stored, version })) }
    const merged = mergeDraft(known ?? emptyDraft, { changes: ownChanges(version.definition, changes), revision })
    const { conflicts, ...draft } = merged
    await storeDraft(inside, { opened, stored, draft })
    const renewed = issueToken(ctx, opened)
    return { revision: draft.revision, token: renewed, answers: draft.answers, conflicts }
  })
}

/** The draft of an earlier version, under the names of the version that is filled in now. */
async function underVersion(ctx: Context, { stored, version }: { stored: Draft; version: FormVersion }) {
  if (stored.formVersion === version.number) return {}
  const before = await versionOf(ctx, { formID: stored.formID, number: stored.formVersion })
  if (!before) return {}
  const names = { before: before.definition, after: version.definition }
  const { answers, fieldRevisions } = stored
  return {
    answers: carryAnswers(answers, names),
    fieldRevisions: carryAnswers(fieldRevisions, names) as StoredDraft['fieldRevisions'],
  }
}

const emptyDraft: StoredDraft = { answers: {}, fieldRevisions: {}, revision: 0 }

/** Only fields of the form that are neither private, locked nor computed are stored. */
function ownChanges({ fields, sets }: FormDefinition, changes: Record<string, unknown>): Record<string, unknown> {
  const isOwn = ({ isPrivate, locked, type }: FormField) =>
    !isPrivate && !locked && type !== 'calculated' && type !== 'note'
  const names = new Set(fields.filter(isOwn).map(({ name }) => name))
  const own = Object.entries(changes).filter(([name]) => names.has(name))
  const ofSets = sets.flatMap((set): [string, unknown][] => {
    const copies = Object.hasOwn(changes, set.name) ? changes[set.name] : undefined
    if (!Array.isArray(copies)) return []
    const allowed = new Set(['_key', ...set.fields.filter(isOwn).map(({ name }) => name)])
    return [[set.name, copies.slice(0, set.limit).map((copy: unknown) => only(copy, allowed))]]
  })
  return Object.fromEntries([...own, ...ofSets])
}

const only = (copy: unknown, allowed: ReadonlySet<string>) =>
  typeof copy === 'object' && copy !== null && !Array.isArray(copy)
    ? Object.fromEntries(Object.entries(copy).filter(([name]) => allowed.has(name)))
    : {}

interface Storing {
  opened: OpenedForm
  stored: Draft | null
  draft: StoredDraft
}

async function storeDraft(ctx: Context, { opened, stored, draft }: Storing) {
  if (jsonFault(draft.answers, { depth: 6, bytes: mostBytes })) throw invalid(issueOf('big', 'changes'))
  const before = stored && { _id: stored._id, answers: stored.answers }
  await assertFiles(ctx, { fields: {} }, { before, given: { answers: draft.answers } })
  const _id = stored?._id ?? newId(ctx.now)
  const { key, formID, version, openedAt } = opened
  const row = {
    ...{ _id, formID, formVersion: version, key, owner: ownerOf(ctx), revision: draft.revision },
    ...{ answers: JSON.stringify(draft.answers), fieldRevisions: JSON.stringify(draft.fieldRevisions) },
    ...{ openedAt: new Date(openedAt).toISOString(), updatedAt: nowOf(ctx) },
    expiresAt: new Date(ctx.now + draftMs).toISOString(),
    secretHash: stored?.secretHash ?? null,
  }
  await insertPrivate(ctx, formDraft, { row, onConflict: { columns: ['formID', 'key'], update: 'all' } })
  await noteUses(ctx, { collection: { name: 'form_draft' }, before, row: { _id, answers: draft.answers } })
}

/** Removes a draft and releases its files. */
export async function removeDraft(ctx: Context, draft: Pick<Draft, '_id' | 'answers'>): Promise<void> {
  await deletePrivate(ctx, formDraft, { _id: draft._id })
  await noteUses(ctx, {
    collection: { name: 'form_draft' },
    before: { _id: draft._id, answers: draft.answers },
    row: null,
  })
}
