import { Checkbox } from '@mantine/core'
import { fill } from '#domain/locale/fill.ts'
import type { Option } from '#domain/learning/assessment/question.ts'
import { ItemList } from '../parts/item-list.tsx'
import { NumberField } from '../parts/number-field.tsx'
import { OptionMore } from '../parts/option-more.tsx'
import { PolicySelect } from '../parts/policy-select.tsx'
import { SettingCheckbox } from '../parts/setting-checkbox.tsx'
import type { TypeEditorProps } from '../type-editor-props.ts'

/** Several correct options. Marked by part, each option has its own percent. */
export function MultipleEditor(props: TypeEditorProps<'multiple'>) {
  const { content, answer, change, words, images } = props
  const { options, shuffle, max } = content
  const setOptions = (next: Option[]) => change({ content: { ...content, options: next } })
  return (
    <>
      <PolicySelect
        policy={answer.policy}
        words={words}
        change={(policy) => change({ answer: { ...answer, policy } })}
      />
      <ItemList
        {...{ items: options, change: setOptions, words }}
        {...{ legend: words.options, label: words.option, addLabel: words.addOption, hint: words.optionsHint }}
        before={({ id }, index) => <CorrectField {...props} id={id} n={index + 1} />}
        below={(option, index) => (
          <OptionMore
            {...{ option, n: index + 1, isShuffled: shuffle, words, images }}
            change={(next) => setOptions(options.with(index, next))}
          />
        )}
      />
      <SettingCheckbox
        label={words.shuffle}
        isOn={shuffle}
        change={(isOn) => change({ content: { ...content, shuffle: isOn } })}
      />
      <NumberField
        label={words.max}
        hint={words.maxHint}
        {...{ value: max, min: 1, max: options.length }}
        change={(next) => change({ content: { options, shuffle, ...(next !== undefined && { max: next }) } })}
      />
    </>
  )
}

/** Whether an option is correct, or what it earns. */
function CorrectField({ answer, change, words, id, n }: TypeEditorProps<'multiple'> & { id: string; n: number }) {
  const { policy, correct, weights = {} } = answer
  const weigh = (percent: number) => {
    const next = { ...weights, [id]: percent }
    change({ answer: { policy, weights: next, correct: Object.keys(next).filter((each) => (next[each] ?? 0) > 0) } })
  }
  const others = correct.filter((each) => each !== id)
  if (policy === 'by-part')
    return (
      <NumberField
        isCompact
        label={fill(words.percentOf, { n })}
        {...{ value: weights[id] ?? 0, min: -100, max: 100, decimals: 5 }}
        change={(percent = 0) => weigh(percent)}
      />
    )
  return (
    <Checkbox
      label={words.correct}
      aria-label={fill(words.correctOption, { n })}
      checked={correct.includes(id)}
      onChange={({ currentTarget }) =>
        change({ answer: { policy, correct: currentTarget.checked ? [...others, id] : others } })
      }
    />
  )
}
