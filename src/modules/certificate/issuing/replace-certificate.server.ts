import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { certificateWords as words } from '../words.ts'
import { activeTemplates, templateFor } from './choose-template.server.ts'
import { lockFacts } from './facts.server.ts'
import { storeCertificate } from './issue-certificates.server.ts'
import { takeNumbers } from './take-numbers.server.ts'

/**
 * Issues the certificate that replaces one, with a new number and the present facts, in the transaction that marks the old one as replaced.
 * Throws conflict if the enrolment is gone or no template fits.
 */
export async function replaceCertificate(inside: Context, old: RowOf<'certification'>): Promise<void> {
  const [present] = await lockFacts(inside, [old.enrollID])
  const templates = await activeTemplates(inside)
  const template =
    (await templateOf(inside, old, templates)) ?? templateFor(templates, { courseID: old.courseID, kind: old.kind })
  if (!present || !template) throw conflict({ field: '_id', code: 'template', ...words.cannotReplace })
  const { attempt, completedOn, expiresAt } = old
  const fact = { ...present, attempt, completedOn, expiresAt }
  const [number] = await takeNumbers(inside, { seriesID: template.series, count: 1 })
  const row = await storeCertificate(inside, {
    ...{ fact, template, number: number!, kind: old.kind, issuedBy: inside.viewer.name, replaces: old._id },
  })
  await compute(inside, 'certification', { _id: old._id, change: { replacedBy: row._id } })
}

/** The template of the old certificate, if it is still active, in its present version. */
async function templateOf(
  ctx: Context,
  { templateVersion }: Pick<RowOf<'certification'>, 'templateVersion'>,
  templates: Awaited<ReturnType<typeof activeTemplates>>,
) {
  if (templateVersion === null) return undefined
  const version = await from(ctx, 'certificate_template_version')
    .select('certificate_template_version.templateID')
    .where('certificate_template_version._id', '=', templateVersion)
    .executeTakeFirst()
  return templates.find(({ _id }) => _id === version?.templateID)
}
