import type { Source } from '#domain/learning/assessment/blueprint.ts'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from './editor.module.css'
import { QuestionSearch } from './question-search.tsx'
import { QuestionText } from './question-text.tsx'
import type { SectionProps } from './section-card.tsx'

type ListProps = SectionProps & { source: Extract<Source, { kind: 'list' }> }

/** The questions of a section in their order, and a search that adds more. */
export function QuestionList(props: ListProps) {
  const { source, described } = props
  const { words } = described
  return (
    <div className={styles.list}>
      {source.questions.length === 0 && <p className={part.muted}>{words.noQuestions}</p>}
      <ol aria-label={words.chosen}>
        {source.questions.map((id, at) => (
          <ChosenQuestion key={id} {...props} id={id} place={at} />
        ))}
      </ol>
      <QuestionSearch {...props} />
    </div>
  )
}

function ChosenQuestion(props: ListProps & { id: string; place: number }) {
  const { section, source, described, facts, edit, id, place } = props
  const { words, types } = described
  const question = facts.questions[id]
  const name = question ? `${question.code} ${question.name}` : words.gone
  const move = (by: -1 | 1) => () => edit({ do: 'move-question', id: section.id, question: id, by })
  return (
    <li>
      <QuestionText question={question} types={types} words={words} />
      <span className={styles.buttons}>
        <Button
          {...{ isSmall: true, isSquare: true, icon: 'arrow-up' }}
          aria-label={`${words.moveUp} ${name}`}
          disabled={place === 0}
          onClick={move(-1)}
        />
        <Button
          {...{ isSmall: true, isSquare: true, icon: 'arrow-down' }}
          aria-label={`${words.moveDown} ${name}`}
          disabled={place === source.questions.length - 1}
          onClick={move(1)}
        />
        <Button
          isSmall
          aria-label={`${words.remove} ${name}`}
          onClick={() => edit({ do: 'remove-question', id: section.id, question: id })}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  )
}
