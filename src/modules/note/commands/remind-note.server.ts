import { href } from 'react-router'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { noticeWords as words } from '../words.ts'

/**
 * Reminds the author of a note on its day, unless the day was changed meanwhile or the note was archived or removed.
 */
export const remindNote = defineJob({
  name: 'note/remind-note',
  payload: z.object({ note: z.string(), home: z.string(), author: z.string(), on: z.string() }),
  async work(ctx, task) {
    const { note: _id, home, author, on } = task.payload
    // Only its author can read a private note.
    const his = await onBehalf(ctx, { home, id: author })
    if (!his) return
    const note = await from(his, 'note')
      .select('note.title')
      .where('note._id', '=', _id)
      .where('note.remindOn', '=', on)
      .where('note.archived', '=', false)
      .executeTakeFirst()
    if (!note) return
    await inTransaction(ctx, async (inside) => {
      await notify(inside, {
        to: author,
        about: { collection: 'note', row: _id },
        title: words.reminded,
        text: { th: note.title, en: note.title },
        href: href('/note/edit/:id', { id: _id }),
      })
      await task.finish(inside)
    })
  },
})
export default remindNote
