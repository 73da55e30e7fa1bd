import { data, href, redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { saveForm } from '#platform/office/screens/save/save-form.ts'
import { mergedToast } from '#platform/office/screens/save/merged-toast.ts'
import { factorsOf, hasFactor } from '#platform/identity/mfa/person-factors.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { staffSitesOf } from '#platform/identity/site-roles/staff-sites.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { factorPairs } from '../components/describe-security.ts'
import { securityWords } from '../security-words.ts'
import { profileWords } from '../words.ts'

/**
 * The fields that staff may edit about themselves. Their e-mail is changed by those who may also reset their password.
 */
const own = ['firstname', 'lastname', 'phone'] as const

type Own = Awaited<ReturnType<typeof rowOf>>

/** The person's own record, stored at the origin, and their sites (specification L96). */
export const loader = loads(async (ctx, { route, url }) => {
  const saved = url.searchParams.has('done') ? { saved: profileWords.saved[ctx.locale] } : {}
  return {
    form: { ...(await formOf(ctx, route!)), ...saved },
    security: await securityOf(ctx),
    title: pageTitle(ctx, profileWords.heading[ctx.locale]),
  }
})

export const action = acts(async (ctx, { route, form, cookies }) => {
  const home = await atHome(ctx)
  const row = await rowOf(home)
  const answer = await saveForm(home, { ...about(home), route: route!, form, row })
  if ('again' in answer) return data({ form: await asOwn(ctx, { form: answer.again, row }) }, { status: answer.status })
  cookies.push(...mergedToast(ctx, answer))
  return redirect(`${href('/member/profile')}?done=saved`)
})

/** The state of the person's two-step login, and the link to change it. */
async function securityOf(ctx: Context) {
  const factors = await factorsOf(ctx, { site: ctx.viewer.home, _id: ctx.viewer.id })
  const { heading, advice, manage } = inLocale(securityWords, ctx.locale)
  return {
    heading,
    advice: hasFactor(factors) ? null : advice,
    pairs: factorPairs(ctx, factors),
    manage: { href: href('/member/security'), label: manage },
  }
}

async function rowOf(home: Context) {
  const row = await from(home, 'user').selectAll().where('_id', '=', home.viewer.id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function formOf(ctx: Context, route: Route) {
  const home = await atHome(ctx)
  const row = await rowOf(home)
  return asOwn(ctx, { form: await describeForm(home, { ...about(home), route, row }), row })
}

/** The collection of people, limited to the fields that a person edits themselves. */
function about(home: Context) {
  const collection = collectionOf(home, 'user')
  return { collection, without: Object.keys(collection.fields).filter((name) => !own.some((one) => one === name)) }
}

/** The form with the person's own fields, and the data that others set. */
async function asOwn(ctx: Context, { form, row }: { form: FormDescription; row: Own }) {
  const said = profileWords
  return {
    ...form,
    heading: said.heading[ctx.locale],
    crumbs: [],
    cancel: { href: href('/member/login'), label: said.cancel[ctx.locale] },
    sections: [
      ...form.sections.map((section, at) => ({ ...section, ...(at > 0 && { title: said.contact[ctx.locale] }) })),
      { title: said.account[ctx.locale], text: said.accountText[ctx.locale], fields: await heldBy(ctx, row) },
    ],
  }
}

/** The data that others set: the account and the roles. */
async function heldBy(ctx: Context, row: { username: string; email: string | null }): Promise<FieldDescription[]> {
  const { locale } = ctx
  const isLocked = profileWords.locked[locale]
  const shown = (name: string, label: string, value: string) =>
    ({ ...{ name, label, value, isLocked }, kind: 'text', span: 3 }) satisfies FieldDescription
  const sites = await staffSitesOf(ctx)
  return [
    shown('held.username', profileWords.username[locale], row.username),
    shown('held.email', profileWords.email[locale], row.email ?? ''),
    ...sites.map(({ site, role }) =>
      shown(`held.${site._id}`, locale === 'th' ? site.siteName : site.siteNameEn, roleLabels[role][locale]),
    ),
  ]
}
