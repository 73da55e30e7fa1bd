import type { PartProps } from '../part-props.ts'
import { verdictOf } from '../verdict.tsx'
import { ChoiceGroup, ChoiceList } from './choice-list.tsx'

/** One of several options. */
export function SinglePart({ slot, response, onChange, isReadOnly, words, fileUrl, review }: PartProps<'single'>) {
  const canClear = response !== null && !isReadOnly
  return (
    <ChoiceGroup {...{ slot, words }} legend={words.selectOne} onClear={canClear ? () => onChange(null) : null}>
      <ChoiceList
        {...{ words, fileUrl }}
        type="radio"
        slot={slot.slot}
        options={slot.question.content.options}
        selected={response === null ? [] : [response]}
        onSelect={onChange}
        isDisabled={() => isReadOnly}
        verdict={(id) =>
          review ? verdictOf({ isSelected: id === response, isCorrect: review.key.weights[id] === 100 }) : null
        }
        feedback={review?.optionFeedback ?? {}}
      />
    </ChoiceGroup>
  )
}
