import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { describeFields } from '#platform/office/screens/description/describe-form.ts'
import { readField } from '#platform/office/screens/save/read-form.ts'
import { detailsWords } from '../../words/details-words.ts'

/** What a posted registration says in the site's own fields. */
export const ownFieldsIn = (ctx: Context, form: FormData): Record<string, unknown> | undefined => {
  const field = collectionOf(ctx, 'user').fields['fields']!
  return readField(ctx, field, { form, name: 'fields', stored: null })?.value as Record<string, unknown> | undefined
}

/** The site's own fields that who registers is asked, with what was sent and is wrong with it. */
export const ownFieldsShown = async (
  ctx: Context,
  { sent, issues = [] }: { sent?: Record<string, unknown> | undefined; issues?: readonly Issue[] } = {},
) => ({
  choose: detailsWords.choose[ctx.locale],
  fields: await describeFields(ctx, {
    ...{ collection: collectionOf(ctx, 'user'), row: null, names: ['fields'], issues },
    ...(sent && { written: { fields: sent } }),
  }),
})
