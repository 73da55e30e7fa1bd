import { z } from 'zod'
import { flagCode } from '#domain/page/visibility/flags.ts'
import { isAtLeast, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  exampled,
  immutable,
  initially,
  kind,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { flagWords as words } from '../flag-words.ts'

const byAdmins = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const code = kind(
  'code',
  'text collate "C"',
  z
    .string()
    .trim()
    .max(40)
    .superRefine((written, check) => {
      if (flagCode.safeParse(written).success) return
      check.addIssue({ code: 'custom', message: words.codeExpects.en, expects: words.codeExpects } as never)
    }),
)

/** Whether the elements of the public site with one code are shown (specification §6). It protects nothing. */
export const displayFlag = defineCollection({
  name: 'display_flag',
  label: { th: 'รหัสของส่วน', en: 'display flag' },
  plural: { th: 'การแสดงและซ่อนส่วนของหน้าเว็บ', en: 'Display flags' },
  site: null,
  title: ['code'],
  fields: {
    code: immutable(
      withHint(
        words.codeHint,
        exampled((n) => `part-${n}`, code('รหัสของส่วน', 'Code')),
      ),
    ),
    shown: { ...initially(true, boolean('แสดงบนเว็บไซต์', 'Shown')), states: words.states },
    note: withHint(words.noteHint, initially('', text('หมายเหตุ', 'Note'))),
  },
  uniques: [['code']],
  access: { read: isStaff, create: byAdmins, update: byAdmins, remove: byAdmins },
  list: { columns: ['code', 'note', 'shown'], search: ['code', 'note'], sort: 'code', state: 'shown' },
  form: [
    {
      title: { th: 'แสดงหรือซ่อน', en: 'Show or hide' },
      text: words.noProtection,
      fields: ['code', 'shown', 'note'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    display_flag: typeof displayFlag
  }
}
