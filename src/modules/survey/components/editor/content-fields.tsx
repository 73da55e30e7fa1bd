import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import { optionsOf } from '../../rules/edit-questions.ts'
import type { SurveyContent, SurveyType } from '../../rules/survey-question.ts'
import styles from './editor.module.css'
import type { EditorWords } from './editor-words.ts'
import { newId } from './new-id.ts'

interface ContentFieldsProps {
  question: SurveyContent
  words: EditorWords
  change: (content: object) => void
}

/** What a question of its type asks for: options, rows and columns, the ends of a scale, or limits. */
export function ContentFields({ question, words, change }: ContentFieldsProps) {
  const shared = { words, change }
  switch (question.type) {
    case 'single':
      return <OptionLines {...shared} label={words.options} content={question.content} name="options" />
    case 'multiple':
      return <MultipleFields {...shared} content={question.content} />
    case 'order':
      return <OptionLines {...shared} label={words.items} content={question.content} name="items" />
    case 'matrix':
      return <MatrixFields {...shared} content={question.content} />
    case 'scale':
      return <ScaleFields {...shared} content={question.content} />
    case 'numeric':
      return <UnitLines {...shared} content={question.content} />
    case 'short':
    case 'essay':
      return <LengthField {...shared} content={question.content} most={question.type === 'short' ? 500 : 5000} />
    default:
      return null
  }
}

type ContentOf<Type extends SurveyType> = Extract<SurveyContent, { type: Type }>['content']
type Shared<Content> = Pick<ContentFieldsProps, 'words' | 'change'> & { content: Content }

type OptionLinesProps = Pick<ContentFieldsProps, 'change'> & { label: string; content: object; name: string }

function OptionLines({ label, content, name, change }: OptionLinesProps) {
  const list = (content as Record<string, { id: string; text: string }[]>)[name] ?? []
  return (
    <Textarea
      label={label}
      autosize
      minRows={3}
      defaultValue={list.map(({ text }) => text).join('\n')}
      onChange={({ target }) => change({ ...content, [name]: optionsOf(target.value, { before: list, newId }) })}
    />
  )
}

function MultipleFields({ content, words, change }: Shared<ContentOf<'multiple'>>) {
  const { max, ...rest } = content
  return (
    <>
      <OptionLines label={words.options} content={content} name="options" change={change} />
      <NumberInput
        label={words.max}
        value={max ?? ''}
        min={1}
        max={30}
        allowDecimal={false}
        onChange={(value) => change(value === '' ? rest : { ...rest, max: Number(value) })}
      />
    </>
  )
}

const MatrixFields = ({ content, words, change }: Shared<ContentOf<'matrix'>>) => (
  <>
    <div className={styles.pair}>
      <OptionLines label={words.rows} content={content} name="rows" change={change} />
      <OptionLines label={words.columns} content={content} name="columns" change={change} />
    </div>
    <Checkbox
      label={words.several}
      checked={content.isMultiple}
      onChange={({ target }) => change({ ...content, isMultiple: target.checked })}
    />
  </>
)

const ScaleFields = ({ content, words, change }: Shared<ContentOf<'scale'>>) => (
  <div className={styles.pair}>
    {(
      [
        ['min', words.min],
        ['max', words.most],
      ] as const
    ).map(([name, label]) => (
      <NumberInput
        key={name}
        label={label}
        value={content[name]}
        min={0}
        max={10}
        allowDecimal={false}
        onChange={(value) => value !== '' && change({ ...content, [name]: Number(value) })}
      />
    ))}
    {(
      [
        ['minLabel', words.minLabel],
        ['maxLabel', words.maxLabel],
      ] as const
    ).map(([name, label]) => (
      <TextInput
        key={name}
        label={label}
        value={content[name]}
        maxLength={200}
        onChange={({ target }) => change({ ...content, [name]: target.value })}
      />
    ))}
  </div>
)

const UnitLines = ({ content, words, change }: Shared<ContentOf<'numeric'>>) => (
  <Textarea
    label={words.units}
    autosize
    minRows={1}
    defaultValue={content.units.join('\n')}
    onChange={({ target }) => change({ units: optionsOf(target.value, { before: [], newId }).map(({ text }) => text) })}
  />
)

function LengthField({ content, words, change, most }: Shared<{ maxLength: number }> & { most: number }) {
  return (
    <NumberInput
      label={words.maxLength}
      value={content.maxLength}
      min={1}
      max={most}
      allowDecimal={false}
      onChange={(value) => value !== '' && change({ ...content, maxLength: Number(value) })}
    />
  )
}
