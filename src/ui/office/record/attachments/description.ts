import type { Action, Hidden } from '../../description.ts'
import type { IconName } from '../../icon/icon.tsx'
import type { UploadRules, UploadWords } from '../../controls/upload/upload.ts'

/** The files attached to a record. */
export interface AttachmentList {
  title: string
  count?: string
  empty: string
  items: AttachedFile[]
  /** Set if the viewer may attach more. */
  add?: AttachmentForm
}

/** `about` is its size, its uploader and the date. */
export interface AttachedFile {
  id: string
  name: string
  icon: IconName
  href: string
  about: string
  remove?: Action
}

/** `plain` is the form without scripts. It sends `file` to `action`. `attach` attaches stored uploads as `file`. */
export interface AttachmentForm {
  label: string
  action: string
  plain: Hidden[]
  attach: Hidden[]
  rules: UploadRules
  words: UploadWords
}
