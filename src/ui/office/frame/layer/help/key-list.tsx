import styles from './help.module.css'

/** `keys` are pressed together or one after the other. */
export interface KeyGroup {
  title: string
  keys: { keys: string[]; says: string }[]
}

export function KeyList({ groups }: { groups: KeyGroup[] }) {
  return groups.map((group) => (
    <section key={group.title} className={styles.keys}>
      <h3>{group.title}</h3>
      <dl>
        {group.keys.map(({ keys, says }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
