import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { officeHome } from '#platform/manifest/route-access.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { transferForm } from '#platform/identity/session-transfer/transfer-form.ts'
import { chooseSite } from '#platform/identity/site-roles/choose-site.ts'
import { type StaffSite, switchableSitesOf } from '#platform/identity/site-roles/staff-sites.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { safeTheme } from '#ui/theme/theme.ts'
import { initialsOf } from '#domain/thai-identity/initials.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { SitesDescription } from '#ui/office/login/sites/sites.tsx'
import { refusedSiteWords, siteWords } from '../words.ts'

/** The sites among which an administrator or manager chooses. Empty for any other role (specification L171). */
export const loader = loads(async (ctx, { url }) => {
  const sites = await switchableSitesOf(ctx)
  if (sites.length === 0) throw forbidden()
  return {
    picker: describe(ctx, { sites, next: url.searchParams.get('next') }),
    title: pageTitle(ctx, siteWords.heading[ctx.locale]),
  }
})

/** Makes the selected site the current one. On another host, a form transfers the session there. */
export const action = acts(async (ctx, { url, form, formTargets }) => {
  const choice = await chooseSite(ctx, String(form.get('site') ?? ''))
  const next = String(form.get('next') ?? '')
  if (choice === 'here') return redirect(`${href('/')}?switched&next=${encodeURIComponent(next)}`, 303)
  if ('refused' in choice) {
    if (choice.refused === 'no-right') throw forbidden()
    return data({ problem: refusedSiteWords[choice.refused][ctx.locale], handOver: null }, { status: 400 })
  }
  const { site, token } = choice
  return data({ problem: null, handOver: transferForm(ctx, { to: site, token, next, url, formTargets }) })
})

function describe(ctx: Context, of: { sites: StaffSite[]; next: string | null }): SitesDescription {
  const { viewer, session, locale } = ctx
  const isChosen = session!.isChosen
  const role = of.sites.find(({ site }) => site._id === ctx.site._id)?.role ?? of.sites[0]!.role
  const next = safePath(of.next, '')
  return {
    person: { name: viewer.name, role: roleLabels[role][locale], mark: initialsOf(viewer.name) },
    sites: of.sites.map(({ site }) => ({
      id: site._id,
      name: nameOf(ctx, site),
      otherName: locale === 'th' ? site.siteNameEn : site.siteName,
      hostname: site.hostname,
      mark: initialsOf(nameOf(ctx, site)).at(0) ?? '',
      colour: safeTheme(site.theme).brand,
      ...(site.siteLogo && { logo: pictureAt(site.siteLogo) }),
      isCurrent: isChosen && site._id === ctx.site._id,
    })),
    hidden: [{ name: 'next', value: next }],
    ...(isChosen && { cancel: { href: next || officeHome(ctx), label: siteWords.cancel[locale] } }),
    signOutAction: `${href('/member/login')}?sign-out`,
    words: inLocale(siteWords, locale),
  }
}

const nameOf = ({ locale }: Context, site: { siteName: string; siteNameEn: string }) =>
  locale === 'th' ? site.siteName : site.siteNameEn
