import type { ElementType } from 'react'
import { ActionButton } from '../../controls/action.tsx'
import type { DashboardCard } from './dashboard-description.ts'
import styles from './dashboard.module.css'

/** The items that a dashboard opens, side by side. */
export function Cards({ cards, form }: { cards: DashboardCard[]; form: ElementType | undefined }) {
  if (cards.length === 0) return null
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} form={form} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card, form }: { card: DashboardCard; form: ElementType | undefined }) {
  const { title, text, figures, actions } = card
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {actions.map((action) => (
          <ActionButton key={action.label} action={action} form={form} isSmall />
        ))}
      </div>
    </section>
  )
}
