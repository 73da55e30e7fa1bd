import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { cleanKey } from '#platform/data/collection/clean.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { exampled, immutable, initially, kind, text, withHint } from '#platform/data/collection/field-builders.ts'
import { defaultNumberPattern, isNumberPattern } from '../rules/number-pattern.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const keyColumn = 'text collate "C"'
const seriesCode = kind(
  'code',
  keyColumn,
  cleanKey(12).refine((code) => /^[A-Z0-9]{1,12}$/.test(code)),
)
const pattern = kind('code', keyColumn, cleanKey(60).refine(isNumberPattern))

/** A series of certificate numbers. It counts from 1 in each Buddhist year, without gaps. */
export const certificateSeries = defineCollection({
  name: 'certificate_series',
  label: { th: 'ชุดเลขที่วุฒิบัตร', en: 'certificate series' },
  plural: { th: 'ชุดเลขที่วุฒิบัตร', en: 'Certificate series' },
  site: 'unit',
  softDelete: true,
  history: true,
  title: ['code', 'name'],
  fields: {
    code: exampled(
      (n) => `SAFE${n}`,
      immutable(
        withHint(
          { th: 'ตัวอักษรพิมพ์ใหญ่หรือตัวเลข เปลี่ยนภายหลังไม่ได้', en: 'Capital letters or digits. You cannot change it later' },
          seriesCode('รหัส', 'Code'),
        ),
      ),
    ),
    name: text('ชื่อ', 'Name'),
    pattern: exampled(
      () => defaultNumberPattern,
      immutable(
        initially(
          defaultNumberPattern,
          withHint(
            {
              th: '{code} คือรหัส {BE} คือปี พ.ศ. {CE} คือปี ค.ศ. {n:6} คือเลขลำดับ 6 หลัก เปลี่ยนภายหลังไม่ได้',
              en: '{code} is the code, {BE} the Buddhist year, {CE} the common year and {n:6} a running number of 6 digits. You cannot change it later',
            },
            pattern('รูปแบบเลขที่', 'Pattern'),
          ),
        ),
      ),
    ),
  },
  uniques: [['code']],
  indexes: [['createdAt desc']],
  access: { read: isStaff, create: byAdmin, update: byAdmin, remove: byAdmin },
  list: { columns: ['code', 'name', 'pattern', 'createdAt'], search: ['code', 'name'], sort: 'code' },
  form: [{ title: { th: 'ชุดเลขที่', en: 'Series' }, fields: ['code', 'name', 'pattern'] }],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    certificate_series: typeof certificateSeries
  }
}
