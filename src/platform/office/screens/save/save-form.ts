import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { createAny, updateAny } from '#platform/data/collection/write.ts'
import type { Stored } from '#platform/data/collection/writing/store.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { FormDescription } from '#ui/office/form-description.ts'
import { describeForm } from '../description/describe-form.ts'
import { namePicked } from '../description/labels.ts'
import { readForm } from './read-form.ts'
import { askedFields } from './asked-fields.ts'
import { type Choice, merge, type Merged } from './merge.ts'
import { type Opened, readOpened } from './opened.ts'

type Row = Record<string, unknown>

export interface Sent {
  collection: AnyCollection
  route: Route
  form: FormData
  /** The current row, or null for a new one. */
  row: Row | null
  /** Values that the screen adds to the input. */
  more?: Row
  /** Fields that are not in this form. */
  without?: readonly string[]
  /** Further writes in the row's transaction. Their issues appear in the form. */
  also?: (inside: Context, stored: Stored) => Promise<unknown>
}

/** `joined` counts fields that somebody else changed meanwhile. `status` comes with the form to show again. */
type SaveFormResponse = { stored: Stored; joined: number } | { again: FormDescription; status: 400 | 409 }

const tries = 3

/**
 * Saves a form. If somebody else saved the row after the form was opened, both are merged. Conflicts ask the user
 * (409), and invalid input must be corrected (400). In both cases the form returns with all input.
 */
export const saveForm = async (ctx: Context, sent: Sent): Promise<SaveFormResponse> => {
  for (let left = tries; ; left--) {
    try {
      return await save(ctx, sent)
    } catch (error) {
      if (!sent.row || left <= 1 || !isOvertaken(error)) throw error
      sent = { ...sent, row: await readAgain(ctx, sent.collection, String(sent.row['_id'])) }
    }
  }
}

async function save(ctx: Context, sent: Sent): Promise<SaveFormResponse> {
  const { collection, form, row } = sent
  const posted = Object.entries(readForm(ctx, collection, { form, row }))
  const own = Object.fromEntries(posted.filter(([name]) => !sent.without?.includes(name)))
  const read = await namePicked(ctx, collection, own)
  const { written, issues } = askedFields(ctx, { collection, row, written: read })
  const opened = row && readOpened(form)
  const isOlder = opened !== null && opened.version !== row?.['version']
  const merged: Merged = isOlder
    ? merge(ctx, { collection, opened, row: row!, written, choiceOf: (name) => choiceIn(form, name) })
    : { change: written, asked: [], joined: 0 }
  if (merged.asked.length > 0) return again(ctx, sent, { read, merged, opened })
  try {
    if (issues.length > 0) throw invalid(...issues)
    const change = { ...merged.change, ...sent.more }
    return { stored: await store(ctx, sent, { change, isLocked: opened !== null }), joined: merged.joined }
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0 || isOvertaken(error)) throw error
    return again(ctx, sent, { read, merged, opened, error })
  }
}

function store(ctx: Context, sent: Sent, { change, isLocked }: { change: Row; isLocked: boolean }): Promise<Stored> {
  const { collection, row, also } = sent
  const version = isLocked && row ? Number(row['version']) : undefined
  const write = (inside: Context) =>
    row
      ? updateAny(inside, collection.name, { _id: String(row['_id']), change, version })
      : createAny(inside, collection.name, change)
  if (!also) return write(ctx)
  return inTransaction(ctx, async (inside) => {
    const stored = await write(inside)
    await also(inside, stored)
    return stored
  })
}

async function again(
  ctx: Context,
  { collection, route, row, without }: Sent,
  of: { read: Row; merged: Merged; opened: Opened | null; error?: RequestError },
): Promise<SaveFormResponse> {
  const { read, merged, opened, error } = of
  const written = opened && opened.version !== row?.['version'] ? merged.change : read
  const form = await describeForm(ctx, {
    ...{ collection, route, row, written, issues: error?.issues ?? [] },
    ...(opened && { opened }),
    ...(without && { without }),
    asked: merged.asked,
    joined: merged.joined,
  })
  return { again: form, status: error ? (error.kind === 'conflict' ? 409 : 400) : 409 }
}

/** Somebody else saved between our read and our write. */
const isOvertaken = (error: unknown) =>
  error instanceof RequestError && error.kind === 'conflict' && error.issues.some(({ code }) => code === 'version')

async function readAgain(ctx: Context, collection: AnyCollection, _id: string): Promise<Row> {
  const row = await fromAny(ctx, collection).selectAll().where('row._id', '=', _id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Returns the choice for a conflicting field: its own, or that of the submit button for all fields. */
function choiceIn(form: FormData, name: string): Choice | null {
  const stands = form.get('stands') ?? form.get(`stands.${name}`)
  const against = String(form.get(`against.${name}`) ?? '')
  return stands === 'mine' || stands === 'theirs' ? { stands, against } : null
}
