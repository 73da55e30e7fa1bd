import { useCallback, useMemo, useState } from 'react'
import type { ExamFacts, QuestionFacts } from '../rules/exam-facts.ts'

/** The facts of the loaded exam, with the questions that were added since. */
export function useKnownQuestions(loaded: ExamFacts) {
  const [added, setAdded] = useState<Record<string, QuestionFacts>>({})
  const facts = useMemo(() => ({ ...loaded, questions: { ...loaded.questions, ...added } }), [loaded, added])
  const know = useCallback((question: QuestionFacts) => setAdded((all) => ({ ...all, [question.id]: question })), [])
  return { facts, know }
}
