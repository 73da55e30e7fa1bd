import { Link } from 'react-router'
import part from '#ui/office/controls/part.module.css'
import type { ShownItem } from '../describe-file.server.ts'
import styles from './carry.module.css'
import { StateMark } from './state-mark.tsx'
import type { CarryWords } from './words-of.ts'

/** One item of a file: whether it is imported, its state here, and what is not imported. */
export function ItemRow({ item, isOpen, words }: { item: ShownItem; isOpen: boolean; words: CarryWords }) {
  const { at, title, type, isChosen, word, tone, why, href, left, leftTitle, became } = item
  return (
    <li className={styles.item}>
      {isOpen ? (
        <label>
          <input type="hidden" name="among" value={at} />
          <input type="checkbox" name="chosen" value={at} defaultChecked={isChosen} />
          <span>{title}</span>
        </label>
      ) : (
        <span>
          {href ? (
            <Link className={part.link} to={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      )}
      <span className={styles.about}>
        <span className={part.muted}>{type}</span> <StateMark tone={tone} text={word} />
      </span>
      {why && <p className={styles.why}>{why}</p>}
      {left.length > 0 && <More title={leftTitle} lines={left} />}
      {became.length > 0 && <More title={words.becomes} lines={became} />}
    </li>
  )
}

function More({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
