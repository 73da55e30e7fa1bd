import { sql } from 'kysely'
import { isStaff } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { type Colleague, colleaguesOf } from './colleagues.ts'
import { mentionedIn } from './mentions.ts'
import { commentWords } from './words.ts'

/** A row of a collection, by name and id. */
export interface About {
  collection: string
  _id: string
}

export interface Comment {
  _id: string
  person: string
  name: string
  text: string
  mentions: Colleague[]
  at: string
  editedAt: string | null
}

const most = 100

/**
 * Returns the staff comments on a row, newest first. Staff who may read the row only; throws forbidden or not-found
 * otherwise.
 */
export const commentsOf = async (ctx: Context, about: About): Promise<Comment[]> => {
  await proveRight(ctx, about)
  const { rows } = await sql<Comment>`select _id, person, name, text, mentions, at, "editedAt" from record_comment
    where ${onRow(ctx, about)} order by at desc, _id desc limit ${most}`.execute(ctx[executor])
  return rows
}

/**
 * Adds a comment to a row. `_id` comes from the form, so that a repeated submission adds one comment. Mentioned
 * colleagues are notified with the path `at`.
 */
export const addComment = async (ctx: Context, about: About, said: { _id: string; text: string; at: string }) => {
  const text = readText(said.text)
  await inTransaction(ctx, async (inside) => {
    await proveRight(inside, about)
    const mentions = mentionedIn(text, await colleaguesOf(inside))
    const _id = /^[0-9a-f]{24}$/.test(said._id) ? said._id : newId(ctx.now)
    const { numAffectedRows } =
      await sql`insert into record_comment (site, _id, collection, "row", person, name, text, mentions, at)
      values (${ctx.site._id}, ${_id}, ${about.collection}, ${about._id}, ${ctx.viewer.id}, ${ctx.viewer.name}, ${text},
        ${JSON.stringify(mentions)}::jsonb, ${nowOf(ctx)}::timestamptz)
      on conflict (site, _id) do nothing`.execute(inside[executor])
    if (numAffectedRows === 1n) await tellMentioned(inside, { about, mentions, text, at: said.at })
  })
}

async function tellMentioned(
  ctx: Context,
  { about, mentions, text, at }: { about: About; mentions: readonly Colleague[]; text: string; at: string },
) {
  const { name } = ctx.viewer
  const title = { th: fill(commentWords.mentioned.th, { name }), en: fill(commentWords.mentioned.en, { name }) }
  const told = {
    about: { collection: about.collection, row: about._id },
    title,
    text: { th: text, en: text },
    href: at,
  }
  for (const { _id } of mentions) if (_id !== ctx.viewer.id) await notify(ctx, { to: _id, ...told })
}

/** Changes the text of a comment; only its author may. */
export const editComment = async (ctx: Context, about: About, said: { _id: string; text: string }) => {
  const text = readText(said.text)
  await inTransaction(ctx, async (inside) => {
    await proveRight(inside, about)
    const mentions = mentionedIn(text, await colleaguesOf(inside))
    proveOwn(
      await sql<{
        _id: string
      }>`update record_comment set text = ${text}, mentions = ${JSON.stringify(mentions)}::jsonb,
      "editedAt" = ${nowOf(ctx)}::timestamptz where ${own(ctx, about, said._id)} returning _id`.execute(
        inside[executor],
      ),
    )
  })
}

/** Deletes a comment; only its author may. */
export const deleteComment = async (ctx: Context, about: About, _id: string) => {
  await proveRight(ctx, about)
  proveOwn(
    await sql<{ _id: string }>`delete from record_comment where ${own(ctx, about, _id)} returning _id`.execute(
      ctx[executor],
    ),
  )
}

const onRow = (ctx: Context, { collection, _id }: About) =>
  sql<boolean>`site = ${ctx.site._id} and collection = ${collection} and "row" = ${_id}`

const own = (ctx: Context, about: About, _id: string) =>
  sql<boolean>`${onRow(ctx, about)} and _id = ${_id} and person = ${ctx.viewer.id}`

/** Staff who may read a row may read and write its comments. */
async function proveRight(ctx: Context, { collection, _id }: About) {
  const of = collectionOf(ctx, collection)
  if (!isStaff(ctx.viewer)) throw forbidden()
  const row = await fromAny(ctx, of).select('row._id').where('row._id', '=', _id).executeTakeFirst()
  if (!row) throw notFound()
}

function proveOwn({ rows }: { rows: readonly unknown[] }) {
  if (rows.length === 0) throw notFound()
}

const longest = 4000

function readText(text: string): string {
  const read = clean(longest).min(1).safeParse(text.replaceAll('\r\n', '\n'))
  if (read.success) return read.data
  throw invalid(text.trim() === '' ? empty : tooLong)
}

const empty = { field: 'text', code: 'required', th: 'กรุณาเขียนความเห็น', en: 'Please write a comment' }
const tooLong = {
  field: 'text',
  code: 'too-big',
  th: `ความเห็นยาวเกินไป (ไม่เกิน ${longest.toLocaleString('th-TH')} ตัวอักษร)`,
  en: `The comment is too long (at most ${longest.toLocaleString('en')} characters)`,
}
