import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  choice,
  code,
  computed,
  exampled,
  number,
  numberBetween,
  optional,
  reference,
  signedBaht,
  text,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { fileKinds, type FileState, fileStates } from '../rules/file-states.ts'

const bahtUnit = { th: 'บาท', en: 'baht' }

/** A file of a bank that was read. The same bytes are read once. */
export const bankFile = defineCollection({
  name: 'bank_file',
  label: { th: 'ไฟล์ธนาคาร', en: 'bank file' },
  plural: { th: 'ไฟล์ธนาคาร', en: 'Bank files' },
  site: null,
  title: ['name'],
  fields: {
    accountID: exampled(() => exampleId('bank_account'), reference('bank_account')('บัญชี', 'Account')),
    name: text('ชื่อไฟล์', 'File name'),
    kind: choice(fileKinds)('ชนิด', 'Kind'),
    sha256: code('ลายนิ้วมือของไฟล์', 'SHA-256'),
    byName: text('ผู้นำเข้า', 'Uploaded by'),
    state: computed<FileState, FileState>('reading', choice(fileStates)('สถานะ', 'State')),
    rowCount: computed(0, number('จำนวนรายการ', 'Rows')),
    done: computed(0, number('ทำแล้ว', 'Rows done')),
    total: computed(0, withUnit(bahtUnit, signedBaht('ยอดรวมของธนาคาร', 'Total of the bank'))),
    earlierCount: computed(0, number('รายการที่เคยนำเข้า', 'Rows read before')),
    earlierTotal: computed(0, withUnit(bahtUnit, signedBaht('ยอดที่เคยนำเข้า', 'Total read before'))),
    job: exampled(() => null, computed(null, optional(numberBetween(0, 2_147_483_647)('งานเบื้องหลัง', 'Job')))),
  },
  uniques: [['sha256']],
  indexes: [['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: nobody, update: nobody, remove: nobody },
  list: {
    columns: ['name', 'accountID', 'kind', 'rowCount', 'total', 'state', 'createdAt'],
    search: ['name'],
    sort: 'createdAt desc',
    state: 'state',
  },
  form: [],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    bank_file: typeof bankFile
  }
}
