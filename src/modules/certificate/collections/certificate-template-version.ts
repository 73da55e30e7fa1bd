import { nobody } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { cascading, exampled, jsonOf, number, reference, text } from '#platform/data/collection/field-builders.ts'
import { certificateLayout } from '../rules/layout.ts'
import { starterLayout } from '../rules/layout-parts.ts'

/** A layout of a template as it was saved. It is written once; certificates name the version that they were printed with. */
export const certificateTemplateVersion = defineCollection({
  name: 'certificate_template_version',
  label: { th: 'เวอร์ชันของแม่แบบ', en: 'template version' },
  plural: { th: 'เวอร์ชันของแม่แบบ', en: 'Template versions' },
  site: 'unit',
  softDelete: true,
  title: ['number'],
  fields: {
    templateID: cascading(reference('certificate_template')('แม่แบบ', 'Template')),
    number: number('เวอร์ชันที่', 'Number'),
    by: text('โดย', 'By'),
    layout: exampled(() => starterLayout(), jsonOf(certificateLayout)('การจัดวาง', 'Layout')),
  },
  uniques: [['templateID', 'number']],
  indexes: [['createdAt desc']],
  access: { read: isStaff, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['templateID', 'number', 'by', 'createdAt'],
    search: ['by'],
    sort: 'createdAt desc',
  },
  form: [{ title: { th: 'เวอร์ชัน', en: 'Version' }, fields: ['templateID', 'number', 'by'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certificate_template_version: typeof certificateTemplateVersion
  }
}
