import type { Filter } from '#domain/query/filter.ts'
import type { Hidden, Link } from './description.ts'
import type { Choice } from './field/choosing/ask-choices.ts'
import type { LibraryChoice } from './controls/upload/library/library.ts'
import type { UploadRules, UploadWords } from './controls/upload/upload.ts'

/*
 * How a field posts. Every field sends its value under `name`.
 * boolean: 'false', then 'true' too when it is on: the last one counts.
 * choices, codes, people, references: one value per entry under the same name, and an empty one first, so that an emptied list is sent too;
 *   a person picked from `choices` is sent by value, another one by the name typed.
 * date: YYYY-MM-DD · instant: ISO UTC · number, baht: plain digits and point. What cannot be read is sent as it was typed;
 *   so is everything when the page's script has not run, therefore the server reads these with the same functions.
 * secret: what was typed, nothing where it is to stay, `secretRemoved` where it is to go; `value` is what the stored one ends with.
 * json: as text, checked by the server · richtext: HTML, to be sanitised · a locked field sends nothing.
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

/** What a secret field sends to have its secret removed. */
export const secretRemoved = '(remove)'

/** `value` is what was stored, or what was sent when the form comes back, and then `stored` is what was. `isLocked` is the reason. */
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
  /** Where the rows are found that are not among the choices: what `AskChoices` is asked with. */
  source?: string
  problem?: string
  isLocked?: string
  /** Shown only while this holds of the other fields of the form; it hangs on a line under the first that it names. */
  shownWhen?: Filter
  lockedWhen?: { when: Filter; reason: string }
  isHidden?: boolean
  /** What a file field may send, and how. */
  upload?: FieldUpload
  /** Of six columns. */
  span?: 2 | 3 | 4 | 6
  /** The field that this one is a part of; fields within the same stand together under its name. */
  within?: Whole
}

/** `fields` are sent beside the file. */
export interface FieldUpload {
  rules: UploadRules
  words: UploadWords
  fields: Record<string, string>
  /** What of the library of the site it may choose from. */
  library?: LibraryChoice
}

/** A field that is filled in by its parts: an address, a text in two languages. */
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
 * Somebody else saved first. Of each field the form sends `stands.{name}`, 'mine' or 'theirs', and `against.{name}` as it is
 * given; a button of `acts` sends `stands` for all of them.
 */
export interface ConflictDescription {
  title: string
  text: string
  /** Heads what this person wrote. */
  mine: string
  fields: { name: string; label: string; against: string; mine: string; theirs: string; by: string }[]
  acts: { label: string; stands: 'mine' | 'theirs' }[]
}

/** `revision` changes with every save: the fields then start afresh from `value`. `draft` tells forms at one address apart. */
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
  /** `href` leads to where a problem is mended, if that is elsewhere. */
  problems: { name: string; label: string; text: string; href?: string }[]
  conflict?: ConflictDescription
  saved?: string
  words: FormWords
}

/** `changed` and `problems` hold `{n}`, `draftKept` holds `{time}`, `secretSet` holds `{last4}`; `problemsTitle` heads the list of what is to be corrected. */
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
