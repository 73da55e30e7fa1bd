import { Textarea } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { Guidance, Option } from '#domain/learning/assessment/question.ts'
import styles from './editor.module.css'
import { NumberField } from './parts/number-field.tsx'
import { RubricFields } from './parts/rubric-fields.tsx'
import type { EditorWords } from './words.ts'

interface GuidanceFieldsProps {
  guidance: Guidance
  /** Options and choices that may have a text of their own. */
  options: readonly Option[]
  /** Whether a person marks the question. */
  isManual: boolean
  /** Whether an answer can be wrong. */
  hasKey: boolean
  words: EditorWords
  change: (guidance: Guidance) => void
}

/** What markers and learners read beside the key: explanation, texts of options, penalty, model answer and rubric. */
export function GuidanceFields(props: GuidanceFieldsProps) {
  const { guidance, options, isManual, hasKey, words, change } = props
  const { optionFeedback = {} } = guidance
  return (
    <fieldset className={styles.fields}>
      <legend>{words.guidance}</legend>
      <TextField {...props} name="feedback" label={words.feedback} hint={words.feedbackHint} />
      {options.map(({ id, text }, index) => (
        <Textarea
          key={id}
          label={fill(words.optionFeedback, { text: text || fill(words.option, { n: index + 1 }) })}
          autosize
          maxLength={2000}
          value={optionFeedback[id] ?? ''}
          onChange={({ currentTarget }) =>
            change({ ...guidance, optionFeedback: { ...optionFeedback, [id]: currentTarget.value } })
          }
        />
      ))}
      {hasKey && (
        <NumberField
          label={words.penalty}
          hint={words.penaltyHint}
          {...{ value: guidance.penalty, min: 0, max: 100, decimals: 5 }}
          change={(penalty) => change(withPart(guidance, { penalty }))}
        />
      )}
      {isManual && (
        <>
          <TextField {...props} name="modelAnswer" label={words.modelAnswer} />
          <RubricFields
            rubric={guidance.rubric ?? []}
            words={words}
            change={(rubric) => change(withPart(guidance, { rubric: rubric.length > 0 ? rubric : undefined }))}
          />
        </>
      )}
    </fieldset>
  )
}

interface TextFieldProps extends Pick<GuidanceFieldsProps, 'guidance' | 'change'> {
  name: 'feedback' | 'modelAnswer'
  label: string
  hint?: string
}

function TextField({ guidance, change, name, label, hint }: TextFieldProps) {
  const write = (text: string) => change(withPart(guidance, { [name]: text === '' ? undefined : text }))
  return (
    <Textarea
      {...{ label, description: hint, autosize: true, minRows: 2 }}
      maxLength={name === 'feedback' ? 10_000 : 20_000}
      value={guidance[name] ?? ''}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  )
}

/** Sets a part, or leaves it out if it is undefined. */
function withPart(guidance: Guidance, part: { [Name in keyof Guidance]?: Guidance[Name] | undefined }): Guidance {
  const all = Object.entries({ ...guidance, ...part }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(all) as Guidance
}
