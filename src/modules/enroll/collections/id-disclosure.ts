import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { author, choice, code, longtext, generated, number } from '#platform/data/collection/field-builders.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** A record that someone was shown full citizen ids of a roster, and why. It never changes. */
export const idDisclosure = defineCollection({
  name: 'id_disclosure',
  label: { th: 'การเปิดเผยเลขประจำตัวประชาชน', en: 'citizen ID disclosure' },
  plural: { th: 'การเปิดเผยเลขประจำตัวประชาชน', en: 'Citizen ID disclosures' },
  site: null,
  title: ['reason'],
  fields: {
    reason: longtext('เหตุผล', 'Reason'),
    courses: longtext('หลักสูตร', 'Courses'),
    people: number('จำนวนคน', 'People'),
    as: choice([
      { value: 'screen', label: { th: 'แสดงในหน้าเว็บ', en: 'On screen' } },
      { value: 'xlsx', label: { th: 'ไฟล์ Excel', en: 'Excel file' } },
    ])('รูปแบบ', 'Format'),
    by: generated(({ viewer }) => viewer.id, code('รหัสผู้ขอดู', 'Requester ID')),
    byName: generated(({ viewer }) => viewer.name, author('ผู้ขอดู', 'Requested by')),
  },
  indexes: [['createdAt desc']],
  access: { read: byAdmin, create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['reason', 'byName', 'courses', 'people', 'as', 'createdAt'],
    search: ['reason', 'byName', 'courses'],
    sort: 'createdAt desc',
  },
  form: [{ title: { th: 'การเปิดเผย', en: 'Disclosure' }, fields: ['reason', 'courses', 'people', 'as', 'byName'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    id_disclosure: typeof idDisclosure
  }
}
