import { z } from 'zod'
import { branchDigits, taxDigits, taxIssue } from '#domain/thai-identity/tax-id.ts'
import {
  code,
  date,
  email,
  exampled,
  group,
  kind,
  optional,
  phone,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'

const taxID = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .transform(taxDigits)
    .refine((digits) => taxIssue('taxID', digits) === null),
)
const branch = kind(
  'code',
  'text collate "C"',
  z.string().transform((written, given) => {
    const digits = branchDigits(written)
    if (digits === null) given.addIssue({ code: 'custom', message: 'branch' })
    return digits ?? z.NEVER
  }),
)

/** The legal and contract data of an institution (guides, institution). */
export const institution = group({
  code: optional(code('รหัสสถาบัน', 'Institution code')),
  taxID: exampled(() => '0994000158203', optional(taxID('เลขประจำตัวผู้เสียภาษี', 'Tax ID'))),
  branch: withHint(
    { th: '00000 คือสำนักงานใหญ่', en: '00000 is the head office' },
    exampled(() => '00000', optional(branch('สาขาที่', 'Branch number'))),
  ),
  contactName: optional(text('ผู้ติดต่อ', 'Contact')),
  contactPhone: optional(phone('โทรศัพท์ผู้ติดต่อ', 'Contact phone')),
  contactEmail: optional(email('อีเมลผู้ติดต่อ', 'Contact email')),
  contractFrom: optional(date('สัญญาเริ่ม', 'Contract start')),
  contractTo: optional(date('สัญญาสิ้นสุด', 'Contract end')),
})
