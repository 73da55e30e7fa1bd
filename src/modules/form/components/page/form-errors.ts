import type { FormField } from '#domain/form/definition.ts'
import { fill } from '#domain/locale/fill.ts'
import { copiesOf } from '../state/answers.ts'
import type { FormPage } from '../state/form-context.ts'
import { allErrors, type FormState } from '../state/form-store.ts'
import { tabOf } from '../tabs/tab-of.ts'

/** One entry of the list of errors: the name of the field, its error, and where it is. */
export interface FormError {
  name: string
  text: string
  /** The id of the element that the link focuses. */
  target: string
  tab: number
}

/** Returns all errors of a form with the names of their fields. Files that are not uploaded yet count as errors. */
export function formErrors(
  { definition, content }: Pick<FormPage, 'definition' | 'content'>,
  state: FormState,
): FormError[] {
  const ofFields = allErrors(state)
  const ofFiles = Object.entries(state.pending).flatMap(([path, files]): [string, string][] => {
    const file = files.find((one) => one.state !== 'uploading') ?? files[0]
    if (!file || ofFields.some(([text]) => text === path)) return []
    const { uploads } = content
    const said = {
      selected: uploads.selected,
      uploading: fill(uploads.uploading, { percent: file.percent }),
      failed: file.problem,
    }[file.state]
    return [[path, fill(uploads.state, { name: file.name, state: said })]]
  })
  return [...ofFields, ...ofFiles].map(([path, text]) => ({
    ...{ text, target: `f-${path}`, tab: tabOf(definition, path) },
    name: nameOf(path, { definition, content, state }),
  }))
}

type NameInput = Pick<FormPage, 'definition' | 'content'> & { state: FormState }

/** The label of a field, after the name of its copy: "ผู้เข้าอบรม ชุดที่ 2 – ชื่อ". */
function nameOf(path: string, { definition, content, state }: NameInput): string {
  const [first = '', key, name] = path.split('.')
  const set = definition.sets.find((one) => one.name === first)
  if (!set) return labelOf(definition.fields, first)
  const title = set.title || content.words.unnamedSet
  if (key === undefined || name === undefined) return title
  const place = copiesOf(state.answers, first).findIndex(({ _key }) => _key === key)
  const label = labelOf(set.fields, name)
  return set.limit > 1 ? `${fill(content.words.copy, { title, n: place + 1 })} – ${label}` : label
}

const labelOf = (fields: readonly FormField[], name: string) =>
  fields.find((field) => field.name === name)?.label || name
