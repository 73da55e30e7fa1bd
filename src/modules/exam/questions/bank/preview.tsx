import { useState } from 'react'
import type { Question, Response } from '#domain/learning/assessment/question.ts'
import { AnswerPart } from '../../sitting/player/parts/answer-part.tsx'
import { QuestionFrame } from '../../sitting/player/parts/question-frame.tsx'
import type { PlayerWords } from '../../sitting/player/words.ts'

/** A question as a learner sees it. It can be tried; nothing is sent. Files cannot be tried. */
export function QuestionPreview({ question, words }: { question: Question; words: PlayerWords }) {
  const [response, setResponse] = useState<Response | null>(null)
  const number = question.type === 'text-only' ? null : 1
  const slot = { slot: '1', number, question, points: '0', response, version: 0, isFlagged: false }
  return (
    <QuestionFrame slot={slot} words={words}>
      <AnswerPart
        slot={slot as never}
        response={response as never}
        onChange={(next) => setResponse(next)}
        isReadOnly={question.type === 'file'}
        words={words}
        fileUrl={(key) => `/${key}`}
      />
    </QuestionFrame>
  )
}
