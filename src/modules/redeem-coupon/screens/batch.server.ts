import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { type BatchForm, createBatch } from '../coupons/create-batch.server.ts'
import { batchWords as words } from '../office-words.ts'

/** The form that creates a batch of coupons. */
export const loader = loads((ctx) => {
  const form = describe(ctx, { template: '', count: '', batch: '' }, [])
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Creates the batch and shows it in the list, which exports it as CSV. */
export const action = acts(async (ctx, { form }) => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200)
  const sent = { template: text('template'), count: text('count'), batch: text('batch') }
  try {
    const batch = await createBatch(ctx, sent)
    return redirect(`${href('/coupon/dashboard')}?where=${encodeURIComponent(`batch:is:${batch}`)}`, 303)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ form: describe(ctx, sent, error.issues) }, { status: statusOf[error.kind] })
  }
})

function describe(ctx: Context, sent: BatchForm, issues: readonly Issue[]): FormDescription {
  const { locale } = ctx
  const back = { href: href('/coupon/dashboard'), label: words.coupons[locale] }
  return {
    ...{ heading: words.heading[locale], locale, crumbs: [back], hidden: [] },
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.save[locale] } },
    sections: [{ title: words.section[locale], fields: fieldsOf(ctx, sent, issues) }],
    problems: issues.map(({ field, ...text }) => ({
      name: field,
      label: words[field as keyof BatchForm][locale],
      text: text[locale],
    })),
    words: formWordsIn(locale),
  }
}

function fieldsOf({ locale }: Context, sent: BatchForm, issues: readonly Issue[]): FieldDescription[] {
  const field = (name: keyof BatchForm, more: Partial<FieldDescription>): FieldDescription => {
    const issue = issues.find((one) => one.field === name)
    return {
      ...{ name, label: words[name][locale], kind: 'text', value: sent[name], isRequired: true, span: 3 },
      ...more,
      ...(issue && { problem: issue[locale] }),
    }
  }
  return [
    field('template', { kind: 'code', hint: words.templateHint[locale] }),
    field('count', { kind: 'number', hint: words.countHint[locale] }),
    field('batch', { span: 6 }),
  ]
}
