import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { RoundList } from './round-list.server.ts'
import styles from './round-section.module.css'

/** The rounds of a course. People can enrol in each, also without a script. */
export function RoundSection({ list }: { list: RoundList }) {
  if (!list) return null
  return (
    <section id="rounds">
      <h2>{list.title}</h2>
      {list.rounds.length === 0 && <p>{list.none}</p>}
      <ul className={styles.rounds}>
        {list.rounds.map(({ id, name, text, own, act }) => (
          <li key={id} className={styles.round}>
            <div>
              <b>
                <Breakable text={name} />
              </b>
              <p className={styles.text}>
                <Breakable text={text} />
              </p>
            </div>
            {own}
            {act && (
              <LinkButton href={act.href} isSmall look="line">
                {act.label}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
