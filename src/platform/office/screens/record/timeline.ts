import { formatInstant } from '#domain/thai-calendar/format.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import { type Comment, commentsOf } from '#platform/office/comments/comments.ts'
import { piecesOf } from '#platform/office/comments/mentions.ts'
import type { Context } from '#platform/context.ts'
import type { Attachment } from '#platform/content/file/attachment/attachments.ts'
import { attachmentWords } from '#platform/content/file/attachment/words.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Timeline, TimelineEntry } from '#ui/office/record/timeline/description.ts'
import { describeEdits, type ToldEdit } from './describe-edits.ts'
import { recordWords as words } from './words.ts'

/** Returns edits and comments of staff on a row, newest first, with a form for a new comment. */
export const timelineOf = async (
  ctx: Context,
  of: { collection: AnyCollection; row: Record<string, unknown>; hung?: Attachment[] },
): Promise<{ timeline?: Timeline }> => {
  const { locale } = ctx
  if (!isStaff(ctx.viewer)) return {}
  const about = { collection: of.collection.name, _id: String(of.row['_id']) }
  const [edits, comments, colleagues] = await Promise.all([
    describeEdits(ctx, of),
    commentsOf(ctx, about),
    colleaguesOf(ctx),
  ])
  const entries = [
    ...edits.map((edit) => editEntry(ctx, edit)),
    ...comments.map((one) => commentEntry(ctx, one)),
    ...(of.hung ?? []).flatMap((one) => attachmentEntries(ctx, one)),
  ]
  return {
    timeline: {
      title: words.timeline[locale],
      entries: entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).map(({ entry }) => entry),
      composer: {
        hidden: [
          { name: 'intent', value: 'say' },
          { name: 'comment', value: newId(ctx.now) },
        ],
        colleagues: colleagues.map(({ name }) => name),
      },
      words: inLocale(shownWords, locale),
    },
  }
}

const { show, all, comments, changes, write, colleagues, unseen, send, edit, save, empty, became, nothing } = words
const shownWords = {
  ...{ show, all, comments, changes, write, colleagues, unseen, send, edit, save, empty, became, nothing },
}

type Placed = { at: string; entry: TimelineEntry }

const byWhom = ({ locale }: Context, name: string, at: string) => ({
  who: nameOfWho(name, locale),
  mark: initialsOf(nameOfWho(name, locale)),
  when: formatInstant(at, { length: 'medium', locale }),
})

const editEntry = (ctx: Context, { at, version, who, what, changes, restore }: ToldEdit): Placed => ({
  at,
  entry: { id: `edit-${version}`, ...byWhom(ctx, who, at), what, changes, ...(restore && { restore }) },
})

function commentEntry(ctx: Context, { _id, person, name, text, mentions, at, editedAt }: Comment): Placed {
  const { locale } = ctx
  const hidden = (intent: string) => [
    { name: 'intent', value: intent },
    { name: 'comment', value: _id },
  ]
  const own = person === ctx.viewer.id && {
    reword: { text, hidden: hidden('reword') },
    remove: { label: words.remove[locale], method: 'post' as const, hidden: hidden('unsay'), isDestructive: true },
  }
  const note = editedAt === null ? {} : { note: words.editedThen[locale] }
  return {
    at,
    entry: { id: `said-${_id}`, ...byWhom(ctx, name, at), said: { pieces: piecesOf(text, mentions), ...note, ...own } },
  }
}

/** Timeline entries for an added and a removed attachment. */
function attachmentEntries(ctx: Context, of: Attachment): Placed[] {
  const { _id, name, by, at, removedAt, removedBy } = of
  const said = (text: { th: string; en: string }) => fill(text[ctx.locale], { name })
  const hung = { id: `hung-${_id}`, ...byWhom(ctx, by, at), what: said(attachmentWords.attachedThen), changes: [] }
  if (removedAt === null) return [{ at, entry: hung }]
  const off = { id: `off-${_id}`, ...byWhom(ctx, removedBy ?? '', removedAt), changes: [] }
  return [
    { at, entry: hung },
    { at: removedAt, entry: { ...off, what: said(attachmentWords.removedThen) } },
  ]
}
