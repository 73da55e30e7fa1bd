import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { checkAddress, readImages } from '../../issuing/certificate-paper.server.ts'
import { longestFacts, readLayout, templateById } from '../../issuing/template-layout.server.ts'
import { pdfResponse } from '../../pdf/pdf-response.ts'
import { renderCertificate } from '../../pdf/render-certificate.server.ts'
import type { CertificateLayout } from '../../rules/layout-parts.ts'

const limits = [{ most: 30, ms: 60_000 }]

/** A preview of the saved layout as a PDF, with the longest names of the site. */
export const loader = loads(async (ctx, { params }) => {
  const { template, layout } = await templateById(ctx, params['id'] ?? '')
  return previewOf(ctx, { layout, locale: template.locale })
})

/** The same of a layout that is not saved yet. */
export const action = acts(async (ctx, { params, form }) => {
  const { template } = await templateById(ctx, params['id'] ?? '')
  return previewOf(ctx, { layout: await readLayout(ctx, form.get('layout')), locale: template.locale })
})

async function previewOf(ctx: Context, { layout, locale }: { layout: CertificateLayout; locale: 'th' | 'en' }) {
  ctx.app.limits.count(`certificate preview ${ctx.viewer.home} ${ctx.viewer.id}`, limits)
  const [facts, images] = [await longestFacts(ctx, locale), await readImages(ctx, layout)]
  const paper = { facts, layout, images, checkAddress: checkAddress(ctx, facts.code) }
  const pdf = await ctx.app.files.inTurn(() => renderCertificate(paper))
  return pdfResponse(pdf, { name: 'preview.pdf', isShown: true })
}
