import { boolean, initially, withHint } from '#platform/data/collection/field-builders.ts'

/** Whether managers may draft pages that administrators publish. Without it, only administrators edit pages. */
export const pageApproval = withHint(
  {
    th: 'หากเปิดใช้ ผู้จัดการแก้ไขและเสนอฉบับร่างได้ และผู้ดูแลเว็บไซต์เป็นผู้เผยแพร่ หากปิด ผู้จัดการแก้ไขหน้าเว็บไม่ได้',
    en: 'If on, managers edit drafts and propose them, and administrators publish. If off, managers cannot edit pages.',
  },
  initially(false, boolean('ผู้จัดการเสนอหน้าเว็บให้เผยแพร่', 'Managers propose pages')),
)
