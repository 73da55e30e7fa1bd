import { Checkbox, TextInput } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { AcceptedText } from '#domain/learning/assessment/question.ts'
import { Button } from '#ui/office/controls/button.tsx'
import styles from '../editor.module.css'
import { IconButton } from '../parts/item-list.tsx'
import { NumberField } from '../parts/number-field.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Accepted texts with what each earns, and a pattern for those who know one. */
export function ShortEditor(props: TypeEditorProps<'short'>) {
  const { content, answer, change, words } = props
  const { accepted, isCaseSensitive, pattern = '' } = answer
  return (
    <>
      <AcceptedTexts {...props} />
      <Checkbox
        label={words.caseSensitive}
        checked={isCaseSensitive}
        onChange={({ currentTarget }) => change({ answer: { ...answer, isCaseSensitive: currentTarget.checked } })}
      />
      <TextInput
        label={words.pattern}
        maxLength={300}
        value={pattern}
        onChange={({ currentTarget: { value } }) =>
          change({ answer: { accepted, isCaseSensitive, ...(value !== '' && { pattern: value }) } })
        }
      />
      <NumberField
        label={words.maxLength}
        {...{ value: content.maxLength, min: 1, max: 500 }}
        change={(maxLength = 1) => change({ content: { maxLength } })}
      />
    </>
  )
}

function AcceptedTexts({ answer, change, words }: TypeEditorProps<'short'>) {
  const { accepted } = answer
  const set = (next: AcceptedText[]) => change({ answer: { ...answer, accepted: next } })
  const add = () => set([...accepted, { text: '', percent: 100 }])
  return (
    <fieldset className={styles.fields}>
      <legend>{words.accepted}</legend>
      <p>{words.acceptedHint}</p>
      {accepted.map((each, index) => (
        <div key={index} className={styles.line}>
          <TextFields {...{ each, n: index + 1, words, add }} change={(next) => set(accepted.with(index, next))} />
          <IconButton
            icon="trash"
            label={fill(words.removeItem, { name: fill(words.acceptedText, { n: index + 1 }) })}
            act={() => set(accepted.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div>
        <Button isSmall icon="plus" onClick={add}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}

interface TextFieldsProps extends Pick<TypeEditorProps<'short'>, 'words'> {
  each: AcceptedText
  n: number
  add: () => void
  change: (text: AcceptedText) => void
}

function TextFields({ each, n, words, add, change }: TextFieldsProps) {
  return (
    <>
      <TextInput
        className={styles.grow}
        aria-label={fill(words.acceptedText, { n })}
        maxLength={500}
        value={each.text}
        onChange={({ currentTarget }) => change({ ...each, text: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <NumberField
        isCompact
        label={fill(words.acceptedPercent, { n })}
        {...{ value: each.percent, min: -100, max: 100, decimals: 5 }}
        change={(percent = 0) => change({ ...each, percent })}
      />
    </>
  )
}
