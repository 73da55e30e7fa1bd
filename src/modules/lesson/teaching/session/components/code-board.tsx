import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { CodeBoard } from '../describe-attendance.server.ts'
import styles from './session.module.css'

const everyMs = 45_000

/** The code on the screen of the room. It renews while the page is visible. */
export function CodeBoardView({ board }: { board: CodeBoard }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && revalidate()), everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
  const { words } = board
  return (
    <div className={styles.board}>
      <h1>{words.codeTitle}</h1>
      <p className={styles.facts}>
        {board.name} · {board.when}
      </p>
      {board.isOpen ? (
        <div
          className={styles.code}
          role="img"
          aria-label={words.codeTitle}
          dangerouslySetInnerHTML={{ __html: board.svg }}
        />
      ) : (
        <p>{words.codeEarly}</p>
      )}
      <p className={styles.facts}>{words.codeText}</p>
      <a className={styles.act} href={board.back}>
        {words.back}
      </a>
    </div>
  )
}
