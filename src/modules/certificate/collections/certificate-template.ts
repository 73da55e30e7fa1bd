import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  exampled,
  initially,
  number,
  reference,
  references,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { certificateKinds } from '../rules/certificate-state.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** The look of certificates and the courses that use it. Each saved layout is a version of its own. */
export const certificateTemplate = defineCollection({
  name: 'certificate_template',
  label: { th: 'แม่แบบวุฒิบัตร', en: 'certificate template' },
  plural: { th: 'แม่แบบวุฒิบัตร', en: 'Certificate templates' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อแม่แบบ', 'Name'),
    kind: initially('completion', choice(certificateKinds)('ใช้กับวุฒิบัตรประเภท', 'Kind of certificate')),
    locale: initially(
      'th',
      choice([
        { value: 'th', label: { th: 'ไทย', en: 'Thai' } },
        { value: 'en', label: { th: 'อังกฤษ', en: 'English' } },
      ])('ภาษาบนวุฒิบัตร', 'Language'),
    ),
    series: exampled(() => exampleId('certificate_series'), reference('certificate_series')('ชุดเลขที่', 'Series')),
    courses: exampled(
      () => [],
      initially<string[], string[]>(
        [],
        withHint(
          {
            th: 'เว้นว่างเพื่อใช้กับทุกหลักสูตรที่ไม่มีแม่แบบของตัวเอง',
            en: 'Leave empty for all courses without a template of their own',
          },
          references('course')('ใช้กับหลักสูตร', 'Courses'),
        ),
      ),
    ),
    active: initially(true, boolean('ใช้งาน', 'Active')),
    current: exampled(() => 1, computed(0, number('เวอร์ชันปัจจุบัน', 'Current version'))),
  },
  indexes: [['name'], ['createdAt desc']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['name', 'kind', 'locale', 'series', 'courses', 'current', 'active'],
    search: ['name'],
    sort: 'name',
    state: 'active',
    empty: {
      th: 'เพิ่มแม่แบบและชุดเลขที่ แล้วระบบจะออกวุฒิบัตรเมื่อผู้เรียนเรียนจบหลักสูตรที่มีวุฒิบัตร',
      en: 'Add a template and a series. Certificates are then issued when learners complete courses with a certificate.',
    },
  },
  form: [
    { title: { th: 'แม่แบบ', en: 'Template' }, fields: ['name', 'kind', 'locale', 'series', 'active'] },
    { title: { th: 'หลักสูตร', en: 'Courses' }, fields: ['courses'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certificate_template: typeof certificateTemplate
  }
}
