import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Badge, type Tone } from '#ui/button/badge.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { Board, BoardLine } from '../describe-board.server.ts'
import type { BoardWords } from '../words.ts'
import styles from './board.module.css'
import { ExtendForm, MessageForm, PauseForm, VoidForm } from './forms.tsx'

const everyMs = 15_000

type BoardViewProps = { board: Board; result: { done: string | null; problem: string | null } | undefined }

/** Who is where in a round. It reads again every 15 seconds while the page is visible. */
export function BoardView({ board, result }: BoardViewProps) {
  useRefresh()
  const { words, people } = board
  return (
    <div className={styles.board}>
      <h1>
        <Breakable text={board.name} />
      </h1>
      <p className={styles.about}>{board.about}</p>
      <p>{board.counts}</p>
      <p className={styles.about}>{board.refreshed}</p>
      <div role="status">{result?.done && <Alert tone="success" title={result.done} />}</div>
      {result?.problem && <Alert tone="danger" title={result.problem} />}
      {board.hasRunning && <ForAll board={board} />}
      {people.length === 0 && <p>{words.nobody}</p>}
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.id} {...{ person, words }} />
        ))}
      </ul>
      {people.length > 0 && <p className={styles.about}>{words.factsHint}</p>}
    </div>
  )
}

function useRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && revalidate()), everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

function ForAll({ board: { words, hasOpen, hasPaused } }: { board: Board }) {
  const of = { words, attempt: 'all' }
  return (
    <details className={styles.all}>
      <summary>{words.forAll}</summary>
      <div className={styles.forms}>
        <MessageForm {...of} />
        <ExtendForm {...of} />
        {hasOpen && <PauseForm {...of} isPaused={false} />}
        {hasPaused && <PauseForm {...of} isPaused />}
      </div>
    </details>
  )
}

const tones: Partial<Record<BoardLine['status'], Tone>> = { open: 'success', paused: 'warning', void: 'danger' }

function Person({ person, words }: { person: BoardLine; words: BoardWords }) {
  const { name, status, state, seen, answered, facts, attemptID, isRunning, isPaused, canVoid } = person
  return (
    <li className={styles.person}>
      <p className={styles.line}>
        <b className={styles.name}>{name}</b>
        <Badge tone={tones[status]}>{state}</Badge>
        {answered && <span>{answered}</span>}
        {seen && <span className={styles.about}>{seen}</span>}
      </p>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {attemptID && (
        <details>
          <summary>
            <span aria-hidden="true">{words.manage}</span>
            <span className="sr">{fill(words.manageOf, { name })}</span>
          </summary>
          <div className={styles.forms}>
            {isRunning && <MessageForm {...{ words }} attempt={attemptID} />}
            {isRunning && <ExtendForm {...{ words }} attempt={attemptID} />}
            {isRunning && <PauseForm {...{ words, isPaused }} attempt={attemptID} />}
            {canVoid && <VoidForm {...{ words }} attempt={attemptID} />}
          </div>
        </details>
      )}
    </li>
  )
}
