import { Details } from '#ui/account/details.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import type { SurveyViewModel } from '../../answering/describe-survey.server.ts'
import { SurveyForm } from './survey-form.tsx'
import { useForgottenDraft } from './use-draft.ts'

/** A survey for its learner: the form, thanks with their own answers, or why it takes no answer. */
export function SurveyView({ survey }: { survey: SurveyViewModel }) {
  const { state, words, text, list } = survey
  const link = <LinkButton href={list}>{words.all}</LinkButton>
  if (state === 'answered') return <Thanks survey={survey} />
  if (state === 'open') return <SurveyForm survey={survey} />
  const title = state === 'over' ? words.over : words.soon
  return <State isPage icon={state === 'over' ? 'lock' : 'clock'} title={title} text={text} acts={link} />
}

function Thanks({ survey }: { survey: SurveyViewModel }) {
  const { words, text, list, name, answers } = survey
  useForgottenDraft(survey)
  return (
    <div className="wrap">
      <section className="stack block">
        <State
          isPage
          icon="done"
          title={words.thanks}
          text={`${name}: ${text}`}
          acts={<LinkButton href={list}>{words.all}</LinkButton>}
        />
        {answers.length > 0 && (
          <>
            <Head title={words.yours} />
            <Details details={answers} />
          </>
        )}
      </section>
    </div>
  )
}
