import { Form } from 'react-router'
import { Icon } from '#ui/office/icon/icon.tsx'
import { ActionMenu } from '#ui/office/controls/action-menu.tsx'
import { StateDot } from '#ui/office/controls/cell.tsx'
import { HiddenFields } from '#ui/office/controls/hidden-fields.tsx'
import styles from './board.module.css'
import type { Card } from './describe-card.ts'

/** Notes as cards, each with its actions. */
export function Board({ cards, actions }: { cards: Card[]; actions: string }) {
  return (
    <ul className={styles.board}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card} data-colour={card.colour}>
          <header>
            <h2>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h2>
            {card.pinned && (
              <span role="img" aria-label={card.pinned} title={card.pinned} className={styles.pin}>
                <Icon name="pin" size={16} />
              </span>
            )}
            <ActionMenu label={`${actions}: ${card.title}`} actions={card.actions} form={Form} />
          </header>
          {card.about && <About about={card.about} />}
          {card.due && <Due due={card.due} />}
          {card.body && <p className={styles.body}>{card.body}</p>}
          {card.items.length > 0 && <CheckList card={card} />}
          <footer>
            {card.tags.map((tag) => (
              <a key={tag.text} href={tag.href} className={styles.tag} aria-label={tag.label}>
                {tag.text}
              </a>
            ))}
            <span className={styles.facts}>{card.facts.join(' · ')}</span>
          </footer>
        </li>
      ))}
    </ul>
  )
}

function About({ about: { text, href } }: { about: NonNullable<Card['about']> }) {
  return <p className={styles.about}>{href ? <a href={href}>{text}</a> : text}</p>
}

function Due({ due }: { due: NonNullable<Card['due']> }) {
  return (
    <p>
      <StateDot tone={due.isNow ? 'waiting' : 'off'}>{due.text}</StateDot>
    </p>
  )
}

function CheckList({ card }: { card: Card }) {
  return (
    <div className={styles.todo}>
      <p>{card.progress}</p>
      <ul>
        {card.items.map((item) => (
          <li key={item.text} data-done={item.isDone || undefined}>
            <Form method="post" preventScrollReset>
              <HiddenFields fields={item.hidden} />
              <button type="submit" aria-label={item.label} aria-pressed={item.isDone}>
                <Icon name={item.isDone ? 'square-check' : 'square'} size={18} />
              </button>
            </Form>
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
