import { href } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { editorWords } from '../words.ts'
import { offerLessons } from './offer-lessons.server.ts'

/** The form of a lesson beside the outline of its course. It is stored as from the lesson's own screen. */
export const describeWork = async (ctx: Context, { _id, saved }: { _id: string; saved: string | undefined }) => {
  const row = await from(ctx, 'lesson').selectAll().where('_id', '=', _id).executeTakeFirst()
  const route = ctx.app.manifests.flatMap(({ routes }) => routes).find(({ name }) => name === 'lesson-player-edit')
  if (!row || !route) throw notFound()
  const described = await describeForm(ctx, { collection: collectionOf(ctx, 'lesson'), route, row, about: _id })
  const form = await offerLessons(ctx, described, { courseID: row.courseID, lesson: _id })
  const back = href('/lesson/player/detail/:id', { id: row.courseID })
  return {
    ...form,
    // One section: a list of sections does not fit beside the outline.
    sections: [
      { title: form.sections[0]?.title ?? form.heading, fields: form.sections.flatMap(({ fields }) => fields) },
    ],
    ...{ action: `${href('/lesson/player/edit/:id', { id: _id })}?in=editor`, crumbs: [] },
    cancel: { ...form.cancel, href: back, label: editorWords.back[ctx.locale] },
    ...(saved && { saved }),
  }
}
