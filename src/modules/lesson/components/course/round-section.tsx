import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { RoundAct, RoundList } from './round-list.server.ts'
import styles from './round-section.module.css'

/** The rounds of a course. People can enrol in each, also without a script. */
export function RoundSection({ list }: { list: RoundList }) {
  if (!list) return null
  return (
    <section id="rounds">
      <h2>{list.title}</h2>
      {list.rounds.length === 0 && <p>{list.none}</p>}
      <ul className={styles.rounds}>
        {list.rounds.map(({ id, name, days, text, own, act }) => (
          <li key={id} className={styles.round}>
            <div>
              <b>
                <Breakable text={name} />
              </b>
              <p className={styles.days}>{days}</p>
              {text && (
                <p className={styles.text}>
                  <Breakable text={text} />
                </p>
              )}
            </div>
            {own && <p className={styles.own}>{own}</p>}
            {act && <Act act={act} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Act({ act, name }: { act: RoundAct; name: string }) {
  const label = `${act.label}: ${name}`
  if (!act.isPost)
    return (
      <LinkButton href={act.href} isSmall look="line" aria-label={label}>
        {act.label}
      </LinkButton>
    )
  return (
    <Form method="post" action={act.href}>
      <Button isSmall aria-label={label}>
        {act.label}
      </Button>
    </Form>
  )
}
