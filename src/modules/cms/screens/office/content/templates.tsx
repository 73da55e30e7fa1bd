import { type MetaFunction, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from './templates.module.css'
import type { loader } from './templates.server.ts'

export { loader } from './templates.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Card = ReturnType<typeof useLoaderData<typeof loader>>['groups'][number]['cards'][number]

/** The templates for a new page. */
export default function Templates() {
  const { heading, crumbs, blank, groups, words } = useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
        <div className={part.acts}>
          <ButtonLink href={blank} icon="plus">
            {words.blank}
          </ButtonLink>
        </div>
      </div>
      {groups.map(({ name, label, none, cards }) => (
        <section key={name} aria-labelledby={`templates-${name}`}>
          <h2 id={`templates-${name}`} className={styles.group}>
            {label}
          </h2>
          {cards.length === 0 && <p className={styles.none}>{none}</p>}
          <ul className={styles.cards}>
            {cards.map((card) => (
              <TemplateCard key={card.id} card={card} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Links in the preview frame are disabled, because it shows a rendered page. */
function TemplateCard({ card, words }: { card: Card; words: Record<'begin' | 'edit', string> }) {
  const { title, text, frame, begin, edit } = card
  return (
    <li className={styles.card}>
      <div className={styles.frame} inert>
        <iframe src={frame.src} title={frame.title} loading="lazy" tabIndex={-1} />
      </div>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <div className={styles.acts}>
        <ButtonLink isSmall href={begin} aria-label={`${words.begin}: ${title}`}>
          {words.begin}
        </ButtonLink>
        {edit && (
          <ButtonLink isSmall look="bare" href={edit} aria-label={`${words.edit}: ${title}`}>
            {words.edit}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
