import type { Action, Hidden } from '../../description.ts'
import type { IconName } from '../../icon/icon.tsx'
import type { UploadRules, UploadWords } from '../../controls/upload/upload.ts'

/** The files that hang on a record. */
export interface AttachmentList {
  title: string
  count?: string
  empty: string
  items: AttachedFile[]
  /** Where one may hang more on it. */
  add?: AttachmentForm
}

/** `about` is its size, who brought it and when. */
export interface AttachedFile {
  id: string
  name: string
  icon: IconName
  href: string
  about: string
  remove?: Action
}

/** `plain` is the form that needs no script: it sends `file` to `action`. `attach` hangs on what was sent, as `file`. */
export interface AttachmentForm {
  label: string
  action: string
  plain: Hidden[]
  attach: Hidden[]
  rules: UploadRules
  words: UploadWords
}
