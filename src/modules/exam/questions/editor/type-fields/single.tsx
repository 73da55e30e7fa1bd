import { Radio } from '@mantine/core'
import { useId, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Option } from '#domain/learning/assessment/question.ts'
import { ItemList } from '../parts/item-list.tsx'
import { NumberField } from '../parts/number-field.tsx'
import { OptionMore } from '../parts/option-more.tsx'
import { SettingCheckbox } from '../parts/setting-checkbox.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** One correct option; others may earn a part of the points. */
export function SingleEditor(props: TypeEditorProps<'single'>) {
  const { content, answer, change, words } = props
  const { weights } = answer
  const [isPartial, setPartial] = useState(Object.values(weights).filter((percent) => percent !== 0).length > 1)
  const correct = content.options.find(({ id }) => weights[id] === 100)?.id ?? null
  const setWhole = () => change({ answer: { weights: correct ? { [correct]: 100 } : {} } })
  return (
    <>
      <Options {...props} isPartial={isPartial} correct={correct} />
      <SettingCheckbox
        label={words.shuffle}
        isOn={content.shuffle}
        change={(shuffle) => change({ content: { ...content, shuffle } })}
      />
      <SettingCheckbox
        label={words.partial}
        isOn={isPartial}
        change={(isOn) => {
          setPartial(isOn)
          if (!isOn) setWhole()
        }}
      />
    </>
  )
}

type OptionsProps = TypeEditorProps<'single'> & { isPartial: boolean; correct: string | null }

function Options({ content, answer, change, words, images, isPartial, correct }: OptionsProps) {
  const { options, shuffle } = content
  const { weights } = answer
  const name = useId()
  const setOptions = (next: Option[]) => change({ content: { ...content, options: next } })
  const select = (id: string) => {
    const others = Object.entries(weights).filter(([each]) => each !== correct)
    change({ answer: { weights: { ...Object.fromEntries(others), [id]: 100 } } })
  }
  return (
    <ItemList
      {...{ items: options, change: setOptions, words }}
      {...{ legend: words.options, label: words.option, addLabel: words.addOption, hint: words.optionsHint }}
      before={({ id }, index) => (
        <Radio
          {...{ name, label: words.correct, checked: id === correct, onChange: () => select(id) }}
          aria-label={fill(words.correctOption, { n: index + 1 })}
        />
      )}
      below={(option, index) => (
        <>
          {isPartial && option.id !== correct && (
            <NumberField
              isCompact
              label={fill(words.percentOf, { n: index + 1 })}
              {...{ value: weights[option.id] ?? 0, min: -100, max: 99, decimals: 5 }}
              change={(percent = 0) => change({ answer: { weights: { ...weights, [option.id]: percent } } })}
            />
          )}
          <OptionMore
            {...{ option, n: index + 1, isShuffled: shuffle, words, images }}
            change={(next) => setOptions(options.with(index, next))}
          />
        </>
      )}
    />
  )
}
