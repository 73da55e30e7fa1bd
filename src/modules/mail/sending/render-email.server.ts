import { href } from 'react-router'
import { safeTheme } from '#ui/theme/theme.ts'
import { newsToken } from '#platform/background/mail/suppression/news-token.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { EmailDesign } from '../rules/email-design.ts'
import type { EmailValues } from '../template/fill-values.ts'
import { renderHtml, type RenderOptions, subjectOf } from '../template/render-html.ts'
import { renderText } from '../template/render-text.ts'
import { mailWords } from '../words.ts'

/** The name and address of the site, in a mail's values as `site`. */
export const siteValues = (ctx: Context) => ({ siteName: ctx.site.siteName, url: absolute(ctx, '').replace(/\/$/, '') })

/** How a site renders a mail to an address; '' renders no link to stop news. */
export const renderOptions = (
  ctx: Context,
  of: { design: EmailDesign; kind: 'transactional' | 'news'; to: string; values: EmailValues },
): RenderOptions => {
  const { language } = of.design
  const path = of.to === '' ? null : href('/user/unsubscribe/:token', { token: newsToken(ctx, of.to) })
  return {
    values: { ...of.values, site: siteValues(ctx) },
    brand: safeTheme(ctx.site.theme).brand,
    siteName: (language === 'en' && ctx.site.siteNameEn) || ctx.site.siteName,
    unsubscribe:
      of.kind === 'news' && path !== null
        ? { label: mailWords.unsubscribe[language], href: absolute(ctx, path) }
        : null,
  }
}

/** A mail's subject, HTML and text from a design. */
export const renderEmail = (design: EmailDesign, options: RenderOptions) => ({
  subject: subjectOf(design, options.values) || options.siteName,
  html: renderHtml(design, options),
  text: renderText(design, options),
  unsubscribe: options.unsubscribe?.href ?? null,
})
