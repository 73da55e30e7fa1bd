import { Icon } from '#ui/icon/icon.tsx'
import styles from './rule-list.module.css'

type RuleListProps = { title: string; hints: { rule: string; text: string }[]; broken: string[] }

/** The rules for a password. The rules that the last one broke are highlighted and read out with the field's error. */
export function RuleList({ title, hints, broken }: RuleListProps) {
  return (
    <div className={styles.rules}>
      <b>{title}</b>
      <ul>
        {hints.map(({ rule, text }) => (
          <li key={rule} className={broken.includes(rule) ? styles.rules__broken : undefined}>
            <Icon name={broken.includes(rule) ? 'alert' : 'check'} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
