import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Badge } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import styles from '../../components/form/survey-form.module.css'
import { SurveyView } from '../../components/form/survey-view.tsx'
import type { action, loader } from './list.server.ts'

export { action, loader } from './list.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** A learner's surveys, or the form of one whose answers were refused. */
export default function OwnSurveys() {
  const { words, open, answered } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (refused) return <SurveyView survey={refused.survey} />
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={words.title} text={words.text} />
        {open.length === 0 && <State icon="done" title={words.none} text={words.noneText} />}
        {open.length > 0 && <Head title={words.open} />}
        <Cards surveys={open} words={words} act={words.start} />
        {answered.length > 0 && <Head title={words.answered} />}
        <Cards surveys={answered} words={words} act={null} />
      </section>
    </div>
  )
}

interface CardsProps {
  surveys: Loaded['open']
  words: Loaded['words']
  act: string | null
}

function Cards({ surveys, words, act }: CardsProps) {
  if (surveys.length === 0) return null
  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => (
        <li key={survey.id} className={styles.card}>
          <div>
            <h3>{survey.name}</h3>
            <p>{survey.facts.join(' · ')}</p>
            {survey.isAnonymous && <Badge>{words.anonymous}</Badge>}
          </div>
          {act !== null && <LinkButton href={survey.href}>{act}</LinkButton>}
          {act === null && !survey.isAnonymous && (
            <LinkButton look="line" href={survey.href}>
              {words.view}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
