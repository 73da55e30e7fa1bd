import type { Filter } from '#domain/query/filter.ts'
import type { Hidden, Link } from './description.ts'
import type { Choice } from './field/choosing/ask-choices.ts'
import type { LibraryChoice } from './controls/upload/library/library.ts'
import type { UploadRules, UploadWords } from './controls/upload/upload.ts'

/*
 * How a field posts. Every field sends its value under `name`.
 * boolean: 'false', then also 'true' if it is on. The last one counts.
 * choices, codes, people, references: one value for each entry under the same name. An empty one comes first, so that
 *   an emptied list is sent too. A person chosen from `choices` is sent by value, any other by the typed name.
 * date: YYYY-MM-DD · instant: ISO UTC · number, baht: plain digits and point. Unreadable text is sent as typed. So is
 *   everything before hydration, therefore the server reads it with the same functions.
 * secret: the typed text, empty to keep it, `secretRemoved` to remove it. `value` is the end of the stored one.
 * json: as text, validated by the server · richtext: HTML, to be sanitised · a locked field sends nothing.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'code'
  | 'longtext'
  | 'richtext'
  | 'file'
  | 'number'
  | 'baht'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'codes'
  | 'people'
  | 'place'
  | 'reference'
  | 'references'
  | 'json'
  | 'password'
  | 'secret'

export type FieldValue = string | string[] | boolean | number | null

/** The value that removes a secret. */
export const secretRemoved = '(remove)'

/**
 * `value` is the stored value, or the sent one when the form comes back. Then `stored` is the stored one. `isLocked` is
 * the reason.
 */
export interface FieldDescription {
  name: string
  label: string
  kind: FieldKind
  value: FieldValue
  stored?: FieldValue
  isRequired?: boolean
  hint?: string
  unit?: string
  placeholder?: string
  choices?: Choice[]
  /** The source of rows beyond the given choices, for `AskChoices`. */
  source?: string
  problem?: string
  isLocked?: string
  /**
   * Shown only while this condition on the other fields holds. It is indented below the first field that the condition
   * names.
   */
  shownWhen?: Filter
  lockedWhen?: { when: Filter; reason: string }
  isHidden?: boolean
  /** The files that a file field may upload, and how. */
  upload?: FieldUpload
  /** Width in sixths. */
  span?: 2 | 3 | 4 | 6
  /** The field that contains this one. Parts of the same field are grouped under its name. */
  within?: Whole
}

/** `fields` are sent beside the file. */
export interface FieldUpload {
  rules: UploadRules
  words: UploadWords
  fields: Record<string, string>
  /** The files of the site's library that it may use. */
  library?: LibraryChoice
}

/** A field that consists of parts: an address, a text in two languages. */
export interface Whole {
  name: string
  label: string
  hint?: string
  problem?: string
}

export interface FormSection {
  title: string
  text?: string
  fields: FieldDescription[]
}

/**
 * Another person saved first. For each field the form sends `stands.{name}`, 'mine' or 'theirs', and `against.{name}`
 * unchanged. A button of `acts` sends `stands` for all of them.
 */
export interface ConflictDescription {
  title: string
  text: string
  /** The heading over this person's values. */
  mine: string
  fields: { name: string; label: string; against: string; mine: string; theirs: string; by: string }[]
  acts: { label: string; stands: 'mine' | 'theirs' }[]
}

/**
 * `revision` changes with every save, and then the fields restart from `value`. `draft` distinguishes forms at one URL.
 */
export interface FormDescription {
  heading: string
  crumbs: Link[]
  action?: string
  hidden?: Hidden[]
  revision?: string
  draft?: string
  locale: 'th' | 'en'
  sections: FormSection[]
  save: { label: string }
  cancel: Link
  /** `href` leads to the screen that solves a problem, if it is another one. */
  problems: { name: string; label: string; text: string; href?: string }[]
  conflict?: ConflictDescription
  saved?: string
  words: FormWords
}

/**
 * `changed` and `problems` contain `{n}`, `draftKept` contains `{time}`, `secretSet` contains `{last4}`.
 * `problemsTitle` is above the list of problems.
 */
export type FormWords = Record<
  | 'crumbs'
  | 'sections'
  | 'required'
  | 'changed'
  | 'unchanged'
  | 'saving'
  | 'problems'
  | 'problemsTitle'
  | 'edited'
  | 'locked'
  | 'none'
  | 'asking'
  | 'failed'
  | 'add'
  | 'remove'
  | 'filter'
  | 'noChoice'
  | 'era'
  | 'showPassword'
  | 'secretSet'
  | 'secretKept'
  | 'secretRemove'
  | 'draftRestored'
  | 'draftDiscard'
  | 'draftKept',
  string
> & { editor: EditorWords }

export type EditorWords = Record<
  | 'toolbar'
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'bullets'
  | 'numbers'
  | 'link'
  | 'linkAddress'
  | 'setLink'
  | 'removeLink'
  | 'quote'
  | 'table'
  | 'addRow'
  | 'addColumn'
  | 'removeRow'
  | 'removeColumn'
  | 'line'
  | 'locked'
  | 'undo'
  | 'redo',
  string
>
