import { isDeepStrictEqual } from 'node:util'
import { href } from 'react-router'
import { bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import { mentionedIn } from '#platform/office/comments/mentions.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { noticeWords as words } from '../words.ts'
import { remindNote } from '../commands/remind-note.server.ts'

/**
 * Notifies, once, the people with whom a note is shared, and mentioned people who may see it. It reminds the author on
 * the note's day, at eight in the morning. Only the author decides who sees the note.
 */
const settleNote: AfterChange = async (ctx, { before, row }) => {
  proveAuthors(ctx, { before, row })
  await remind(ctx, { before, row })
  const shared = await tellShared(ctx, { before, row })
  if (row['audience'] !== 'private') await tellMentioned(ctx, { before, row, shared })
}

export default settleNote

function proveAuthors({ viewer }: Context, { before, row }: ChangedRow) {
  if (!before || before['author'] === viewer.id) return
  const isSame = ['audience', 'sharedWith'].every((name) => isDeepStrictEqual(before[name], row[name]))
  if (!isSame) throw invalid({ field: 'audience', code: 'author', ...words.authorOnly })
}

/** Notifies the newly selected people and returns them. */
async function tellShared(ctx: Context, { before, row }: ChangedRow): Promise<readonly string[]> {
  const known = chosenIn(before)
  const added = chosenIn(row).filter((one) => one !== ctx.viewer.id && !known.includes(one))
  const title = (locale: 'th' | 'en') => fill(words.shared[locale], { name: ctx.viewer.name })
  for (const to of added) await notify(ctx, { ...newsOf(row), to, title: { th: title('th'), en: title('en') } })
  return added
}

const chosenIn = (row: ChangedRow['before']) => (row?.['audience'] === 'shared' ? (row['sharedWith'] as string[]) : [])

const newsOf = (row: ChangedRow['row']) => ({
  about: { collection: 'note', row: row._id },
  text: { th: String(row['title']), en: String(row['title']) },
  href: href('/note/edit/:id', { id: row._id }),
})

const morningMs = 8 * 3_600_000

/** A past day causes no reminder. The job checks that the day is still current. */
async function remind(ctx: Context, { before, row }: ChangedRow) {
  const on = row['remindOn']
  if (typeof on !== 'string' || before?.['remindOn'] === on || on < bangkokDay(ctx.now)) return
  // Staff of every role are stored at the same site.
  const payload = { note: row._id, home: ctx.viewer.home, author: String(row['author']), on }
  await enqueue(ctx, remindNote, { payload, key: `${row._id} ${on}`, at: Date.parse(dayStart(on)) + morningMs })
}

/**
 * Notifies only people who see the note and were not mentioned before. A person notified of the sharing is not notified
 * twice.
 */
async function tellMentioned(ctx: Context, { before, row, shared }: ChangedRow & { shared: readonly string[] }) {
  if (!textOf(row).includes('@')) return
  const colleagues = await colleaguesOf(ctx, { least: 'admin' })
  const known = before ? mentionedIn(textOf(before), colleagues).filter(({ _id }) => isSeen(before, _id)) : []
  const title = (locale: 'th' | 'en') => fill(words.mentioned[locale], { name: ctx.viewer.name })
  for (const one of mentionedIn(textOf(row), colleagues)) {
    if (one._id === ctx.viewer.id || known.includes(one) || shared.includes(one._id)) continue
    if (!isSeen(row, one._id)) continue
    await notify(ctx, { ...newsOf(row), to: one._id, title: { th: title('th'), en: title('en') } })
  }
}

const isSeen = (row: Record<string, unknown>, person: string) =>
  row['audience'] === 'site' || row['author'] === person || chosenIn(row as ChangedRow['row']).includes(person)

const textOf = (row: Record<string, unknown>) =>
  [row['title'], row['body'], ...((row['items'] ?? []) as string[])].map(String).join('\n')
