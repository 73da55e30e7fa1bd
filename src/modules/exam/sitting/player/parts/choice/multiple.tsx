import { fill } from '#domain/locale/fill.ts'
import type { KeyByType } from '#domain/learning/assessment/question.ts'
import type { PartProps } from '../part-props.ts'
import { verdictOf } from '../verdict.tsx'
import { ChoiceGroup, ChoiceList } from './choice-list.tsx'

/** Several of several options, up to a most. At the most, the others cannot be selected. */
export function MultiplePart(props: PartProps<'multiple'>) {
  const { slot, response, onChange, isReadOnly, words, fileUrl, review } = props
  const { options, max = options.length } = slot.question.content
  const selected = response ?? []
  const hasLimit = max < options.length
  const legend = hasLimit ? fill(words.selectUpTo, { n: max, done: selected.length }) : words.selectSeveral
  const select = (id: string, isSelected: boolean) => {
    const next = options.map((option) => option.id).filter((one) => (one === id ? isSelected : selected.includes(one)))
    onChange(next.length === 0 ? null : next)
  }
  return (
    <ChoiceGroup {...{ slot, words, legend }} onClear={null}>
      <ChoiceList
        {...{ options, selected, words, fileUrl }}
        type="checkbox"
        slot={slot.slot}
        onSelect={select}
        isDisabled={(id) => isReadOnly || (selected.length >= max && !selected.includes(id))}
        verdict={(id) =>
          review ? verdictOf({ isSelected: selected.includes(id), isCorrect: isCorrectIn(review.key, id) }) : null
        }
        feedback={review?.optionFeedback ?? {}}
      />
    </ChoiceGroup>
  )
}

/** With weights, every option that earns points is correct. */
export function isCorrectIn({ policy, correct, weights }: KeyByType['multiple'], id: string): boolean {
  return policy === 'by-part' && weights ? (weights[id] ?? 0) > 0 : correct.includes(id)
}
