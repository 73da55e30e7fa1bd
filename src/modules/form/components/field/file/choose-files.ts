import type { FormField } from '#domain/form/definition.ts'
import { plainExt } from '#domain/file/file-type.ts'
import { fill } from '#domain/locale/fill.ts'

type UploadLimits = Pick<FormField, 'fileTypeLimit' | 'itemLimit' | 'fileSizeLimit'>
type ChosenFile = Pick<File, 'name' | 'size'>
type Words = Record<'wrongType' | 'notAdded' | 'tooMany' | 'tooBig', string>

const bytesOfMb = 1024 * 1024

/**
 * Returns the files that a field takes, in the order of the choice, and why it leaves others out, in the words of the
 * specification (L165). `count` is how many files it has already.
 */
export function chooseFiles<Chosen extends ChosenFile>(
  files: readonly Chosen[],
  { field, count, words }: { field: UploadLimits; count: number; words: Words },
): { accepted: Chosen[]; problems: string[] } {
  const allowed = new Set(field.fileTypeLimit.map(extOf))
  const isOfType = ({ name }: ChosenFile) => allowed.size === 0 || allowed.has(extOf(name))
  const isSmall = ({ size }: ChosenFile) => field.fileSizeLimit === 0 || size <= field.fileSizeLimit * bytesOfMb
  const typed = files.filter(isOfType)
  const fitting = typed.filter(isSmall)
  const room = Math.max(0, field.itemLimit - count)
  const accepted = fitting.slice(0, room)
  const notAdded = fitting.length - accepted.length
  const problems = [
    typed.length < files.length ? fill(words.wrongType, { types: field.fileTypeLimit.join(', ') }) : '',
    fitting.length < typed.length ? words.tooBig : '',
    notAdded > 0 ? (room === 0 ? words.tooMany : fill(words.notAdded, { n: room, m: notAdded })) : '',
  ]
  return { accepted, problems: problems.filter(Boolean) }
}

/** The extension of a name in its plain form: `PHOTO.JPEG` and `jpg` are the same. */
const extOf = (name: string) => plainExt(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
