import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { CertificateKind } from '../rules/certificate-state.ts'

/** A template with its present version, ready to issue. */
export interface ChosenTemplate {
  _id: string
  versionID: string
  series: string
  locale: 'th' | 'en'
  kind: CertificateKind
  courses: readonly string[]
}

/** The active templates of the site with their present versions, the oldest first. */
export const activeTemplates = (ctx: Context): Promise<ChosenTemplate[]> =>
  from(ctx, 'certificate_template')
    .innerJoin(rows(ctx, 'certificate_template_version'), (join) =>
      join
        .onRef('certificate_template_version.templateID', '=', 'certificate_template._id')
        .onRef('certificate_template_version.number', '=', 'certificate_template.current'),
    )
    .select(['certificate_template._id', 'certificate_template_version._id as versionID'])
    .select(['certificate_template.series', 'certificate_template.locale', 'certificate_template.kind'])
    .select('certificate_template.courses')
    .where('certificate_template.active', '=', true)
    .orderBy('certificate_template.createdAt')
    .orderBy('certificate_template._id')
    .limit(500)
    .execute()

/** The template for a course: its own, or the first one for all courses; undefined if there is none. */
export const templateFor = (
  templates: readonly ChosenTemplate[],
  { courseID, kind }: { courseID: string; kind: CertificateKind },
): ChosenTemplate | undefined => {
  const ofKind = templates.filter((one) => one.kind === kind)
  return ofKind.find(({ courses }) => courses.includes(courseID)) ?? ofKind.find(({ courses }) => courses.length === 0)
}
