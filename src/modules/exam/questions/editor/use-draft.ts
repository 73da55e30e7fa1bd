import { useState } from 'react'
import type { Guidance, Option, Question, QuestionKey, QuestionType } from '#domain/learning/assessment/question.ts'
import { newID } from './new-id.ts'
import { contentOf, type DraftOf, emptyDraft } from './question-draft.ts'

export interface EditedQuestion {
  question: Question
  key: QuestionKey
}

/** The question while it is edited. The stem is in a field of its own. */
export function useDraft(start: EditedQuestion) {
  const [type, setType] = useState<QuestionType>(start.question.type)
  const [hint, setHint] = useState(start.question.hint ?? '')
  const [guidance, setGuidance] = useState<Guidance>(() => guidanceOf(start.key))
  const [draft, setDraft] = useState<DraftOf<QuestionType>>({
    content: start.question.content,
    answer: start.key.key,
  })
  const [isChanged, setChanged] = useState(false)
  const noting =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setChanged(true)
      set(value)
    }
  return {
    ...{ type, hint, guidance, draft, isChanged },
    noteChange: () => setChanged(true),
    setHint: noting(setHint),
    setGuidance: noting(setGuidance),
    change: noting((next: Partial<DraftOf<QuestionType>>) => setDraft((present) => ({ ...present, ...next }))),
    selectType: noting((next: QuestionType) => {
      setType(next)
      setDraft(emptyDraft(next, newID))
    }),
    content: contentOf(draft, { type, stem: start.question.stem, hint, guidance }),
  }
}

function guidanceOf(questionKey: QuestionKey): Guidance {
  const { type: _type, key: _key, ...guidance } = questionKey
  return guidance
}

/** Returns the options that may have a text about them: those of one list. */
export function optionsIn({ content }: Question): Option[] {
  return 'options' in content ? content.options : []
}
