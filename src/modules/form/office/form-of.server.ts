import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { officeWords as words } from './words.ts'

export interface OfficeForm {
  _id: string
  title: string
  status: boolean
}

/** Returns a form of the site for staff, whatever its state. Throws not-found. */
export async function officeForm(ctx: Context, _id: string | undefined): Promise<OfficeForm> {
  const post = await from(ctx, 'post')
    .select(['post._id', 'post.title', 'post.status'])
    .where('post._id', '=', _id ?? '')
    .where('post.type', '=', 'form')
    .executeTakeFirst()
  if (!post) throw notFound()
  return post
}

/** The links between the screens of a form. */
export function formTabs({ locale }: Context, { id, current }: { id: string; current: FormTab }) {
  const labels = inLocale(words, locale)
  const tab = (name: FormTab, path: string) => ({ label: labels[name], href: path, isCurrent: name === current })
  return [
    tab('submissions', href('/cms/form/:id', { id })),
    tab('summary', href('/cms/form/:id/summary', { id })),
    tab('drafts', href('/cms/form/:id/drafts', { id })),
    tab('versions', href('/cms/form/:id/versions', { id })),
    tab('settings', href('/cms/form/:id/settings', { id })),
  ]
}

export type FormTab = 'submissions' | 'summary' | 'drafts' | 'versions' | 'settings'

/** The way to the screens of a form. */
export const formCrumbs = ({ locale }: Context, form: OfficeForm) => [
  { href: href('/form/dashboard'), label: words.forms[locale] },
  { href: href('/cms/form/:id', { id: form._id }), label: form.title },
]
